"""The variants of Flower Power!: the distribution, and where editions and readings differ."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from florilege.kernel.options import Amount, Choice, Numbers, Option, Settings, Whole

STANDARD: Final = "standard"

OPTIONS: list[Option] = [
    Choice("edition", "AMB-57", ["2", "1"]),
    Amount("packs", "1.2", STANDARD, 1, 8),
    Choice("jokers", "11", ["yes", "no"]),
    Amount("petals", "10.1", STANDARD, 2, 40),
    Amount("hand", "10.2", STANDARD, -1, 10),
    Numbers("petals_bonus", "10.3", -20, 20),
    Numbers("hand_bonus", "10.3", -10, 20),
    Choice("contest", "3.1", ["played", "lot"]),
    Choice("garden_build", "AMB-02", ["sealed", "in_order"]),
    Choice("pf_choice", "7.4", ["before_cards_confirm", "at_resolution"]),
    Choice("tie_timing", "7.3", ["before_cards", "at_resolution"]),
    Choice("battle_scope", "7.2", ["belligerents", "any"]),
    Choice("reply_unit", "AMB-29", ["action", "single_card", "many"]),
    Choice("create_after_exhaustion", "5.4", ["yes", "no"]),
    Choice("transitions", "12.10", ["yes", "no"]),
    Choice("elimination", "5.6", ["end_of_turn", "immediate"]),
    Choice("elimination_draw", "12.17", ["yes", "no"]),
    Choice("last_will", "12.11", ["chained", "single"]),
    Choice("refill", "AMB-09", ["on_demand", "eager"]),
    Choice("retreat", "AMB-13", ["allowed", "forbidden"]),
    Choice("cards_after_exhaustion", "AMB-14", ["create_only", "any"]),
    Choice("battle_spy_third_hand", "AMB-33", ["no", "yes"]),
    Whole("pf_refusals", "AMB-28", 1, 0, 5),
    Choice("former_unique_exhausted", "AMB-35", ["yes", "no"]),
    Choice("capture_elim_before_will", "AMB-46", ["yes", "no"]),
    Choice("eliminated_hand", "AMB-47", ["graveyard", "removed", "responsible"]),
    Whole("stall_rounds", "AMB-50", 2, 1, 20),
    Whole("round_cap", "AMB-50", 100, 1, 1000),
]

# Only where the first edition differs; where it is silent, the second applies (AMB-57).
FIRST_EDITION: Settings = {
    "pf_choice": "at_resolution",
    "tie_timing": "at_resolution",
    "battle_scope": "any",
    "reply_unit": "single_card",
    "create_after_exhaustion": "no",
    "elimination": "immediate",
}

# Where the hand of an eliminated player goes, if not to the graveyard.
REMOVED: Final[i64] = 1
TO_RESPONSIBLE: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Variant:
    """The settings of one game; shared by all copies of a position."""

    def __init__(self, settings: Settings, packs: i64, petals: list[int]) -> None:
        self.packs = packs
        self.petals = petals
        self.jokers = settings["jokers"] == "yes"
        self.contest_by_lot = settings["contest"] == "lot"
        self.sealed_gardens = settings["garden_build"] == "sealed"
        self.choose_at_resolution = settings["pf_choice"] == "at_resolution"
        self.ties_at_resolution = settings["tie_timing"] == "at_resolution"
        self.any_garden = settings["battle_scope"] == "any"
        self.single_card = settings["reply_unit"] == "single_card"
        self.many_cards = settings["reply_unit"] == "many"
        self.create_when_exhausted = settings["create_after_exhaustion"] == "yes"
        self.transitions = settings["transitions"] == "yes"
        self.immediate_elimination = settings["elimination"] == "immediate"
        self.elimination_draw = settings["elimination_draw"] == "yes"
        self.chained_will = settings["last_will"] == "chained"
        self.eager_refill = settings["refill"] == "eager"
        self.may_retreat = settings["retreat"] == "allowed"
        self.any_card_when_exhausted = settings["cards_after_exhaustion"] == "any"
        self.spy_third_hand = settings["battle_spy_third_hand"] == "yes"
        self.refusals: i64 = int(settings["pf_refusals"])
        self.former_unique_exhausted = settings["former_unique_exhausted"] == "yes"
        self.elimination_before_will = settings["capture_elim_before_will"] == "yes"
        self.eliminated_hand: i64 = ["graveyard", "removed", "responsible"].index(
            str(settings["eliminated_hand"])
        )
        self.stall_rounds: i64 = int(settings["stall_rounds"])
        self.round_cap: i64 = int(settings["round_cap"])
        self.first_edition = settings["edition"] == "1"
        self.old_clauses = self._list_old_clauses()

    def _list_old_clauses(self) -> dict[str, str]:
        """Map the second edition's clauses to those of the first played in their place."""
        replaced = [
            ("5.3.1", "O7.4", self.choose_at_resolution),
            ("7.3", "O7.3", self.ties_at_resolution),
            ("5.3.2", "O5.3.2", self.single_card),
            ("5.6", "O4.3", self.immediate_elimination),
            ("6.4", "O6.4", self.first_edition),
            ("8.2", "O8.2", self.first_edition),
            ("12.11", "O8.2", self.first_edition),
        ]
        return {new: old for new, old, is_played in replaced if is_played}

    def cite(self, clause: str) -> str:
        """Return a clause of the second edition, or the first's where that one is played."""
        return self.old_clauses.get(clause, clause)

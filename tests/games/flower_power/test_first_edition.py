import pytest

from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.options import FIRST_EDITION
from florilege.kernel.dice import fast_dice
from florilege.kernel.options import Value
from tests.games.flower_power.table import (
    asked,
    board,
    events,
    fight,
    flowers,
    graveyard,
    hand_size,
    leader,
    moves,
    new,
    order,
    plain,
    play,
    refused,
    table,
    targets,
    turn,
    winners,
)

OLD = "options edition=1"


@pytest.mark.clause("flower-power", "O7.4", "AMB-58")
@pytest.mark.parametrize("options", ["edition=1", "pf_choice=at_resolution"])
def test_o1_petals_are_chosen_after_the_cards(options: str) -> None:
    position = table(f"""
        options {options}
        A hand 2H garden {{AS,QH,5D,4C}}
        B hand - garden [4H,(KD),(9S),(2C)] [(2D)]
    """)
    play(position, "A1", "B1")
    assert moves(position) == {"pass", "retreat", "2H"}
    play(position, "pass", "pass")
    assert moves(position) == {"AS", "QH", "5D", "4C", "retreat"}
    play(position, "4C")
    assert (flowers(position, "B")[0], moves(position)) == (
        "[4H,KD,(9S),(2C)]",
        {"AS", "QH", "5D", "retreat"},
    )
    play(position, "AS")
    assert graveyard(position) == {"4C", "4H"}
    assert plain(position, "A") == {"{AS,QH,5D}", "[KD,(9S),(2C)]"}


@pytest.mark.clause("flower-power", "O7.4")
def test_petals_chosen_at_the_resolution_need_no_confirmation() -> None:
    position = table(f"""
        {OLD}
        A hand - garden {{QS,8C,3D}}
        B hand - garden {{10H,5S}} [(2C),(2S)]
    """)
    play(position, "A1", "B1", "pass", "pass", "8C")
    assert (turn(position), moves(position)) == ("B", {"10H", "5S"})
    assert order(play(position, "10H"), "attack-failed", "confirmed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "O4.5", "7.2")
@pytest.mark.parametrize(("scope", "legal"), [("any", True), ("belligerents", False)])
def test_o2_cards_may_touch_any_garden_in_battle(scope: str, legal: bool) -> None:
    position = table(f"""
        options battle_scope={scope}
        A hand 5S,5C garden [(9S),(4D)] [3D]
        B hand - garden [(6C),(QC)]
        C hand - garden [2D,(8C)]
    """)
    play(position, "A1", "B1")
    assert ("poison:C1.1" in targets(position, "5S")) == legal
    assert ("spy:C1" in targets(position, "5C")) == legal


@pytest.mark.clause("flower-power", "O4.5", "7.2")
def test_o2_a_third_player_still_plays_nothing() -> None:
    position = table(f"""
        {OLD}
        A hand 5H garden [(9S),(4D)] [3D]
        B hand 5C garden [(6C),(QC)]
        C hand KC garden [2D,(8C)]
    """)
    play(position, "A1", "B1", "5H", "heart:C1.1")
    assert flowers(position, "C") == ["[5H,2D,(8C)]"]
    assert turn(position) == "B"
    assert turn(play(position, "pass")) == "A"


@pytest.mark.clause("flower-power", "O5.3.2", "AMB-58", "AMB-29")
@pytest.mark.parametrize("options", ["edition=1", "reply_unit=single_card"])
def test_o3_no_flower_is_made_in_battle(options: str) -> None:
    position = table(f"""
        options {options}
        A hand 5H,6H,7H garden [(9S),(4D)] [3D]
        B hand - garden [(6C),(QC)]
    """)
    assert "regular" in moves(position)
    play(position, "A1", "B1")
    assert moves(position) == {"pass", "retreat", "5H", "6H", "7H"}
    assert refused(position, "regular") == ("one-card-a-reply", "O5.3.2")
    assert refused(position, "power") == ("one-card-a-reply", "O5.3.2")


@pytest.mark.clause("flower-power", "O4.3", "AMB-42")
@pytest.mark.parametrize(("option", "out"), [("immediate", True), ("end_of_turn", False)])
def test_a_flowerless_player_is_out_at_once(option: str, out: bool) -> None:
    position = table(f"""
        options elimination={option}
        A hand KS garden [(9S),(4D)]
        B hand - garden [6C]
        C hand - garden [2D,(8C)]
    """)
    play(position, "KS", "poison:B1.1")
    assert (len(events(position, "eliminated")) == 1) == out
    assert (turn(position), asked(position)) == ("A", "turn")


@pytest.mark.clause("flower-power", "O4.3", "AMB-30")
def test_no_flower_can_be_made_in_reply_to_a_deadly_poison() -> None:
    position = table(f"""
        {OLD} reply_unit=action
        A hand 6S garden [(9S),(4D)] [(2C),(2S)]
        B hand 5C,8D,JH garden [(6H)]
        C hand - garden [2D,(8C)]
    """)
    play(position, "A1", "B1", "6S", "poison:B1.1")
    assert not board(position, "A")["players"][1]["alive"]
    assert (turn(position), asked(position)) == ("A", "turn")
    assert flowers(position, "A")[0] == "[9S,(4D)]!~"


@pytest.mark.clause("flower-power", "O4.3")
def test_an_attacker_without_flowers_is_out_at_once() -> None:
    position = table(f"""
        {OLD}
        A hand 5C,8D,JH garden [8C]
        B hand 9S garden [(QH)]
    """)
    play(position, "A1", "B1", "pass", "9S", "poison:A1.1")
    assert winners(position) == "B"


@pytest.mark.clause("flower-power", "O7.3", "AMB-58", "AMB-17")
@pytest.mark.parametrize("options", ["edition=1", "tie_timing=at_resolution"])
def test_ties_are_broken_at_the_resolution(options: str) -> None:
    position = table(f"""
        options {options}
        A hand - garden [10S,(8C)]
        B hand - garden [10D,(7H)] [(2C)]
    """)
    play(position, "A1", "B1")
    assert (flowers(position, "A"), leader(position)) == (["[10S,(8C)]"], "-")
    play(position, "pass", "pass")
    assert graveyard(position) == {"10S", "10D"}
    assert flowers(position, "A") == ["[8C]", "[7H]"]


@pytest.mark.clause("flower-power", "O7.3")
def test_a_full_tie_at_the_resolution_reopens_the_cards() -> None:
    position = table(f"""
        {OLD}
        A hand 2H garden [6S,(JD)]
        B hand - garden [6C,(JH)] [(2D)]
    """)
    play(position, "A1", "B1", "pass", "pass")
    assert (turn(position), asked(position)) == ("A", "reply")
    assert flowers(position, "A") == ["[6S,JD]"]
    play(position, "2H", "heart:A1.3", "pass", "pass")
    assert graveyard(position) == {"6S", "6C"}


@pytest.mark.clause("flower-power", "O7.3", "AMB-23")
def test_a_full_tie_that_nobody_breaks_fails_after_the_second_round() -> None:
    position = table(f"""
        {OLD}
        A hand - garden [6S,(JD)] [(3C)]
        B hand - garden [6C,(JH)] [(2D)]
    """)
    play(position, "A1", "B1", *["pass"] * 4)
    assert order(position, "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "AMB-58", "11")
def test_jokers_make_flowers_in_the_first_edition_too() -> None:
    position = table(f"""
        {OLD}
        A hand JkB,JkR,4S,7H garden [(9S),(4D)]
        B hand - garden [(6C),(QC)]
    """)
    assert {"regular", "power"} <= moves(position)


@pytest.mark.clause("flower-power", "O5.4")
def test_the_first_edition_ends_the_turn_at_exhaustion() -> None:
    position = table(f"""
        {OLD}
        A hand 5H,6H,7H garden [5C,(QD)]!~ [3H]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A2", "B1")
    assert turn(position) == "B"
    assert flowers(position, "A") == ["[5C,(QD)]", "[3H]"]


@pytest.mark.clause("flower-power", "AMB-57", "12.10")
def test_the_first_edition_too_revives_a_flower_that_becomes_unique() -> None:
    position = table(f"""
        {OLD}
        A hand 4S garden [5C,(QD)]!~ [3H]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A2", "B1", "4S", "poison:A2.1")
    assert (turn(position), flowers(position, "A")) == ("A", ["[5C,(QD)]~"])


@pytest.mark.clause("flower-power", "AMB-57", "12.10")
def test_the_first_edition_too_revives_targets_when_a_flower_is_made() -> None:
    position = table(f"""
        {OLD}
        A hand 9C,KH,4D garden [5H,(2C)]
        B hand - garden [10S,(3C)] [QS,(6D)]
    """)
    play(fight(position, "A1", "B1"), "regular", "KH", "9C", "4D", "done")
    assert flowers(position, "B") == ["[10S,(3C)]", "[QS,(6D)]"]


@pytest.mark.clause("flower-power", "AMB-57", "12.17")
def test_the_first_edition_too_rewards_an_elimination() -> None:
    position = table(f"""
        {OLD}
        A hand 10S garden [(KS),(4D)]
        B hand - garden [9H]
        C hand - garden [(AD),(AC)]
    """)
    play(position, "10S", "poison:B1.1")
    assert (hand_size(position, "A"), turn(position)) == (1, "A")


@pytest.mark.clause("flower-power", "AMB-57")
def test_the_first_edition_is_a_set_of_options() -> None:
    settings = new(2, edition="1").settings()
    assert {key: settings[key] for key in FIRST_EDITION} == FIRST_EDITION
    usual = GAME.settings({})
    rest = set(usual) - set(FIRST_EDITION) - {"edition", "contest"}
    assert all(settings[key] == usual[key] for key in rest)
    assert all(usual[key] != FIRST_EDITION[key] for key in FIRST_EDITION)


@pytest.mark.clause("flower-power", "AMB-57")
def test_editions_may_be_mixed() -> None:
    given: dict[str, Value] = {"edition": "1", "battle_scope": "belligerents"}
    settings = GAME.start(2, given, fast_dice(1)).settings()
    assert (settings["battle_scope"], settings["tie_timing"]) == ("belligerents", "at_resolution")
    assert GAME.settings({"edition": "2"}) == GAME.settings({})


@pytest.mark.clause("flower-power", "O4.3", "AMB-43")
@pytest.mark.parametrize(("edition", "who"), [("1", "B"), ("2", "")])
def test_who_destroys_the_own_last_flower_is_out_at_once(edition: str, who: str) -> None:
    position = table(f"""
        options edition={edition}
        A hand JS,5C,6C,7C garden [8D]
        B hand - garden [(9H)]
    """)
    assert winners(play(position, "JS", "poison:A1.1")) == who

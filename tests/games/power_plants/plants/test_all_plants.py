from florilege.games.power_plants.plant_names import LETTERS
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.dice import fast_dice
from tests.games.power_plants.table import events, new


def random_game(seed: int) -> PowerPlantsPosition:
    position = new(2, seed, alternates="mixed")
    dice = fast_dice(seed, 1)
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[dice.below(len(legal))])
    return position


def letters(position: PowerPlantsPosition, kind: str) -> set[str]:
    return {str(event.args["patch"])[0] for event in events(position, kind)}


def test_every_plant_sprouts_and_grows_in_random_games() -> None:
    sprouted: set[str] = set()
    grown: set[str] = set()
    for seed in range(80):
        position = random_game(seed)
        sprouted |= letters(position, "sprouts")
        grown |= letters(position, "patch-grows")
    assert sprouted == set(LETTERS)
    assert grown == set(LETTERS)

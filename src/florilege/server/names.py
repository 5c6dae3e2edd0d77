"""Names that players choose: legible, and not to be taken for somebody else's."""

from florilege.kernel.refusal import refused
from florilege.tables.store import Player, Store
from florilege.tables.text_rules import is_legible


async def check_name(store: Store, player: Player, name: str) -> None:
    """Refuse a name to display that is illegible, or looks like that of another with an account."""
    check_legible(name)
    if await store.is_name_taken(name, player.id):
        raise refused("name-alike", "", {"name": name})


def check_legible(name: str) -> None:
    if not is_legible(name):
        raise refused("illegible-name")

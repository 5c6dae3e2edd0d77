"""How the names of accounts look. Of old accounts that look alike the first keeps the look."""

import sqlalchemy as sa
from alembic import op

from florilege.tables.look_alikes import look_of

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("players", sa.Column("account_look", sa.Text))
    op.add_column("players", sa.Column("name_look", sa.Text))
    _fill()
    op.create_index("players_account_look", "players", ["account_look"], unique=True)
    op.create_index("players_name_look", "players", ["name_look"])


def _fill() -> None:
    accounts = sa.text("SELECT id, name, account FROM players WHERE account <> '' ORDER BY at, id")
    fill = sa.text("UPDATE players SET account_look = :look, name_look = :name WHERE id = :id")
    seen = set[str]()
    for ident, name, account in op.get_bind().execute(accounts).all():
        look = look_of(account)
        first = None if look in seen else look or None
        op.get_bind().execute(fill, {"id": ident, "look": first, "name": look_of(name)})
        seen.add(look)

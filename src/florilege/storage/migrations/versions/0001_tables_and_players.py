"""Tables, players and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("founder", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_gathering", "tables", ["public", "stage", "at"])
    op.create_index("tables_founded", "tables", ["founder", "stage"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="entries_pk"),
        sqlite_with_rowid=False,
    )
    if op.get_context().dialect.name == "postgresql":
        op.create_index("entries_at", "entries", ["at"], postgresql_using="brin")
    op.create_table(
        "wakes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="wakes_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="wakes_fk"),
        sqlite_with_rowid=False,
    )
    op.create_index("wakes_at", "wakes", ["at"])
    op.create_table(
        "sittings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="sittings_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="sittings_fk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("account_key", sa.Text),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="players_pk"),
        sa.UniqueConstraint("account_key", name="players_account"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="ratings_pk"),
    )
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="rated_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="rated_fk"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="house_pk"),
    )

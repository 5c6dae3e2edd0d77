"""Seat tokens that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "used_tokens",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="used_tokens_pk"),
    )
    op.create_index("used_tokens_until", "used_tokens", ["until"])

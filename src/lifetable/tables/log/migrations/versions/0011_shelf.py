"""Decks have a name, and what they hold is counted once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("uploads") as uploads:
        uploads.add_column(sa.Column("name", sa.Text(), nullable=False, server_default=""))
        for counted in ("cards", "people", "players"):
            uploads.add_column(sa.Column(counted, sa.Integer(), nullable=False, server_default="0"))

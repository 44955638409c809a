"""What time a process had when it last gave a sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("keepers", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))

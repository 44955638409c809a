"""Who looks at a table from which process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "viewers",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id"),
    )

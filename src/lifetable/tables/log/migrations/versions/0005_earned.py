"""Whether a result counts for a rating. Until now it did unless somebody sat at two seats."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("unrated", sa.Text(), nullable=True))
    op.execute(
        "UPDATE results SET unrated = 'two-seats' WHERE table_id IN"
        " (SELECT table_id FROM results WHERE player <> '' AND player NOT LIKE 'bot:%'"
        " GROUP BY table_id, player HAVING count(*) > 1)"
    )

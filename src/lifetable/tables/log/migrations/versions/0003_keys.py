"""The number of an entry is enough to keep a key from being written twice."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("entries_once", type_="unique")

"""News for other processes; who only spoke at a table; files that several people have."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "uploads",
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("file", "person"),
    )
    op.create_index("uploads_by_person", "uploads", ["person"], unique=False)
    op.execute(
        "INSERT INTO uploads (file, person, made)"
        " SELECT id, person, made FROM files WHERE person IS NOT NULL"
    )
    with op.batch_alter_table("files") as files:
        files.drop_column("person")
        files.add_column(
            sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.true())
        )  # nobody knows of those that are here
    with op.batch_alter_table("seated") as seated:
        seated.add_column(sa.Column("sits", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute(
        "INSERT INTO seated (table_id, person, sits)"
        ' SELECT DISTINCT table_id, "by", false FROM entries WHERE "by" IS NOT NULL'
        " AND NOT EXISTS (SELECT 1 FROM seated"
        ' WHERE seated.table_id = entries.table_id AND seated.person = entries."by")'
    )

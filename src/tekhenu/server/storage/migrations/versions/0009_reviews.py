"""Reviews of finished games, branches of games, and hints by agreement.

Existing games have hints unless several people have access to them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
GAMES = sa.table("games", sa.column("shared", sa.Boolean), sa.column("hints", sa.Boolean))


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute(sa.update(GAMES).where(GAMES.c.shared).values(hints=sa.false()))
    # Alembic would copy the whole table to add a foreign key in SQLite.
    op.execute("ALTER TABLE games ADD COLUMN branch_of VARCHAR(12) REFERENCES games (id)")
    op.add_column("games", sa.Column("branch_step", sa.Integer))
    op.create_index("ix_games_branch_of", "games", ["branch_of"])
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("total", sa.Integer),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "review_turns",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.JSON),
    )

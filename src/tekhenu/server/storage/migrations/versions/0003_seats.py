"""Replaceable links of seats, and notices about changes of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("deal", sa.String(10), nullable=False, server_default="secret")
    )
    op.add_column(
        "games", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.true())
    )
    # A game with one human seat is not shared with other people.
    op.execute(
        "UPDATE games SET shared = (SELECT count(*) FROM seats"
        " WHERE seats.game = games.id AND seats.kind = 'human') > 1"
    )
    op.create_table(
        "spent_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("former", sa.String(40)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )

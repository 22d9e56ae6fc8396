"""Absent players, abandoned games, and consents to motions."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("seen", MOMENT))
    # Unknown for existing seats: assume now, so that no player counts as absent.
    op.execute("UPDATE seats SET seen = CURRENT_TIMESTAMP WHERE token IS NOT NULL")
    op.create_table(
        "consents",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("about", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", MOMENT, nullable=False),
    )

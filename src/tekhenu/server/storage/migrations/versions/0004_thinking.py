"""The hashed address of a game's creator, and whether people wait for a computer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AWAITED = sa.text("awaited")
SEATED = "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.kind"


def upgrade() -> None:
    op.add_column("games", sa.Column("place", sa.Integer))
    op.add_column(
        "games", sa.Column("awaited", sa.Boolean, nullable=False, server_default=sa.false())
    )
    # An upper bound: the next start of the server checks these games and corrects the column.
    op.execute(
        f"UPDATE games SET awaited = finished IS NULL AND {SEATED} = 'human')"
        f" AND {SEATED} NOT IN ('human', 'botankhamun', 'automa'))"
    )
    op.create_index(
        "ix_games_awaited", "games", ["awaited"], sqlite_where=AWAITED, postgresql_where=AWAITED
    )

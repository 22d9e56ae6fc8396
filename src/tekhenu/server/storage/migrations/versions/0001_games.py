"""Games, seats, holders, people and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("creator", NUMBER, sa.ForeignKey("people.id"), index=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("finished", MOMENT),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("faster", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("ix_games_listed", "games", ["listed", "created"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("webhook", sa.String(500)),
        sa.Column("site", sa.String(300)),
    )
    op.create_table(
        "holders",
        sa.Column("person", NUMBER, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("option", sa.String(200)),
        sa.Column("at", MOMENT, nullable=False),
    )


def downgrade() -> None:
    for table in ("entries", "holders", "seats", "games", "people"):
        op.drop_table(table)

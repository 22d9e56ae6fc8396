"""People's own editions."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    person = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "editions",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("person", person, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
    )
    op.create_index("ix_editions_person", "editions", ["person"])

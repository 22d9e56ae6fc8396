"""The kinds of decisions, with the facts about each kind that the other packages need."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class KindRow:
    """One row of the table of kinds."""

    text: str
    rule: str
    """The section of the rules that explains the decision, by its id in the help."""
    part: str = ""
    """The part of the board that shows the options."""
    on_offer: bool = False
    """Whether the options are cards laid out beside the board."""
    secret: bool = False
    """Whether the options name hidden cards, so that only the seat that answers sees them."""
    module: str = "base"
    """The module of components whose games have this decision.

    Empty for questions about chance, which only a real table is asked, and for `CONFIRM`.
    """


class DecisionKind(StrEnum):
    """A kind of question to a player or to a real table.

    A kind is equal to its text, which saves, the API and message keys contain.

    >>> DecisionKind.ANY_ACTION == "any action"
    True
    >>> DecisionKind.ANY_ACTION.dashed, DecisionKind.ANY_ACTION.rule
    ('any-action', 'turn')

    Observations of `lab.environments` list the kinds in this order, so a new kind comes last in
    its group.
    """

    rule: str
    part: str
    on_offer: bool
    secret: bool
    module: str

    DECREE = KindRow("decree", "setup", "market", on_offer=True, secret=True)
    STARTING = KindRow("starting", "setup", "market", on_offer=True)
    DESTINY = KindRow("destiny", "maat", "market", on_offer=True)
    REWARD = KindRow("reward", "setup")
    KEEP = KindRow("keep", "cards", "market", on_offer=True, secret=True)
    GAIN = KindRow("gain", "cards")
    ADVANCE = KindRow("advance", "populace")
    DIE = KindRow("die", "light", "wheel")
    TAKE = KindRow("take", "scribes")
    SIDE = KindRow("side", "light")
    ACTION = KindRow("action", "turn")
    PRODUCE_FIRST = KindRow("produce first", "turn")
    PRODUCE = KindRow("produce", "produce")
    VALUE = KindRow("value", "scribes")
    PAY = KindRow("pay", "paying")
    STATUE = KindRow("statue", "horus", "wheel")
    TEMPLE = KindRow("temple", "ra", "temple")
    ABILITY = KindRow("ability", "ra")
    HATHOR = KindRow("hathor", "hathor", "temple")
    OSIRIS = KindRow("osiris", "osiris", "osiris")
    PRODUCTION = KindRow("production", "osiris")
    MARKET = KindRow("market", "thoth", "market")
    ANY_ACTION = KindRow("any action", "turn")
    CLOSE = KindRow("close", "turn")
    FAITH = KindRow("faith", "maat")
    BREAD = KindRow("bread", "scoring")
    DECLARE = KindRow("declare", "end", secret=True)
    SCORE = KindRow("score", "end", secret=True)
    REPEAT = KindRow("repeat", "cards")
    TRIBUTE = KindRow("tribute", "scoring")

    CULTIST = KindRow("cultist", "seth-cultists", "market", on_offer=True, module="seth")
    ARTIFACT = KindRow("artifact", "seth-artifacts", "market", on_offer=True, module="seth")
    CONQUEST = KindRow("conquest", "seth-conquest", "temple", module="seth")
    SERVICE = KindRow("service", "seth-cultists", module="automa")

    # The turn is complete and can be confirmed or undone.
    CONFIRM = KindRow("confirm", "turn", module="")

    # Outcomes of rolls and draws at a real table
    WHEEL = KindRow("wheel", "setup", module="")
    HORUS_TILE = KindRow("horus tile", "setup", module="")
    OFFER = KindRow("offer", "setup", module="")
    FIRST_PLAYER = KindRow("first player", "setup", module="")
    CULTIST_SHOWN = KindRow("cultist shown", "seth-setup", module="")
    ROLL = KindRow("roll", "rotation", module="")
    MARKET_CARD = KindRow("market card", "thoth", module="")
    DRAWN_CARD = KindRow("drawn card", "cards", module="")
    SECRET_CARD = KindRow("secret card", "cards", secret=True, module="")
    PILLAR_TILE = KindRow("pillar tile", "ra", module="")
    CONQUEST_TILE = KindRow("conquest tile", "seth-conquest", module="")
    ARTIFACT_SHOWN = KindRow("artifact shown", "seth-artifacts", module="")
    REVEALED_DECREE = KindRow("revealed decree", "end", module="")
    PYRAMID = KindRow("pyramid", "botankhamun", module="")
    COIN = KindRow("coin", "botankhamun", module="")
    TIE = KindRow("tie", "botankhamun", module="")
    DESTINY_DRAWN = KindRow("destiny drawn", "maat", module="")
    STARTING_DRAWN = KindRow("starting drawn", "automas", module="")
    ACTION_TILE = KindRow("action tile", "automas-turn", module="")
    MARKER_F = KindRow("marker f", "automas", module="")
    MARKER_G = KindRow("marker g", "automas", module="")
    MARKER_H = KindRow("marker h", "automas", module="")
    MARKER_I = KindRow("marker i", "automas", module="")
    CONQUEST_SPACE = KindRow("conquest space", "seth-conquest", module="")

    def __new__(cls, row: KindRow | str) -> "DecisionKind":
        if isinstance(row, str):
            raise TypeError(f"the kind {row!r} has no row")
        self = str.__new__(cls, row.text)
        self._value_ = row.text
        self.rule = row.rule
        self.part = row.part
        self.on_offer = row.on_offer
        self.secret = row.secret
        self.module = row.module
        return self

    __repr__ = str.__repr__

    @property
    def dashed(self) -> str:
        """The text without spaces, as message keys and CSS classes contain it."""
        return self.replace(" ", "-")

"""Artifacts beside the Destiny cards, for sale to the player who takes the card (R69)."""

from ..components.edition import Artifact
from .actions import extra_action_due
from .asking import ask
from .chance import draw_top
from .decision import Flow
from .decision_kind import DecisionKind
from .effects import carry_out, receive
from .event import Buried, Chose, Displayed, Source
from .move import BuyArtifact, Pass, card_name
from .moves import ARTIFACT, DRAW, PASS
from .state import Player
from .subject import DESTINY_IDS
from .table import PRIEST, Table


def refill(table: Table) -> None:
    """Place artifacts beside the Destiny cards that have none, until the pile is empty."""
    board = table.state.seth
    if board is None:
        return
    for place, lying in enumerate(board.artifacts):
        if lying < 0 and board.pile:
            board.artifacts[place] = draw_top(
                table,
                DecisionKind.ARTIFACT_SHOWN,
                board.pile,
                DRAW["X"],
                DESTINY_IDS[place],
                board.buried,
            )
            board.buried = min(board.buried, len(board.pile))
            table.state.reveals += 1
            if table.events is not None:
                table.emit(Displayed(board.artifacts[place], place))


def offer(table: Table, seat: int, destiny: int) -> Flow[None]:
    """Offer the artifact for priests; put it under the pile if it is declined."""
    board = table.state.seth
    if board is None or board.artifacts[destiny] < 0:
        return
    artifact = board.artifacts[destiny]
    printed = table.settings.edition.seth.artifacts[artifact]
    player = table.state.players[seat]
    choice: BuyArtifact | Pass = PASS
    if player.priests >= printed.priests:
        choice = yield from ask(table, seat, DecisionKind.ARTIFACT, lambda: _purchase(artifact))
    if choice is PASS:
        return_to_pile(table, destiny)
        return
    board.artifacts[destiny] = -1
    table.dismiss(seat, PRIEST, printed.priests)
    player.artifacts = player.artifacts.plus(artifact)
    if table.events is not None:
        table.emit(Chose(seat, card_name("X", artifact)))
    yield from carry_out(table, seat, printed.effect, Source.ARTIFACTS, printed.id)
    yield from extra_action_due(table, seat)


def _purchase(artifact: int) -> list[BuyArtifact | Pass]:
    return [ARTIFACT[artifact], PASS]


def return_to_pile(table: Table, destiny: int) -> None:
    """Put an artifact that was not bought under the pile."""
    board = table.state.seth
    if board is None or board.artifacts[destiny] < 0:
        return
    artifact = board.artifacts[destiny]
    board.artifacts[destiny] = -1
    board.pile.insert(0, artifact)
    board.buried += 1
    if table.events is not None:
        table.emit(Buried(artifact))


# Artifacts with permanent effects


def held_by(table: Table, player: Player) -> list[Artifact]:
    if not player.artifacts:
        return []
    printed = table.settings.edition.seth.artifacts
    return [printed[number] for number in player.artifacts]


def give_maat_rewards(table: Table, seat: int) -> None:
    """Give the rewards that artifacts have at the start of a Maat."""
    for printed in held_by(table, table.state.players[seat]):
        if printed.effect.verb == "maat":
            receive(table, seat, printed.effect.gains, Source.ARTIFACTS, printed.id)


def building_vp(table: Table, player: Player) -> int:
    """Return the extra VP for each of the player's Buildings on the Seth board."""
    bought = held_by(table, player)
    return sum(printed.effect.amount for printed in bought if printed.effect.verb == "buildings")


def weight_of_blood(table: Table, player: Player) -> int:
    """Return the weight of the player's blood (R64); 0 with the artifact that removes it."""
    if not player.blood or not player.artifacts:
        return player.blood
    bought = held_by(table, player)
    return 0 if any(printed.effect.verb == "weightless" for printed in bought) else player.blood

"""Games at a real table: people say how dice and cards fell, and correct what they said wrong."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.games.journal import (
    ALREADY_ENTERED,
    BACK,
    CHOOSE,
    EDITION,
    REDO,
    UNDO,
    Entry,
    EntryRefused,
    Journal,
)
from tekhenu.games.timeline import Timeline
from tekhenu.games.visibility import decision_seen
from tekhenu.rules.chance import TABLE
from tekhenu.rules.variants import Solo
from tekhenu.server.pages.companion import drawn_by_program
from tools.soak.companion import OutcomeReader
from tools.soak.deals import Recipe

from .client import SAME_SITE, Client

MANY_TIES = (3, 34)  # games of random play in which a turn had two
AT_TABLE = {"solo": "botankhamun", "difficulty": "medium", "chance": "table"}


def journal_of(solo: Solo | None = None) -> Journal:
    settings = Settings(solo=solo, chance="table") if solo else Settings(players=3, chance="table")
    return Journal(Timeline.begun(Game.new(settings)))


def enter(journal: Journal, kind: str, option: str | None = None, seat: int = 0) -> Journal:
    return journal.after(Entry(journal.sequence + 1, seat, kind, option))


def play_on(journal: Journal, entries: int, rng: Random) -> Journal:
    for _ in range(entries):
        decision = journal.committed.decision
        assert decision is not None
        seat = next(seat for seat in range(3) if journal.may_answer(seat))
        journal = enter(journal, CHOOSE, str(rng.choice(decision.options)), seat)
    return journal


def choices_at_table(settings: dict[str, Any], solo: Solo) -> list[str]:
    """Return all entries of a whole game with the outcomes of an ordinary one."""
    ordinary, rng = OutcomeReader(Recipe(solo.seats, "at the table", solo=solo).begin()), Random(3)
    game = Game.new(Settings.from_json(settings))
    while (decision := game.decision) is not None:
        if decision.player == TABLE:
            game.play(ordinary.outcome(game, decision))
        else:
            choice = rng.choice(decision.options)
            ordinary.play(choice)
            game.play(choice)
    return [str(choice) for choice in game.choices]


@pytest.mark.parametrize(
    ("wish", "solo"),
    [
        (AT_TABLE, Botankhamun("medium")),
        ({"solo": "automa", "automas": 1, "difficulty": 2, "chance": "table"}, Automas(1, 2)),
    ],
)
def test_a_whole_game_is_entered(client: Client, wish: dict[str, Any], solo: Solo) -> None:
    choices = choices_at_table(wish, solo)
    made = client.http.post("/api/games", json=wish, headers=SAME_SITE).json()
    where = f"/api/games/{made['game']}"
    for number, option in enumerate(choices, 1):
        body = {"sequence": number, "kind": "choose", "option": option}
        answer = client.http.post(f"{where}/entries", json=body, headers=SAME_SITE)
        assert answer.is_success, answer.text
    assert answer.json()["over"]
    again = Game.load(client.http.get(f"{where}/save").text)
    assert [str(choice) for choice in again.choices] == choices
    for page in ("", "/replay?step=70", "/record"):
        assert client.http.get(f"/games/{made['game']}{page}").is_success


def test_nothing_is_tentative_at_a_table() -> None:
    journal = play_on(journal_of(Botankhamun()), 80, Random(1))
    assert journal.draft is None
    assert journal.public_sequence == 80
    assert not journal.must_confirm(0)


def test_a_mistyped_roll_is_corrected_long_after() -> None:
    journal = play_on(journal_of(Botankhamun()), 90, Random(2))
    choices = journal.choices()
    wrong = next(n for n, choice in enumerate(choices) if choice.startswith("roll:") and n > 10)
    back = enter(journal, BACK, str(wrong))
    assert back.choices() == choices[:wrong]
    assert back.withdrawn == 90 - wrong
    assert back.public_sequence == 91
    decision = back.committed.decision
    assert decision is not None
    right = next(str(option) for option in decision.options if option != choices[wrong])
    corrected = enter(back, CHOOSE, right)
    assert corrected.choices() == [*choices[:wrong], right]
    assert enter(corrected, UNDO).choices() == choices[:wrong]
    again = journal_of(Botankhamun())
    for entry in corrected.entries:
        again = again.after_recorded(entry)
    assert again.choices() == corrected.choices()


def reloaded(journal: Journal, solo: Solo | None) -> Journal:
    again = journal_of(solo)
    for entry in journal.entries:
        again = again.after_recorded(entry)
    return again


def test_choices_after_a_corrected_one_are_entered_again() -> None:
    """They are entered while they are possible; after a further correction the rest follows."""
    journal = play_on(journal_of(Botankhamun()), 90, Random(2))
    choices = journal.choices()
    drawn = [n for n, choice in enumerate(choices) if choice.startswith(("draw:B", "draw:T"))]
    first, second = next(
        (a, b) for a in drawn for b in drawn if a + 2 < b and choices[a][5] == choices[b][5]
    )
    back = enter(journal, BACK, str(first))
    assert back.later == 90 - first - 1
    card = enter(back, CHOOSE, choices[second])  # which cannot come twice
    assert card.later == back.later
    again = enter(card, REDO)
    between = choices[first + 1 : second]
    assert again.choices() == [*choices[:first], choices[second], *between]
    assert again.later == 90 - second - 1
    assert again.public_sequence == again.sequence == 93
    with pytest.raises(EntryRefused):
        enter(again, REDO)
    whole = enter(enter(again, CHOOSE, choices[first]), REDO)
    assert len(whole.choices()) == 90 and whole.later == 0
    assert whole.choices()[second + 1 :] == choices[second + 1 :]
    for state in (again, whole):
        loaded = reloaded(state, Botankhamun())
        assert (loaded.choices(), loaded.later) == (state.choices(), state.later)


def test_going_back_by_mistake_is_undone() -> None:
    """Several steps back without an entry between them count as one."""
    journal = play_on(journal_of(Botankhamun()), 60, Random(2))
    back = enter(enter(enter(journal, UNDO), BACK, "40"), UNDO)
    assert back.choices() == journal.choices()[:39]
    assert back.later == 20
    restored = enter(back, REDO)
    assert restored.committed == journal.committed
    assert restored.later == 0


def test_what_was_undone_ends_once_as_much_was_entered() -> None:
    journal = play_on(journal_of(Botankhamun()), 60, Random(2))
    back = enter(journal, BACK, "55")
    on, left = back, []
    for _ in range(5):
        left.append(on.later)
        on = play_on(on, 1, Random(1))
    assert left == [4] * 5
    assert on.later == 0
    with pytest.raises(EntryRefused):
        enter(on, REDO)


def test_values_are_corrected_between_going_back_and_entering_again() -> None:
    journal, rng = at_the_first_turn(Random(2)), Random(7)
    journal = play_on(journal, 20, rng)
    back = enter(journal, BACK, "5")
    corrected = enter(back, EDITION, values(journal, cost="7 granite"))
    again = enter(corrected, REDO)
    assert again.choices() == journal.choices()
    assert again.committed.settings.edition.overrides["name"] == "Mine"


def test_secrets_of_others_are_not_entered_again() -> None:
    """The existence of a card in a secret hand must not be revealed."""
    journal = journal_of()
    rng = Random(4)
    while journal.timeline.steps < 40 or sum(c.startswith("draw:D") for c in journal.choices()) < 6:
        journal = play_on(journal, 1, rng)
    secret = [n for n, choice in enumerate(journal.choices()) if choice.startswith("draw:D")]
    owners = []
    for step in secret:
        decision = journal.timeline.at(step).decision
        assert decision is not None
        owners.append(decision.answered_by)
    other = next(step for step, owner in zip(secret, owners, strict=True) if owner == 1)
    back = enter(journal, BACK, "3", seat=0)
    assert len(enter(back, REDO, seat=0).choices()) <= other
    assert len(enter(back, REDO, seat=2).choices()) == secret[0]
    stopped = enter(back, REDO, seat=0)
    on = enter(stopped, CHOOSE, journal.choices()[len(stopped.choices())], seat=1)
    assert len(enter(on, REDO, seat=1).choices()) > len(on.choices())


def test_nothing_is_entered_again_that_nobody_undid() -> None:
    journal = play_on(journal_of(Botankhamun()), 60, Random(2))
    ordinary = Journal(Timeline.begun(Game.new(Settings(players=2), 7)))
    back = enter(journal, BACK, "40")
    # Nothing was undone, twice; a wrong option; Botankhamun's seat.
    wrong = [(journal, None, 0), (ordinary, None, 0), (back, "41", 0), (back, None, 1)]
    for state, option, seat in wrong:
        with pytest.raises(EntryRefused):
            enter(state, REDO, option, seat)


@pytest.mark.parametrize("kept", ["90", "-1", "first"])
def test_there_is_no_going_back_to_what_was_not(kept: str) -> None:
    journal = play_on(journal_of(Botankhamun()), 90, Random(2))
    with pytest.raises(EntryRefused):
        enter(journal, BACK, kept)


# Correcting what is printed


def at_the_first_turn(rng: Random) -> Journal:
    journal = journal_of(Botankhamun())
    while (decision := journal.committed.decision) is not None and decision.kind != "die":
        journal = play_on(journal, 1, rng)
    return journal


def values(journal: Journal, **changed: str) -> str:
    """Return other values of the first tile on display."""
    tile = journal.committed.state.display[0] + 1
    return json.dumps(
        {"name": "Mine", **{f"pillars.P{tile:02}.{k}": v for k, v in changed.items()}}
    )


def test_values_that_were_not_used_are_corrected_in_the_running_game() -> None:
    journal = at_the_first_turn(Random(2))
    before = journal.committed
    tile = before.state.display[0]
    corrected = enter(journal, EDITION, values(journal, cost="7 granite", edges="r r r r"))
    game = corrected.committed
    assert game.state == before.state and game.choices == before.choices
    edition = game.settings.edition
    assert edition.overrides == {
        "name": "Mine",
        f"pillars.P{tile + 1:02}.cost": "7 granite",
        f"pillars.P{tile + 1:02}.edges": "r r r r",
    }
    assert before.settings.edition.overrides == {}
    assert corrected.public_sequence == journal.sequence + 1
    on = play_on(corrected, 20, Random(5))
    back = enter(on, BACK, "5")
    assert back.committed.settings.edition == edition
    again = journal_of(Botankhamun())
    for entry in back.entries:
        again = again.after_recorded(entry)
    assert again.committed == back.committed


def test_values_that_were_used_are_not_corrected() -> None:
    """Rewards of the Temple, once a Pillar stands on one of them; going back makes it possible."""
    journal, rng = at_the_first_turn(Random(2)), Random(7)
    while not (laid := [c for c in journal.choices() if c.startswith("temple:")]):
        journal = play_on(journal, 1, rng)
    row, column = re.findall(r"r(\d)c(\d)", laid[0])[0]
    changed = json.dumps({"name": "Mine", f"temple.rewards.r{row}.c{column}": "4 granite"})
    with pytest.raises(EntryRefused) as refused:
        enter(journal, EDITION, changed)
    assert refused.value.code == "edition-used"
    back = enter(journal, BACK, str(journal.choices().index(laid[0])))
    assert enter(back, EDITION, changed).committed.settings.edition.overrides["name"] == "Mine"


def test_everything_may_be_corrected_before_the_first_choice() -> None:
    journal = Journal(
        Timeline.begun(Game.new(Settings(players=2, expansion=TimeOfSeth(), chance="table")))
    )
    corrected = enter(journal, EDITION, '{"name": "Mine", "seth.start.soldiers": 3}')
    assert corrected.committed.state.players[0].soldiers == 3


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("nonsense", "illegal"),
        ("[]", "illegal"),
        ("{1: 2}", "illegal"),
        ('{"pillars.P01.cost": "free"}', "illegal"),
        ('{"name": "Mine", "ra.points.left": 1}', "illegal"),
        ('{"name": "Mine", "maat.losses.1": 9}', "illegal"),
        (None, "illegal"),
    ],
)
def test_what_no_component_can_show_is_refused(option: str | None, code: str) -> None:
    journal = at_the_first_turn(Random(2))
    with pytest.raises(EntryRefused) as refused:
        enter(journal, EDITION, option)
    assert refused.value.code == code


def test_only_a_real_table_corrects_what_is_printed() -> None:
    journal = Journal(Timeline.begun(Game.new(Settings(players=2), 7)))
    with pytest.raises(EntryRefused) as refused:
        enter(journal, EDITION, values(journal, edges="r r r r"))
    assert refused.value.code == "not-asked"
    journal = at_the_first_turn(Random(2))
    with pytest.raises(EntryRefused):  # Botankhamun's seat
        enter(journal, EDITION, values(journal, edges="r r r r"), seat=1)


def test_a_game_of_the_generator_does_not_go_back() -> None:
    journal = Journal(Timeline.begun(Game.new(Settings(players=2), 7)))
    decision = journal.committed.decision
    assert decision is not None
    journal = enter(journal, "play", str(decision.options[0]), decision.player)
    for seat in (0, 1):
        with pytest.raises(EntryRefused):
            enter(journal, BACK, "0", seat)


def test_anybody_says_what_all_have_seen_and_one_what_they_alone_have() -> None:
    journal = journal_of()
    assert [journal.may_answer(seat) for seat in range(4)] == [True, True, True, False]
    while (decision := journal.committed.decision) is not None and decision.kind != "secret card":
        journal = play_on(journal, 1, Random(4))
    assert [journal.may_answer(seat) for seat in range(3)] == [True, False, False]


def test_what_cannot_have_happened_is_refused_and_nothing_lost(client: Client) -> None:
    made = client.http.post("/api/games", json=AT_TABLE, headers=SAME_SITE).json()
    where = f"/api/games/{made['game']}/entries"
    for number, option in enumerate(("roll:red4", "draw:B01", "lot:row1"), 1):
        body = {"sequence": 1, "kind": "choose", "option": option}
        answer = client.http.post(where, json=body, headers=SAME_SITE)
        assert answer.status_code in (400, 422), (number, answer.text)
        assert answer.json()["error"] == "illegal"
    current = client.http.get(f"/api/games/{made['game']}/decision?seat=0").json()
    assert current["sequence"] == 0
    assert current["decision"]["player"] == TABLE


def test_a_real_table_is_not_set_up_by_the_computer(client: Client) -> None:
    answer = client.http.post("/api/games", json=AT_TABLE | {"prepared": True}, headers=SAME_SITE)
    assert answer.status_code == 422


def test_a_game_that_has_ended_is_corrected_and_ends_anew(client: Client) -> None:
    choices = choices_at_table(AT_TABLE, Botankhamun("medium"))
    made = client.http.post("/api/games", json=AT_TABLE, headers=SAME_SITE).json()
    where = f"/api/games/{made['game']}"

    def enter_next(kind: str, option: str) -> dict[str, Any]:
        sequence = client.http.get(f"{where}/decision?seat=0").json()["sequence"] + 1
        body = {"sequence": sequence, "kind": kind, "option": option}
        answer = client.http.post(f"{where}/entries", json=body, headers=SAME_SITE)
        assert answer.is_success, answer.text
        result: dict[str, Any] = answer.json()
        return result

    for option in choices:
        current = enter_next("choose", option)
    assert current["over"]
    assert client.http.get("/api/games").json()["mine"][0]["results"]
    assert not enter_next("back", str(len(choices) - 1))["over"]
    assert not client.http.get("/api/games").json()["mine"][0]["over"]
    assert enter_next("choose", choices[-1])["over"]
    assert client.http.get("/api/games").json()["mine"][0]["results"]


def test_what_somebody_drew_in_secret_is_not_listed_for_others(client: Client) -> None:
    wish = {"players": 2, "seats": ["me", "friend"], "chance": "table"}
    made = client.http.post("/api/games", json=wish, headers=SAME_SITE).json()
    page, where = f"/games/{made['game']}/companion", f"/api/games/{made['game']}"
    tokens = [made["seats"][0]["token"]]
    tokens.append(client.other().claim(made["game"], made["seats"][1]["token"]))
    game, rng, number = Game.new(Settings(players=2, chance="table")), Random(6), 0
    secrets: dict[int, list[str]] = {0: [], 1: []}
    while len(secrets[1]) < 2:
        decision = game.decision
        assert decision is not None
        choice, number = rng.choice(decision.options), number + 1
        seat = max(decision.answered_by, 0)
        if decision.kind == "secret card":
            secrets[seat].append(str(choice))
        body = {"sequence": number, "kind": "choose", "option": str(choice)}
        headers = {"Authorization": f"Bearer {tokens[seat]}"}
        answer = client.other().http.post(f"{where}/entries", json=body, headers=headers)
        assert answer.is_success, answer.text
        game.play(choice)
    listed = client.http.get(f"{page}/entries").text
    assert all(f'"{secret}"' in listed for secret in secrets[0])
    assert not any(f'"{secret}"' in listed for secret in secrets[1])
    assert client.other().http.get(f"{page}/entries").status_code == 404


def test_a_turn_of_the_opponent_asks_at_most_twice() -> None:
    """The coin and a tie; further ties, which are rare, are drawn by the program."""
    drawn, most = 0, 0
    for seed in MANY_TIES:
        game, rng, asked = Game.new(Settings.from_json(AT_TABLE)), Random(seed), Counter[int]()
        while (decision := game.decision) is not None:
            if decision.chance is None:
                game.play(rng.choice(decision.options))
                continue
            if decision.kind in ("coin", "tie"):
                by_program = drawn_by_program(game, decision)
                drawn += by_program
                asked[game.state.round] += not by_program
            game.play(rng.choices(decision.options, decision.chance)[0])
        most = max(most, *asked.values())
    assert drawn
    assert most == 2


# Two players and one secret card


def secrets_of_ann(ann: Client, bob: Client) -> tuple[str, int]:
    """Return a game in which Ann holds D04 and D05, and Bob must keep a Decree."""
    made = ann.begin(players=2, seats=["me", "friend"], chance="table")
    bob.post(f"/api/games/{made['game']}/seats/claim", {"token": made["seats"][1]["token"]})
    game, rng, number = Game.new(Settings(players=2, chance="table")), Random(6), 0
    while game.decision is not None and game.decision.kind != "secret card":
        choice, number = rng.choice(game.decision.options), number + 1
        assert ann.enter(made["game"], number, "choose", str(choice)).is_success
        game.play(choice)
    for further, card in enumerate(("draw:D04", "draw:D05"), 1):
        assert ann.enter(made["game"], number + further, "choose", card).is_success
    return made["game"], number + 2


def kinds_of_notices(client: Client, game: str) -> list[str]:
    notices = client.get(f"/api/games/{game}").json()["notices"]
    return [notice["kind"] for notice in notices if notice["kind"] not in ("claimed", "renamed")]


def test_typed_cards_are_read_with_what_the_seat_may_see(client: Client) -> None:
    bob = client.other()
    game, _ = secrets_of_ann(client, bob)
    for card in ("D04", "D05", "D06"):
        answer = bob.get(f"/games/{game}/companion/read?text={card}")
        assert (answer.status_code, answer.json()) == (200, {"options": [f"draw:{card}"]})
    assert client.get(f"/games/{game}/companion/read?text=D06").status_code == 422


def test_a_card_that_two_players_enter_is_refused_and_announced(client: Client) -> None:
    bob = client.other()
    game, number = secrets_of_ann(client, bob)
    offered = bob.decision(game, 1)["decision"]["options"]
    assert "draw:D04" in offered
    answer = bob.enter(game, number + 1, "choose", "draw:D04")
    assert (answer.status_code, answer.json()["error"]) == (422, ALREADY_ENTERED)
    assert "made a mistake" in answer.json()["message"]
    assert kinds_of_notices(client, game) == ["clash"]
    assert "made a mistake" in client.get(f"/games/{game}/companion/table").text
    assert bob.enter(game, number + 1, "choose", "draw:D06").is_success


def test_an_undone_entry_of_a_secret_card_is_announced(client: Client) -> None:
    bob = client.other()
    game, number = secrets_of_ann(client, bob)
    assert bob.enter(game, number + 1, "choose", "draw:D06").is_success
    assert kinds_of_notices(client, game) == []
    assert bob.enter(game, number + 2, "undo").is_success
    assert kinds_of_notices(client, game) == ["recalled"]
    assert bob.enter(game, number + 3, "back", "10").is_success
    assert kinds_of_notices(client, game) == ["recalled", "recalled"]
    assert bob.enter(game, number + 4, "undo").is_success
    assert kinds_of_notices(client, game) == ["recalled", "recalled"]  # no Decree among these


@pytest.mark.parametrize("seed", range(3))
def test_every_seat_may_answer_whatever_its_own_view_offers(seed: int) -> None:
    """An answer rejected because of another player's secret has its own code."""
    settings = Settings.from_json({"players": 4, "seth": True, "chance": "table"})
    journal, rng = Journal(Timeline.begun(Game.new(settings))), Random(seed)
    refusals: set[str] = set()
    while journal.committed.decision is not None and journal.sequence < 250:
        seat = rng.choice([seat for seat in range(4) if journal.may_answer(seat)])
        seen = decision_seen(journal.committed, seat)
        assert seen is not None
        try:
            journal = enter(journal, CHOOSE, str(rng.choice(seen.options)), seat)
        except EntryRefused as refused:
            refusals.add(refused.code)
    assert refusals == {ALREADY_ENTERED}

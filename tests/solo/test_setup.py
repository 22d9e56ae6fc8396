"""Setting up a game against Botankhamun: R4, R43, R51, R108."""

import pytest

from tekhenu import Botankhamun, Game, Settings, SettingsError
from tekhenu.rules.event import Chose
from tekhenu.rules.state import Phase, State
from tests.positions import described, offered, play
from tests.solo.table import BOT, GODS, bot_of, cards_of, events_of, settings

LEVELS = ("easy", "medium", "hard")


def begun(difficulty: str = "easy", seed: int = 0, *challenges: str) -> Game:
    return Game.new(settings(difficulty, *challenges), seed)


def first_turn(game: Game) -> Game:
    """Play first options until the first turn."""
    while game.state.phase < Phase.TURN:
        game.play(offered(game)[0])
    return game


def pieces_of(state: State, difficulty: str) -> set[str]:
    """Return the pieces of Botankhamun on the board, in words."""
    words = described(state, settings(difficulty))
    return {key for key, owner in words.items() if owner == f"p{BOT}"}


# The two-player game


def test_R4_bag_of_two_players() -> None:
    """22 dice: three in each section, four in the bag."""
    game = begun()
    assert [len(section) for section in game.state.sections] == [3] * 6
    assert len(game.state.bag) == 4


@pytest.mark.parametrize("difficulty", LEVELS)
def test_T16_and_D20_stay_in_the_box(difficulty: str) -> None:
    words = described(begun(difficulty).state, settings(difficulty))
    assert words["T16"] == words["D20"] == "box"
    boxed = [card for card, where in words.items() if where == "box"]
    dealt = {card for card in boxed if card not in ("T16", "D20")}
    assert dealt == set()


def test_human_begins_as_in_any_game() -> None:
    human = begun().state.players[0]
    assert (human.vp, human.happiness, human.population) == (10, 2, 5)
    assert (human.scribes, human.faith, human.resources) == (1, 0, [0, 0, 0, 0, 1])
    assert (human.buildings, human.statues, human.pillars) == (10, 6, 8)


def test_human_keeps_one_decree_of_two() -> None:
    game = begun()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "decree")
    assert len(offered(game)) == 2
    game.play(offered(game)[0])
    assert game.state.players[0].decrees.bit_count() == 1


def test_gold_lies_where_it_always_lies() -> None:
    """Gold is on the four people's Statue spaces and beside the second row of Osiris."""
    assert [begun(difficulty).state.gold for difficulty in LEVELS] == [[1] * 5] * 3


# Botankhamun's start


@pytest.mark.parametrize("difficulty", LEVELS)
def test_R43_where_its_markers_begin(difficulty: str) -> None:
    bot = begun(difficulty).state.players[BOT]
    assert (bot.vp, bot.happiness, bot.population) == (10, 4, 7)


@pytest.mark.parametrize("difficulty", LEVELS)
def test_R108_it_begins_with_nothing_in_hand(difficulty: str) -> None:
    """Neither Scribes nor Resources, Faith or cards, until its first turn."""
    game = begun(difficulty)
    for _ in range(3):
        bot = game.state.players[BOT]
        assert (bot.scribes, bot.faith, bot.resources) == (0, 0, [0] * 5)
        assert (bot.decrees, bot.blessings, bot.technologies, bot.rewards) == (0, 0, 0, [])
        assert cards_of(game.state) == set()
        game.play(offered(game)[0])
    assert game.decision is not None
    assert game.decision.kind == "destiny"


@pytest.mark.parametrize("seed", range(12))
def test_R43_easy_one_statue_at_the_god_of_the_first_slot(seed: int) -> None:
    state = begun("easy", seed).state
    assert pieces_of(state, "easy") == {f"statue:{GODS[state.horus[0]]}/1"}
    assert state.players[BOT].statues == 5


def test_R43_preprinted_gods() -> None:
    """Slot 1 is Osiris and slot 4 Hathor then."""
    hard = Settings(horus="preprinted", solo=Botankhamun("hard"))
    words = described(Game.new(hard, 3).state, hard)
    assert words["statue:osiris/1"] == words["statue:hathor/1"] == "p1"


MEDIUM = {"osiris:row5/bread", "osiris:row5/granite", "pillar r3c3"}


@pytest.mark.parametrize("seed", range(6))
def test_R43_medium_two_buildings_and_a_pillar(seed: int) -> None:
    state = begun("medium", seed).state
    assert pieces_of(state, "medium") == MEDIUM | {f"statue:{GODS[state.horus[0]]}/1"}
    bot = state.players[BOT]
    assert (bot.buildings, bot.pillars, bot.statues) == (8, 7, 5)


@pytest.mark.parametrize("seed", range(6))
def test_R43_hard_a_second_statue_at_the_god_of_the_fourth_slot(seed: int) -> None:
    state = begun("hard", seed).state
    statues = {f"statue:{GODS[state.horus[slot]]}/1" for slot in (0, 3)}
    assert pieces_of(state, "hard") == MEDIUM | statues
    assert state.players[BOT].statues == 4


@pytest.mark.parametrize("seed", range(6))
def test_tile_of_the_center_is_the_top_of_the_stack(seed: int) -> None:
    """Below the tiles on display; it lies as it was drawn, and nothing else lies in the Temple."""
    easy, medium = begun("easy", seed).state, begun("medium", seed).state
    assert easy.display == medium.display
    assert medium.tiles[12] == 4 * easy.stack[-1]
    assert medium.stack == easy.stack[:-1]
    assert [space for space, tile in enumerate(medium.tiles) if tile >= 0] == [12]


@pytest.mark.parametrize("difficulty", LEVELS)
def test_R108_first_pieces_bring_nothing(difficulty: str) -> None:
    """The first pieces give no VP, Scribe or Population, to Botankhamun or the human."""
    state = begun(difficulty).state
    assert [player.vp for player in state.players] == [10, 10]
    assert state.players[BOT].scribes == 0
    assert state.players[BOT].population == 7
    assert state.players[0].resources == [0, 0, 0, 0, 1]


def test_R108_first_pieces_stand_before_the_starting_cards() -> None:
    """S01 builds in row 5: Bread and Granite are taken already at medium difficulty."""
    game = with_starting_card("S01", "medium")
    game.play("reward:S01")
    assert offered(game) == ["osiris:row5/papyrus", "osiris:row5/limestone"]


def test_R45_its_statue_counts_during_setup() -> None:
    """Preprinted, it begins with a Statue at Osiris, slot 1: S01 brings it a Scribe."""
    easy = Settings(horus="preprinted", solo=Botankhamun())
    game = with_starting_card("S01", settings=easy)
    change = play(game, "reward:S01", "osiris:row5/bread")
    assert change["p1.scribes"] == 1


def with_starting_card(
    card: str, difficulty: str = "easy", settings: Settings | None = None
) -> Game:
    """Return a game in which the human took this Starting card, and Destiny A04."""
    for seed in range(200):
        game = Game.new(settings, seed) if settings else begun(difficulty, seed)
        game.play(offered(game)[0])
        if f"starting:{card}" in offered(game):
            game.play(f"starting:{card}")
            game.play(offered(game)[0])
            game.play("destiny:A04")
            return game
    raise LookupError(card)


# Starting and Destiny cards


@pytest.mark.parametrize("seed", range(6))
def test_two_starting_cards_of_three(seed: int) -> None:
    game = begun("easy", seed)
    game.play(offered(game)[0])
    shown = offered(game)
    assert len(set(shown)) == 3
    game.play(shown[0])
    assert offered(game) == shown[1:]
    game.play(shown[2])
    chosen = [event.card for event in events_of(game, Chose) if event.card[0] == "S"]
    assert chosen == [shown[0][-3:], shown[2][-3:]]
    assert {event.seat for event in events_of(game, Chose) if event.card[0] == "S"} == {0}


def test_every_starting_card_may_be_shown() -> None:
    shown: set[str] = set()
    for seed in range(80):
        game = begun("easy", seed)
        game.play(offered(game)[0])
        shown.update(offered(game))
    assert shown == {f"starting:S{number:02}" for number in range(1, 13)}


@pytest.mark.parametrize("difficulty", LEVELS)
def test_it_is_first_whatever_the_initiative(difficulty: str) -> None:
    """Even against the two highest cards of three."""
    for seed in range(20):
        game = begun(difficulty, seed)
        game.play(offered(game)[0])
        for _ in range(2):
            game.play(offered(game)[-1])
        assert game.state.order == [BOT, 0]


def test_first_destiny_is_scribe_or_gold_at_random() -> None:
    """It gets no reward; the human chooses from the other three."""
    taken = set()
    for seed in range(20):
        game = begun("easy", seed)
        for _ in range(3):
            game.play(offered(game)[0])
        bot = game.state.players[BOT]
        taken.add(f"destiny:A{bot.destiny + 1:02}")
        assert (bot.scribes, bot.resources) == (0, [0] * 5)
        rest = [f"destiny:A{n:02}" for n in range(1, 5) if n != bot.destiny + 1]
        assert offered(game) == rest
    assert taken == {"destiny:A01", "destiny:A02"}


def test_its_turn_comes_before_the_first_of_the_human() -> None:
    game = first_turn(begun())
    assert game.decision is not None
    assert game.decision.player == 0
    assert game.state.players[BOT].scales.dice == 1
    assert game.state.players[0].scales.dice == 0


# The pyramid


def test_R44_ten_tiles_the_marker_left_of_them() -> None:
    bot = bot_of(begun().state)
    assert sorted(bot.pyramid) == list(range(10))
    assert bot.progress == -1


def test_pyramid_is_shuffled() -> None:
    """Every tile lies at every place some time."""
    pyramids = [bot_of(begun("easy", seed).state).pyramid for seed in range(200)]
    for place in range(10):
        assert {pyramid[place] for pyramid in pyramids} == set(range(10))


# Challenges


@pytest.mark.parametrize("difficulty", LEVELS)
def test_R51_random_start_deals_two_starting_cards(difficulty: str) -> None:
    """The first question is the Destiny card."""
    game = begun(difficulty, 4, "random_start")
    game.play(offered(game)[0])
    assert game.decision is not None
    assert game.decision.kind == "destiny"
    assert len(game.state.players[0].rewards) == 2
    assert game.state.offer == []


def test_R51_random_start_may_deal_every_card() -> None:
    dealt: set[int] = set()
    for seed in range(80):
        game = begun("easy", seed, "random_start")
        game.play(offered(game)[0])
        dealt.update(game.state.players[0].rewards)
    assert dealt == set(range(12))


def test_R51_rich_decrees_leaves_the_setup_alone() -> None:
    plain, rich = begun("hard", 5), begun("hard", 5, "rich_decrees")
    assert described(plain.state, plain.settings) == described(rich.state, rich.settings)


def test_R51_challenges_at_every_level_each_and_together() -> None:
    for difficulty in LEVELS:
        for chosen in ((), ("random_start",), ("rich_decrees",), ("random_start", "rich_decrees")):
            game = first_turn(begun(difficulty, 1, *chosen))
            assert game.settings.solo == Botankhamun(difficulty, chosen)


# Settings


def test_seat_of_the_human_and_of_botankhamun() -> None:
    assert settings().players == 2
    assert settings().humans == 1


def test_level_is_easy_unless_stated() -> None:
    assert Botankhamun().difficulty == "easy"


def test_challenges_have_no_order() -> None:
    one = settings("hard", "rich_decrees", "random_start")
    assert one == settings("hard", "random_start", "rich_decrees")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"solo": "anubis"}, "solo must be one of botankhamun, automa, not 'anubis'"),
        ({"solo": ""}, "solo must be one of"),
        ({"solo": "botankhamun", "players": 3}, "has 2 seats, not 3"),
        ({"solo": "botankhamun", "players": 1}, "players must be a whole number from 2 to 4"),
        ({"solo": "botankhamun", "difficulty": "brutal"}, "difficulty must be one of easy"),
        ({"solo": "botankhamun", "challenges": ("rich",)}, "challenges must be some of"),
        ({"solo": "botankhamun", "challenges": ("random_start", "x")}, "challenges must be"),
        ({"difficulty": "hard"}, "'difficulty' is for games with Botankhamun or Automas"),
        ({"challenges": ["random_start"]}, "'challenges' is for games with Botankhamun"),
        ({"players": 4, "challenges": []}, "'challenges' is for games with Botankhamun"),
    ],
)
def test_settings_that_do_not_fit(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        Settings.from_json(wrong)


def test_settings_as_data() -> None:
    chosen = settings("hard", "rich_decrees")
    assert Settings.from_json(chosen.to_json()) == chosen
    assert "solo" not in Settings(players=2).to_json()


@pytest.mark.parametrize("missing", ["difficulty", "challenges"])
def test_what_is_missing_is_as_usual(missing: str) -> None:
    data = settings("hard", "random_start").to_json()
    del data[missing]
    expected = {
        "difficulty": Botankhamun("easy", ("random_start",)),
        "challenges": Botankhamun("hard"),
    }
    assert Settings.from_json(data).solo == expected[missing]


def test_settings_as_data_take_no_text_for_challenges() -> None:
    data = settings("hard").to_json() | {"challenges": "random_start"}
    with pytest.raises(SettingsError, match="challenges must be some of"):
        Settings.from_json(data)

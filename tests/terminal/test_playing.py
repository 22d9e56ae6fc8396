"""`tekhenu play` at a terminal."""

import shlex
from pathlib import Path
from random import Random

from tekhenu import Game
from tekhenu.rules.state import Phase
from tests.positions import Position

from .driver import Start, Terminal, kept_game, kept_seats, numbers_in, play_on

DIE = "Which die do you take?"


def to_first_turn(terminal: Terminal) -> str:
    """Answer at random until the choice of a die."""
    question = terminal.read()
    rng = Random(0)
    while DIE not in question:
        question = play_on(terminal, question, rng, 1)
    return question


def test_a_whole_game(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    end = play_on(terminal, terminal.read(), Random(1))
    assert terminal.end() == 0
    game = kept_game(tmp_path)
    assert game.over
    best = game.ranking()[0]
    assert "Final score" in end
    name = ("Violet", "Pink")[best.seat]
    assert f"{name} wins" in end and f"{best.vp} VP" in end
    assert "Traceback" not in terminal.screen


def test_four_seats_at_eighty_columns(start: Start) -> None:
    terminal = start("--players", "4", "--seed", "5", width=80)
    play_on(terminal, to_first_turn(terminal), Random(2), 15)
    lines = terminal.screen.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert any("Orange" in line for line in lines)


def test_wrong_answers_are_explained(start: Start) -> None:
    terminal = start("--seed", "3")
    question = terminal.read()
    assert numbers_in(question) == [1, 2]
    assert "“7” is not valid here. Type a number from 1 to 2" in terminal.type("7")
    assert "“abc” is not valid here" in terminal.type("abc")
    assert "“0” is not valid here" in terminal.type("0")


def test_options_have_names_too(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    terminal.read()
    game = Game.new(seed=3)
    assert game.decision is not None
    terminal.type(str(game.decision.options[1]))
    assert kept_game(tmp_path).choices[0] == game.decision.options[1]


def test_what_is_blocked_says_why(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    to_first_turn(terminal)
    decision = kept_game(tmp_path).decision
    assert decision is not None
    question = terminal.type("1")
    assert "How do you take" in question
    output = terminal.type("w")
    assert "Not possible now" in output
    assert "Needs" in output
    assert "Not now. Needs" in terminal.type("anubis:6")


def test_undo(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    assert "You have nothing to undo." in _after_undo_at_start(terminal)
    rng = Random(0)
    question = terminal.type("1")
    while DIE not in question:
        question = play_on(terminal, question, rng, 1)
    before = len(kept_game(tmp_path).choices)
    assert "How do you take" in terminal.type("1")
    assert len(kept_game(tmp_path).choices) == before + 1
    again = terminal.type("u")
    assert "Undone." in again and DIE in again
    assert len(kept_game(tmp_path).choices) == before


def _after_undo_at_start(terminal: Terminal) -> str:
    terminal.read()
    return terminal.type("u")


def test_undo_stops_at_what_came_to_light(start: Start) -> None:
    """Once new dice have been rolled, the turn before them stays played."""
    terminal = start("--seed", "3")
    to_first_turn(terminal)
    rng = Random(4)
    question = ""
    for _ in range(40):
        question = play_on(terminal, question or terminal.type(""), rng, 1)
        if DIE in question and "New dice" in question:
            break
    assert "hidden information was revealed" in terminal.type("u")


def test_R105_undo_stops_at_a_declared_decree(start: Start, tmp_path: Path) -> None:
    at = Position().give(0, "D23")
    at.state.phase, at.state.round = Phase.DECLARATION, 16
    file = tmp_path / "last-maat.json"
    file.write_text(at.game().save(), encoding="utf-8")
    terminal = start("--load", str(file), "--seat", "human", "random")
    terminal.read()
    terminal.type("declare:D23")
    assert "hidden information was revealed" in terminal.type("u")
    terminal.type("god:osiris")
    assert "Undone." in terminal.type("u")


def test_help(start: Start) -> None:
    terminal = start("--seed", "3")
    terminal.read()
    general = terminal.type("?")
    assert "u: undo your last choice" in general
    assert "Wh white" in general
    card = terminal.type("? T05")
    assert "Technology T05" in card
    assert "your Pillars there score 5 VP each" in card
    tile = terminal.type("h p01")
    assert "Tile P01 for 2 Limestone and 1 Granite, edges red, green, red, blue" in tile
    assert "There is no card or tile X99." in terminal.type("? X99")


def test_board_and_log(start: Start) -> None:
    terminal = start("--seed", "3")
    terminal.read()
    assert "Temple Complex" in terminal.type("b")
    assert "New dice at Ra" in terminal.type("l")


def test_save_and_load(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3", "--seat", "human", "random", "human")
    question = terminal.read()
    assert "Pass the device to Violet." in question
    file = tmp_path / "my game.json"
    terminal.type("")
    saved = terminal.type(f"s {file}")
    assert "Saved as" in saved
    assert f"tekhenu play --load {shlex.quote(str(file))} --seat human random human" in saved
    loaded = Game.load(file.read_text(encoding="utf-8"))
    assert loaded.settings.players == 3
    terminal.send("q")
    assert terminal.end() == 0

    again = start("--load", str(file), "--seat", "human")
    assert "Which Decree do you keep?" in again.read()
    refused = again.type(f"s {file}")
    assert "already exists" in refused
    assert "Saved as" in again.type(f"s! {file}")
    assert "Enter a file name: s FILE" in again.type("s")


def test_a_named_file_keeps_the_game(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    terminal = start("--seed", "3", "--save", str(file))
    terminal.read()
    terminal.type("1")
    terminal.send("q")
    assert terminal.end() == 0
    assert f"tekhenu play --load {shlex.quote(str(file))} --seat human random" in terminal.screen
    assert len(Game.load(file.read_text(encoding="utf-8")).choices) >= 1
    assert not (tmp_path / "data").exists()


def test_control_c_loses_nothing(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    to_first_turn(terminal)
    terminal.type("1")
    choices = kept_game(tmp_path).choices
    terminal.press_control_c()
    assert terminal.end() == 130
    assert "Your game is saved. Continue with: tekhenu play --resume" in terminal.screen
    assert "Traceback" not in terminal.screen
    again = start("--resume")
    assert "How do you take" in again.read()
    assert kept_game(tmp_path).choices == choices


def test_a_killed_program_loses_nothing(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3", "--players", "3")
    question = play_on(terminal, to_first_turn(terminal), Random(9), 7)
    choices = kept_game(tmp_path).choices
    terminal.kill()
    again = start("--resume")
    resumed = again.read()
    assert kept_game(tmp_path).choices == choices
    last = question[question.rfind("\n\n") :]
    assert resumed[resumed.rfind("\n\n") :] == last


def test_closing_the_input_quits(start: Start) -> None:
    terminal = start("--seed", "3")
    terminal.read()
    terminal.press_control_d()
    assert terminal.end() == 0
    assert "tekhenu play --resume" in terminal.screen


def test_without_arguments_it_asks_a_little(start: Start, tmp_path: Path) -> None:
    terminal = start()
    terminal.read(until="[2] ")
    terminal.send("9")
    terminal.read(until="Enter a number from 1 to 4.")
    terminal.send("3")
    terminal.read(until="[1] ")
    terminal.send("")
    terminal.read(until="from 1 (Apprentice) to 5 (Oracle)? [2] ")
    terminal.send("3")
    assert "A new game for 3 players" in terminal.read()
    terminal.send("q")
    terminal.end()
    assert kept_seats(tmp_path) == ["human", "ladder:3", "ladder:3"]

    again = start()
    again.read(until="Continue? [Y/n] ")
    again.send("")
    assert "Which Decree do you keep?" in again.read()


def test_a_new_game_keeps_the_earlier_one(start: Start, tmp_path: Path) -> None:
    terminal = start("--seed", "3")
    terminal.read()
    terminal.send("q")
    terminal.end()
    assert "earlier-game.json" in start("--seed", "4").read()
    earlier = tmp_path / "data" / "earlier-game.json"
    assert "Which Decree do you keep?" in start("--load", str(earlier)).read()


def test_without_a_place_to_keep_it_the_game_goes_on(start: Start, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    terminal = start("--seed", "3")
    assert "The game cannot be saved in" in terminal.read()
    assert "Which Starting card" in terminal.type("1")
    terminal.send("q")
    assert terminal.end() == 0
    assert "The game was not saved." in terminal.screen


def test_secrets_stay_secret_at_one_device(start: Start, tmp_path: Path) -> None:
    """The device is passed on before another player's Decrees are shown."""
    terminal = start("--seed", "3", "--seat", "human", "human")
    asked = terminal.read()
    game = kept_game(tmp_path)
    dealt = [
        [f"D{card + 1:02}" for card in range(24) if player.decrees >> card & 1]
        for player in game.state.players
    ]
    assert not any(card in asked for card in dealt[0] + dealt[1])
    violet = terminal.type("")
    assert all(card in violet for card in dealt[0])
    assert not any(card in violet for card in dealt[1])
    between = terminal.type("1")
    assert "Pass the device to Pink." in between
    assert not any(card in between for card in dealt[1])
    pink = terminal.type("")
    assert all(card in pink for card in dealt[1])
    assert not any(card in pink for card in dealt[0])


def test_random_players_alone(start: Start) -> None:
    terminal = start("--seat", "random", "random", "--seed", "8")
    assert terminal.end() == 0
    assert "Final score" in terminal.screen


def test_a_greedy_opponent_wins_at_the_table(start: Start) -> None:
    terminal = start("--seat", "greedy", "random", "--seed", "8")
    assert terminal.end() == 0
    assert "Violet wins with" in terminal.screen


def test_the_scoring_as_it_would_be_now(start: Start) -> None:
    terminal = start("--seed", "3")
    to_first_turn(terminal)
    shown = terminal.type("forecast")
    assert "If scored now" in shown and "Would have" in shown and "Your Decrees" in shown

"""The log beside the table: names in the colours of their seats, cards that tell what they do."""

from tekhenu.server.log import LogLine, cards_named, with_cards, with_names


def test_a_card_in_a_line_can_be_pointed_at() -> None:
    assert with_cards("Violet played the Blessing B07.") == [
        ("Violet played the Blessing ", None),
        ("B07", "B07"),
        (".", None),
    ]


def test_a_korean_particle_may_follow_a_card() -> None:
    assert with_cards("축복 B07을 사용했습니다.")[1] == ("B07", "B07")


def test_what_only_looks_like_a_card_is_none() -> None:
    assert all(card is None for _, card in with_cards("B99, AB07, B071 and R24"))


def test_the_cards_of_the_log_are_told() -> None:
    lines = [LogLine("0-0", "Blessing B07 and Technology T05", 0), LogLine("0-1", "B07", 0)]
    assert cards_named(lines) == {"B07", "T05"}


def test_names_stand_apart() -> None:
    assert with_names("Ana took B07.", ["Ana", "Bo"]) == [("Ana", 0), (" took B07.", None)]

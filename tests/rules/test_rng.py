"""The game's own generator: the published PCG32 demo, and numbers without a bias.

The demo (seed 42, stream 54) prints, round after round, six words, 65 coins, 33 die rolls and a
shuffled pack of cards. Its bounded numbers and its shuffle are made as ours are, so that all of
it serves as golden vectors.
"""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from tekhenu.rules import Game, Settings
from tekhenu.rules.rng import Rng, is_state

DEMO = [
    (
        [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E],
        "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT",
        "341122324324335231315141564662633",
        "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d 6c Ah 4d "
        "Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc",
    ),
    (
        [0x74AB93AD, 0x1C1DA000, 0x494FF896, 0x34462F2F, 0xD308A3E5, 0x0FA83BAB],
        "HHHHHHHHHHTHHHTHTHTHTHTTTTHHTTTHHTHHTHTTHHTTTHHHHHHTHTTHTHTTTTTTT",
        "511332453226432424323632342411544",
        "7d 2s 7h Td 8s 3c 3d Js 2d Tc 4h Qs 5c 9c Th 2c Jc Qd 9d Qc 7s 3s 5s 6h 4d Jh 4c Ac 4s "
        "5h 5d Kc 8h 8d Jd 9s Ad 6s 6c Kd 2h 3h Kh Ts Qh 9h 6d As 7c Ks Ah 8c",
    ),
]


def cards(pack: list[int]) -> str:
    return " ".join("A23456789TJQK"[card // 4] + "hcds"[card % 4] for card in pack)


def test_published_demo() -> None:
    rng = Rng.seeded(42)
    for words, coins, rolls, shuffled in DEMO:
        assert [rng.next32() for _ in range(6)] == words
        assert "".join("TH"[rng.below(2)] for _ in range(65)) == coins
        assert "".join(str(rng.below(6) + 1) for _ in range(33)) == rolls
        pack = list(range(52))
        rng.shuffle(pack)
        assert cards(pack) == shuffled


@pytest.mark.parametrize("n", [1, 2, 3, 6, 26, 1000, 1 << 31, (1 << 32) - 1, 1 << 32])
def test_below_stays_in_range(n: int) -> None:
    rng = Rng.seeded(n)
    assert all(0 <= rng.below(n) < n for _ in range(500))


def test_below_throws_the_uneven_tail_again() -> None:
    """A plain remainder would make the lowest third twice as likely with n = 3 · 2³⁰."""
    n = 3 << 30
    rng = Rng.seeded(1)
    thirds = Counter(rng.below(n) >> 30 for _ in range(30_000))
    assert sorted(thirds) == [0, 1, 2]
    assert all(abs(count - 10_000) < 500 for count in thirds.values())


def test_dice_are_fair() -> None:
    rng = Rng.from_seed("dice")
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(faces[face] - 10_000) < 500 for face in range(6))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng.from_seed("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert all(abs(orders[order] - 1000) < 160 for order in permutations(range(4)))


@pytest.mark.parametrize("stop", [1, 5, 1 << 32, (1 << 32) + 1, 1 << 64, 3 << 70])
def test_randrange_reaches_beyond_32_bits(stop: int) -> None:
    rng = Rng.from_seed(stop)
    numbers = [rng.randrange(stop) for _ in range(300)]
    assert all(0 <= number < stop for number in numbers)
    assert stop < 4 or max(numbers) > stop // 2 > min(numbers)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.from_seed(3)
    twin = rng.copy()
    ahead = [rng.next32() for _ in range(5)]
    assert [twin.next32() for _ in range(5)] == ahead


def test_seeds_are_numbers_or_texts() -> None:
    """Neighboring seeds have nothing in common; a number and its digits are the same seed."""
    words = {Rng.from_seed(seed).next32() for seed in (*range(200), "a", "b", "")}
    assert len(words) == 203
    assert Rng.from_seed(7).state == Rng.from_seed("7").state


def test_seeding_is_for_ever() -> None:
    """SHA-256 of "tekhenu:7", its first eight bytes, then the demo's seeding with stream 54."""
    start = int.from_bytes(sha256(b"tekhenu:7").digest()[:8], "big")
    modulus = 1 << 64
    state = (109 + start) % modulus
    state = (state * 6364136223846793005 + 109) % modulus
    assert Rng.from_seed(7).state == state


def test_small_numbers_in_a_position_are_seeds() -> None:
    """Written by hand they would all throw the same coin; a true state is taken as it is."""
    coins = Counter(Rng.from_position(number).below(2) for number in range(2000))
    assert abs(coins[0] - 1000) < 150
    assert {Rng(number).below(2) for number in range(2000)} == {0}, "what it cures"
    true = Rng.from_seed(7).state
    assert Rng.from_position(true).state == true


# Where strangers play


def words_of_sha256(seed: str, count: int) -> list[int]:
    """Return words of SHA-256 of the key and the block number, as the docstring defines them."""
    key = sha256(f"tekhenu:{seed}".encode()).digest()[:16]
    stream = b"".join(sha256(key + n.to_bytes(8, "big")).digest() for n in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_a_secure_seed_gives_words_of_a_hash() -> None:
    rng = Rng.from_seed("secure:0123456789abcdef")
    assert [rng.next32() for _ in range(100)] == words_of_sha256("secure:0123456789abcdef", 100)


def test_a_secure_generator_goes_on_from_its_state() -> None:
    rng = Rng.from_seed("secure:x")
    rng.shuffle(list(range(40)))
    other = Rng.from_position(rng.state)
    assert [rng.below(6) for _ in range(50)] == [other.below(6) for _ in range(50)]
    assert rng == other != Rng.from_seed("secure:x")


def test_a_game_of_a_secure_seed_is_saved_and_replayed() -> None:
    game = Game.new(Settings(players=3), "secure:f00d")
    while game.decision is not None and game.state.round < 4:
        game.play(game.decision.options[-1])
    again = Game.load(game.save())
    assert again.state == game.state
    assert again.state.rng.state > 1 << 64


def test_the_position_of_a_secure_game_starts_a_game() -> None:
    game = Game.new(Settings(players=2), "secure:f00d")
    moved = Game.at(game.state.copy(), game.settings)
    assert Game.load(moved.save()).state.rng == game.state.rng


@pytest.mark.parametrize("number", [-1, 1 << 64, (1 << 192) - 1, 1 << 193])
def test_what_is_no_state(number: int) -> None:
    assert not is_state(number)

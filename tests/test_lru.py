"""The cache holds a bounded number of values and may be shared by threads."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from tekhenu.lru import LruCache


def test_the_least_recently_used_value_is_dropped_first() -> None:
    cache: LruCache[str] = LruCache(2)
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    assert [cache.get(key, partial(make, key)) for key in "abacab"] == [*"ABACAB"]
    assert made == [*"abcb"]
    assert [cache.find(key) for key in "abc"] == ["A", "B", None]
    cache.add("a", "again")
    cache.add("d", "D")
    assert [cache.find(key) for key in "abd"] == ["again", None, "D"]
    cache.clear()
    assert cache.find("a") is None


def test_a_failed_lookup_takes_no_place() -> None:
    cache: LruCache[int] = LruCache(1)
    cache.add("known", 1)
    assert cache.find("unknown") is None
    assert cache.find("known") == 1


def test_threads_get_the_value_of_their_key() -> None:
    cache: LruCache[int] = LruCache(5)

    def use(seed: int) -> bool:
        keys = Random(seed).choices(range(20), k=3000)
        return all(cache.get(key, partial(abs, -key)) == key for key in keys)

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(use, range(8)))
    assert sum(cache.find(key) is not None for key in range(20)) == 5

"""What is refused with a sentence, although its type is wrong.

A parameter of the type `int | Nonsense` is meant for an int. Nobody has a `Nonsense`, so type
checkers refuse everything else; whatever comes without having been checked reaches the function,
which says what would be right. Compiled code would refuse it earlier, and in fewer words.
"""

from typing import NoReturn


class Nonsense:
    def __new__(cls) -> NoReturn:
        raise TypeError("nobody has a value of this type")

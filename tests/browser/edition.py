"""Every value of a box changed, and a visitor who enters it by touching what is drawn."""

import random
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from tekhenu.components import load
from tekhenu.components.drafts import EditionDraft, edition_parts, replaceable
from tekhenu.components.kinds import Plain
from tekhenu.components.loading import plain_values
from tekhenu.components.schema import TREE
from tests.components.test_drafts import any_value

USUAL = plain_values(load())
LEFT_BY_THE_RULES = ("wheel.lights.1", "wheel.lights.2")  # always sunny, so they are confirmed


def _in_turn(table: str, keys: str, values: str) -> dict[str, Plain]:
    return {
        f"{table}.{key}": int(value) if value.isdigit() else value
        for key, value in zip(keys.split(), values.split(), strict=True)
    }


BAG = {
    **{"yellow": 7, "brown": 6, "white": 3, "black": 3, "gray": 4},
    **{"red": 3, "blue": 3, "green": 2},
}
# Values that depend on each other.
TOGETHER: Mapping[str, Plain] = {
    **_in_turn("dice.count", "yellow brown white black gray", "7 6 4 4 5"),
    **_in_turn("wheel.lights", "1 2 3 4 5 6", "sunny sunny dark shaded shaded dark"),
    **_in_turn("horus.preprinted", "1 2 3 4 5 6", "bastet thoth hathor ra horus osiris"),
    **_in_turn("ra.points", "left middle right", "2 1 3"),
    **{f"market.{n}.name": name for n, name in enumerate(("red", "green", "blue", "yellow"), 1)},
    **_in_turn(
        "osiris.3.partners", "papyrus bread limestone granite", "bread papyrus granite limestone"
    ),
    **_in_turn(
        "osiris.4.partners", "papyrus bread limestone granite", "bread papyrus granite limestone"
    ),
    **_in_turn("seth.start", "soldiers priests track_limit", "2 3 9"),
    "seth.setup.gray_dice": 1,
    **{f"seth.dice.{color}.count": n for color, n in (("red", 3), ("blue", 3), ("green", 2))},
    **{f"seth.bag.{players}.{color}": n for players in "234" for color, n in BAG.items()},
}


def all_changed() -> EditionDraft:
    rng = random.Random(7)
    values: dict[str, Plain] = {}
    for path in replaceable():
        value = TOGETHER.get(path, USUAL[path])
        while value == USUAL[path] and path not in TOGETHER:
            value = any_value(path, rng)
        values[path] = value
    draft = EditionDraft("Königin ☥", {}).with_values(values)
    assert not draft.problems()
    assert [path for path in replaceable() if not draft.changes(path)] == [*LEFT_BY_THE_RULES]
    return draft


def filled_in(template: dict[str, Any], values: Mapping[str, Plain]) -> dict[str, Any]:
    """Return a filled template with other values; an array has the keys of its table."""
    for path, value in values.items():
        *steps, last = path.split(".")
        node: Any = template
        tree: Any = TREE
        for step in steps:
            node, tree = node[step], tree[step]
        node[list(tree).index(last) if isinstance(node, list) else last] = value
    return template


# Taps a value, then its replacement in the picker. Keys are pressed only for numbers.
ENTER = """async (values) => {
  const picker = document.getElementById("picker");
  const root = () => document.getElementById("edition");
  const present = () => JSON.parse(root().dataset.values);
  const until = async (done) => {
    while (!done()) await new Promise((settle) => setTimeout(settle, 5));
  };
  const type = (input, number) => {
    if (input.value === String(number)) return;
    input.value = number;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const tick = (scope, word, on = true) => {
    const input = scope.querySelector(`input[value="${word}"]`);
    if (input.checked !== on) input.click();
  };
  const PICK = {
    number: (blank, words) => type(blank.querySelector("input"), words.shift()),
    one: (blank, words) => tick(blank, words.shift()),
    word: (blank, words) => tick(blank, words.shift()),
    several: (blank, words) => {
      for (const word of blank.dataset.words.split(" ")) {
        if (words.includes(word)) tick(blank, word);
      }
      for (const word of blank.dataset.words.split(" ")) {
        if (!words.includes(word)) tick(blank, word, false);
      }
    },
    amounts: (blank, words) => {
      const wanted = {};
      while (words.length > 1) wanted[words[1]] = words.splice(0, 2)[0];
      const rows = [...blank.querySelectorAll("[data-word]")];
      const sorted = rows.sort((row) => (wanted[row.dataset.word] ? -1 : 1));
      for (const row of sorted) type(row.querySelector("input"), wanted[row.dataset.word] ?? 0);
    },
    places: (blank, words) => {
      for (const place of blank.querySelectorAll("fieldset")) tick(place, words.shift());
    },
    order: (blank, words) => {
      for (const [place, word] of words.entries()) {
        const there = blank.querySelectorAll("[data-word]");
        if (there[place].dataset.word === word) continue;
        const own = blank.querySelector(`[data-word="${word}"]`);
        there[place].click();
        own.click();
      }
    },
  };
  for (const [path, value] of Object.entries(values)) {
    const drawn = root().querySelector(`[data-value="${path}"]`);
    drawn.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const words = String(value).split(/[\\s,]+/);
    const verbs = [...picker.querySelectorAll("[name=verb]")];
    if (verbs.length) {
      const verb = verbs.find((each) => each.value === words[0]);
      if (verb) words.shift();
      const wanted = verb ?? verbs.find((each) => !each.value);
      if (!wanted.checked) wanted.click();
    }
    const form = [...picker.querySelectorAll(".form")].find((each) => !each.hidden);
    const nothing = form.dataset.empty === String(value);
    for (const blank of form.querySelectorAll("[data-blank]")) {
      PICK[blank.dataset.blank](blank, nothing ? [] : words);
    }
    if (present()[path].value === value) picker.querySelector("footer .main").click();
    picker.close();
  }
  const same = ([path, value]) => {
    const found = present()[path];
    return ["own", "right"].includes(found.state) && found.value === value;
  };
  const patience = Date.now() + 20000;
  await until(() => Object.entries(values).every(same) || Date.now() > patience);
  const missed = Object.entries(values).filter((one) => !same(one));
  return missed.map(([path]) => `${path}: ${present()[path].value}`);
}"""


def enter(page: Page, draft: EditionDraft) -> None:
    """Enter the values part by part, in the order of the page."""
    for number, part in enumerate(edition_parts()):
        if number:
            page.click(f".edition-foot a[href$='/{part.name}']")
            page.wait_for_url(f"**/{part.name}")
        missed = page.evaluate(ENTER, {path: draft.value(path) for path in part.paths})
        assert missed == [], part.name

// The switches of the bar: the theme and the size of text, which are stored, and the language.

import { closest, findAll, get } from "./dom.js";

const THEME = "tekhenu-theme";
const THEMES = ["auto", "light", "dark"];
const SIZE = "tekhenu-text";
const SIZES = [1, 1.15, 1.3];

const theme = () => localStorage.getItem(THEME) ?? "auto";
const size = () => Number(localStorage.getItem(SIZE) ?? 1);

/**
 * Return the value after the present one, in a circle.
 * @template T
 * @param {T[]} values
 * @param {T} now
 */
function following(values, now) {
  return values[(values.indexOf(now) + 1) % values.length];
}

/** @param {HTMLElement} button @param {string} text */
function label(button, text) {
  button.title = text;
  button.setAttribute("aria-label", text);
}

function showTheme() {
  const now = theme();
  const root = document.documentElement;
  if (now === "auto") delete root.dataset.theme;
  else root.dataset.theme = now;
  for (const button of findAll(document, "[data-do=theme]")) {
    button.dataset.now = now;
    label(button, button.dataset[now] ?? "");
  }
}

function showSize() {
  document.documentElement.style.setProperty("--text", String(size()));
  for (const button of findAll(document, "[data-do=text]")) {
    label(button, (button.dataset.words ?? "").replace("%", String(Math.round(size() * 100))));
  }
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=theme], [data-do=text]");
  if (button?.dataset.do === "theme") {
    localStorage.setItem(THEME, following(THEMES, theme()));
    showTheme();
  } else if (button) {
    localStorage.setItem(SIZE, String(following(SIZES, size())));
    showSize();
  }
});
showTheme();
showSize();

document.addEventListener("click", (event) => {
  // The page in another language keeps the part behind the #, such as the secret of an invitation.
  const link = closest(event, ".language a", HTMLAnchorElement);
  if (link) link.hash = location.hash;
  for (const menu of findAll(document, ".language[open]", HTMLDetailsElement)) {
    if (closest(event, ".language", HTMLDetailsElement) !== menu) menu.open = false;
  }
});
document.addEventListener(
  "keydown",
  (event) => {
    const menu = event.key === "Escape" && closest(event, ".language[open]", HTMLDetailsElement);
    if (!menu) return;
    event.stopPropagation();
    menu.open = false;
    get(menu, "summary").focus();
  },
  true,
);

// The rule of what is asked or pointed at, taken from the help and laid beside the table.

const dialog = document.getElementById("rule");
const HELP = dialog.dataset.help; // of the edition the game is played with
let help = null; // the whole page, fetched once

export async function openRule(section) {
  help ??= fetched();
  const found = (await help)?.getElementById(section);
  if (!found) help = null;
  const text = found ? shown(found) : dialog.dataset.lost;
  dialog.querySelector(".rule-text").replaceChildren(text);
  dialog.querySelector("a").href = `${HELP}#${section}`;
  if (!dialog.open) dialog.show();
  dialog.scrollTop = 0;
  dialog.querySelector("h3, .quiet").focus();
}

async function fetched() {
  const answer = await fetch(HELP).catch(() => null);
  if (!answer?.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

// Its ids are those of the board: a section "ra" beside a drawing "ra".
function shown(section) {
  const text = document.importNode(section, true);
  for (const part of [text, ...text.querySelectorAll("h3[id], section[id]")]) part.removeAttribute("id");
  text.removeAttribute("aria-labelledby");
  for (const link of text.querySelectorAll("a[href^='#']")) link.href = `${HELP}${link.getAttribute("href")}`;
  for (const link of text.querySelectorAll("a")) link.target = "_blank";
  return text;
}

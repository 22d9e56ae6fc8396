// A section of the rules beside the table, taken from the help.

import { getHtml } from "./client.js";
import { byId, findAll, get, parsed } from "./dom.js";

const dialog = byId("rule", HTMLDialogElement);
const { help = "", lost = "" } = dialog.dataset; // the help for the edition of the game
/** @type {Promise<HTMLElement | null> | null} */
let page = null;

/** @param {string} section */
export async function openRule(section) {
  page ??= getHtml(help).then(parsed, () => null);
  const found = (await page)?.querySelector(`#${CSS.escape(section)}`);
  if (!found) page = null; // request it again next time
  get(dialog, ".rule-text").replaceChildren(found ? copied(found) : lost);
  get(dialog, "a", HTMLAnchorElement).href = `${help}#${section}`;
  if (!dialog.open) dialog.show();
  dialog.scrollTop = 0;
  get(dialog, "h3, .quiet").focus();
}

/** Return a copy without ids, which would repeat ids of the board. @param {Element} section */
function copied(section) {
  const text = /** @type {Element} */ (document.importNode(section, true));
  for (const part of [text, ...text.querySelectorAll("h3[id], section[id]")])
    part.removeAttribute("id");
  text.removeAttribute("aria-labelledby");
  for (const link of findAll(text, "a", HTMLAnchorElement)) {
    const address = link.getAttribute("href");
    if (address?.startsWith("#")) link.href = `${help}${address}`;
    link.target = "_blank";
  }
  return text;
}

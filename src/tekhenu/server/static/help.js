// The search of the help: filter sections and cards while the reader types, and highlight the
// words.

import { byId, closest, find, findAll, get } from "./dom.js";

const field = byId("search", HTMLInputElement);
const items = findAll(document, "[data-find]");
const families = find(document, ".families");
const messages = (field.dataset.found ?? "").split("|");
const texts = new Map(items.map((item) => [item, textOf(item)]));

/**
 * Return a text without accents and case, so that “david” finds “Dávid”. Syllables of Hangul stay.
 * @param {string} text
 */
function plain(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.normalize("NFC").replaceAll("ł", "l");
}

/** Return the text nodes of an item outside of pictures. @param {HTMLElement} item */
function textNodes(item) {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode)); // by SHOW_TEXT
  return nodes;
}

/** @param {HTMLElement} item */
function textOf(item) {
  const nodes = textNodes(item);
  return plain(nodes.map((node) => node.data).join(" "));
}

function filter() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  const family = families && get(families, ":checked", HTMLInputElement).value;
  let count = 0;
  for (const item of items) {
    const fits =
      (!family || item.dataset.partOf === family) &&
      words.every((word) => texts.get(item)?.includes(word));
    item.hidden = !fits;
    count += Number(fits);
    const link = find(document, `[data-leads-to="${item.id}"]`)?.parentElement;
    if (link) link.hidden = !fits;
  }
  for (const part of findAll(document, "[data-part]")) {
    part.hidden = !find(document, `[data-part-of="${part.dataset.part}"]:not([hidden])`);
  }
  for (const list of findAll(document, ".help-contents ul")) {
    list.hidden = !find(list, "li:not([hidden])");
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = list.hidden;
  }
  const output = get(document, ".help-search output", HTMLOutputElement);
  output.value = words.length || family ? messages[count] : "";
  highlight(words);
}

/** Highlight words in the visible items without changing their nodes. @param {string[]} words */
function highlight(words) {
  if (!CSS.highlights) return;
  const ranges = [];
  const visible = words.length ? items.filter((item) => !item.hidden) : [];
  for (const node of visible.flatMap(textNodes)) {
    const text = plain(node.data);
    if (text.length !== node.data.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

field.addEventListener("input", filter);
families?.addEventListener("change", filter);
field.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const first = items.find((item) => !item.hidden);
  if (!first) return;
  get(first, "h3 a").focus();
  first.scrollIntoView({ block: "start" });
});
document.addEventListener("keydown", (event) => {
  const typing = closest(event, "input:not([type=radio]), textarea, select");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    field.focus();
    field.select();
  } else if (event.key === "Escape" && field.value) {
    field.value = "";
    filter();
  }
});
// A link to a card or section ends the search that hides it.
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  field.value = "";
  if (families) get(families, "input", HTMLInputElement).checked = true;
  filter();
  target.scrollIntoView();
});

if (families) families.hidden = false;
const contents = find(document, ".help-contents", HTMLDetailsElement);
if (contents && matchMedia("(width < 62rem)").matches) contents.open = false;

// The table of contents marks the section that is being read.
const links = new Map(
  findAll(document, "[data-leads-to]").map((link) => [link.dataset.leadsTo, link]),
);
if (links.size) {
  const reading = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        links.get(target.id)?.classList.toggle("reading", isIntersecting);
      }
    },
    { rootMargin: "-20% 0px -80% 0px" },
  );
  for (const item of items) reading.observe(item);
}
if (field.value) filter();

// The help's search: filters sections and cards while one types, and marks what was found.

const box = document.querySelector("#search");
const found = [...document.querySelectorAll("[data-find]")];
const parts = [...document.querySelectorAll("[data-part]")];
const families = document.querySelector(".families");
const output = document.querySelector(".help-search output");
const messages = box.dataset.found.split("|");
const texts = new Map(
  found.map((item) => [item, plain(nodesOf(item).map((node) => node.data).join(" "))]),
);

/** Without accents and case, so that “david” finds “Dávid”; syllables of Hangul stay whole. */
function plain(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.normalize("NFC").replaceAll("ł", "l");
}

/** The text of an item, pictures left out. */
function nodesOf(item) {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function filter() {
  const words = plain(box.value).split(/\s+/).filter(Boolean);
  const family = families?.querySelector(":checked")?.value ?? "";
  let count = 0;
  for (const item of found) {
    const text = texts.get(item);
    const fits =
      (!family || item.dataset.partOf === family) && words.every((word) => text.includes(word));
    item.hidden = !fits;
    count += fits;
    const link = document.querySelector(`[data-leads-to="${item.id}"]`);
    if (link) link.parentElement.hidden = !fits;
  }
  for (const part of parts) {
    part.hidden = !document.querySelector(`[data-part-of="${part.dataset.part}"]:not([hidden])`);
  }
  for (const list of document.querySelectorAll(".help-contents ul")) {
    const empty = !list.querySelector("li:not([hidden])");
    list.hidden = empty;
    list.previousElementSibling.hidden = empty;
  }
  output.value = words.length || family ? messages[count] : "";
  mark(words);
}

/** Marks the words in what is left, without touching the page's nodes. */
function mark(words) {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const item of words.length ? found.filter((each) => !each.hidden) : []) {
    for (const node of nodesOf(item)) {
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
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

function toFirst() {
  const first = found.find((item) => !item.hidden);
  if (!first) return;
  const target = first.querySelector("h3 a");
  target.focus();
  first.scrollIntoView({ block: "start" });
}

box.addEventListener("input", filter);
families?.addEventListener("change", filter);
box.form.addEventListener("submit", (event) => {
  event.preventDefault();
  toFirst();
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input:not([type=radio]), textarea, select");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === "Escape" && box.value) {
    box.value = "";
    filter();
  }
});
// A link to one card or section shows it, whatever is being searched.
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.closest("[hidden]")) {
    box.value = "";
    if (families) families.querySelector("input").checked = true;
    filter();
    target.scrollIntoView();
  }
});

if (families) families.hidden = false;
const contents = document.querySelector(".help-contents");
if (contents && matchMedia("(width < 62rem)").matches) contents.open = false;

// The table of contents tells where one is reading.
const links = new Map(
  [...document.querySelectorAll("[data-leads-to]")].map((link) => [link.dataset.leadsTo, link]),
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
  for (const item of found) reading.observe(item);
}
if (box.value) filter();

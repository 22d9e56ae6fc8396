// Make an element like a fresh one while keeping its nodes, so that pieces can glide to their new
// places, and focus, scroll positions and open details stay.

// Attributes that the person at the screen or a script has set.
/** @type {Record<string, string[]>} */
const LOCAL = { DETAILS: ["open"], DIALOG: ["open"] };
const ALWAYS_LOCAL = [
  "aria-describedby",
  "aria-expanded",
  "aria-pressed",
  "data-now",
  "data-newest",
];

/** @param {Node} old @param {Node} fresh */
export function morph(old, fresh) {
  if (!(old instanceof Element && fresh instanceof Element && old.nodeName === fresh.nodeName)) {
    morphText(old, fresh);
    return;
  }
  if (fresh.hasAttribute("data-kept")) return; // unchanged, so the server has sent no content
  if (old.isEqualNode(fresh)) return; // faster than to compare node by node
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

/** @param {Node} old @param {Node} fresh */
function morphText(old, fresh) {
  if (old instanceof CharacterData && old.nodeType === fresh.nodeType) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
  } else old.parentNode?.replaceChild(fresh, old);
}

/** @param {Element} old @param {Element} fresh */
function morphAttributes(old, fresh) {
  const local = [...ALWAYS_LOCAL, ...(LOCAL[old.nodeName] ?? [])];
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !local.includes(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !local.includes(name)) old.setAttribute(name, value);
  }
}

/** @param {Element} old @param {Element} fresh */
function morphChildren(old, fresh) {
  const wanted = [...fresh.childNodes];
  const ids = new Set(wanted.map(idOf).filter(Boolean));
  /** @type {Map<string, Node>} */
  const known = new Map();
  for (const child of old.children) if (child.id) known.set(child.id, child);
  /** @type {ChildNode | null} */
  let place = old.firstChild;
  for (const node of wanted) {
    // Elements with an id that are not wanted go first, so that the others need not move.
    while (place && idOf(place) && !ids.has(idOf(place))) place = removed(place);
    const id = idOf(node);
    const same = id ? known.get(id) : isAlike(place, node) ? place : null;
    if (!same) {
      old.insertBefore(node, place);
      continue;
    }
    if (same === place) place = place.nextSibling;
    else moveBefore(old, same, place);
    morph(same, node);
  }
  while (place) place = removed(place);
}

/** @param {Node} node */
function idOf(node) {
  return node instanceof Element ? node.id : "";
}

/**
 * Return whether nodes without an id are of one kind, so that one can become the other.
 * @param {Node | null} place
 * @param {Node} node
 */
function isAlike(place, node) {
  return (
    place !== null &&
    !idOf(place) &&
    place.nodeType === node.nodeType &&
    place.nodeName === node.nodeName
  );
}

/** Remove a node and return the next one. @param {ChildNode} node */
function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** @param {Element} parent @param {Node} node @param {Node | null} place */
function moveBefore(parent, node, place) {
  if (parent.moveBefore) parent.moveBefore(node, place);
  else parent.insertBefore(node, place);
}

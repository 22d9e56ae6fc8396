// Make a piece of the page like a fresh one while keeping its nodes: what stays can glide, and
// focus, scroll positions and open details survive.

// Attributes that belong to the person at the screen, not to the server.
const OWN = { DETAILS: ["open"], DIALOG: ["open"] };
const ALWAYS_OWN = ["aria-describedby", "aria-expanded", "aria-pressed", "data-now", "data-newest"];

export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (fresh.dataset?.kept !== undefined) return; // the server has left it out: it is as it was
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh)) return; // most of a table: seen much faster than walked through
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

function morphAttributes(old, fresh) {
  const own = [...ALWAYS_OWN, ...(OWN[old.nodeName] ?? [])];
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own.includes(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !own.includes(name)) old.setAttribute(name, value);
  }
}

function morphChildren(old, fresh) {
  const wanted = [...fresh.childNodes];
  const ids = new Set(wanted.map((node) => node.id).filter(Boolean));
  const known = new Map();
  for (const child of old.children) if (child.id) known.set(child.id, child);
  let place = old.firstChild;
  for (const node of wanted) {
    // What has an id and is no longer wanted goes first: the others then need not move.
    while (place?.id && !ids.has(place.id)) place = removed(place);
    const same = node.id ? known.get(node.id) : alike(place, node) ? place : null;
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

// Nodes without an id stand for each other if they are of one kind.
function alike(place, node) {
  return place && !place.id && place.nodeType === node.nodeType && place.nodeName === node.nodeName;
}

function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function moveBefore(parent, node, place) {
  if (parent.moveBefore) parent.moveBefore(node, place);
  else parent.insertBefore(node, place);
}

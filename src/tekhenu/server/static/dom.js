// Typed access to the elements of a page.

/**
 * A class of elements.
 * @template T
 * @typedef {abstract new (...args: never[]) => T} Kind
 */

// The cast is right because the pages contain no other elements than HTML and SVG.
export const HtmlOrSvg = /** @type {Kind<HTMLElement | SVGElement>} */ (
  /** @type {unknown} */ (Element)
);

/**
 * Check the class of an element.
 * @template {Element} [T=HTMLElement]
 * @param {unknown} node
 * @param {Kind<T>} [kind]
 * @returns {node is T}
 */
function isKind(node, kind) {
  return node instanceof (kind ?? HTMLElement);
}

/**
 * Return `node`; throw if it is missing or of another class.
 * @template {Element} [T=HTMLElement]
 * @param {unknown} node
 * @param {string} name
 * @param {Kind<T>} [kind]
 * @returns {NoInfer<T>}
 */
function required(node, name, kind) {
  if (isKind(node, kind)) return node;
  throw new TypeError(`The page needs another element as ${name}`);
}

/**
 * The types of the functions below. `kind` is the class of the elements, by default HTMLElement.
 * @typedef {<T extends Element = HTMLElement>(id: string, kind?: Kind<T>) => NoInfer<T>} ById
 * @typedef {<T extends Element = HTMLElement>(scope: ParentNode, selector: string, kind?: Kind<T>)
 *   => NoInfer<T>} Get
 * @typedef {<T extends Element = HTMLElement>(scope: ParentNode, selector: string, kind?: Kind<T>)
 *   => NoInfer<T> | null} Find
 * @typedef {<T extends Element = HTMLElement>(scope: ParentNode, selector: string, kind?: Kind<T>)
 *   => NoInfer<T>[]} FindAll
 * @typedef {<T extends Element = HTMLElement>(from: Event | Element, selector: string,
 *   kind?: Kind<T>) => NoInfer<T> | null} Closest
 */

/** Return the element with an id; throw if there is none. @type {ById} */
export const byId = (id, kind) => required(document.getElementById(id), id, kind);

/** Return the first element that matches; throw if there is none. @type {Get} */
export const get = (scope, selector, kind) =>
  required(scope.querySelector(selector), selector, kind);

/** Return the first element that matches, or null. @type {Find} */
export const find = (scope, selector, kind) => {
  const found = scope.querySelector(selector);
  return found && required(found, selector, kind);
};

/** Return all elements that match. @type {FindAll} */
export const findAll = (scope, selector, kind) =>
  [...scope.querySelectorAll(selector)].map((each) => required(each, selector, kind));

/** Return the target of an event or the nearest element around it that matches. @type {Closest} */
export const closest = (from, selector, kind) => {
  const target = from instanceof Event ? from.target : from;
  const found = target instanceof Element ? target.closest(selector) : null;
  return found && required(found, selector, kind);
};

/** @param {string} html */
export function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/**
 * Give a class to some elements and take it from all others.
 * @param {string} name
 * @param {Iterable<Element>} [elements]
 */
export function markOnly(name, elements = []) {
  for (const marked of document.querySelectorAll(`.${name}`)) marked.classList.remove(name);
  for (const element of elements) element.classList.add(name);
}

/**
 * Return the elements that choose an option, alone or among others.
 * @param {ParentNode} scope
 * @param {string} option
 */
export function placesOf(scope, option) {
  const name = CSS.escape(option);
  return findAll(scope, `[data-option="${name}"], [data-options~="${name}"]`, HtmlOrSvg);
}

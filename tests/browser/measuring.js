// Words that do not fit: cut off, outside their parent, or overlapping. Sizes in pixels.
() => {
  const SLACK = 1.5; // for rounding
  const found = [];
  const seen = (box) => box.width > 1.5 && box.height > 1.5;
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const label = (element) => {
    const name = element.getAttribute("class") || element.id || "";
    return `${element.tagName.toLowerCase()}.${name.split(" ").join(".")}`;
  };
  const blockOf = (element) => {
    while (getComputedStyle(element).display === "inline" && element.parentElement)
      element = element.parentElement;
    return element;
  };

  // Text of the page: within its block, within every frame that cuts, within the window.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent)) continue;
    // The text of a replay's step is cut on purpose, because the log beside it is complete.
    if (parent.closest("svg, script, option, [hidden], .step-text p")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const block = blockOf(parent);
    const own = block.getBoundingClientRect();
    if (!seen(box) || !seen(own)) continue; // for screen readers only
    if (box.right > own.right + SLACK || box.left < own.left - SLACK || box.bottom > own.bottom + 3)
      found.push(`outside ${label(block)}: ${short(node.data)}`);
    let scrolls = false;
    for (let frame = parent; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls) break;
      if (style.overflowX === "visible" || frame.matches(".who")) continue; // names may be long
      if (box.right > edge.right + SLACK || box.bottom > edge.bottom + 3)
        found.push(`cut by ${label(frame)}: ${short(node.data)}`);
    }
    if (!scrolls && (box.right > innerWidth + SLACK || box.left < -SLACK))
      found.push(`beyond the window ${label(parent)}: ${short(node.data)}`);
  }

  const over = (a, b, wide, high) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > high * Math.min(a.height, b.height);

  // Text of drawings: within the drawing, within the smallest panel around its middle, and not
  // over an icon or another text. A piece may lie on an icon: its letter has the piece below it.
  for (const drawing of document.querySelectorAll("svg.part")) {
    const frame = drawing.getBoundingClientRect();
    if (!shown(drawing) || !seen(frame)) continue;
    const name = drawing.id || label(drawing);
    const boxes = (selector) =>
      [...drawing.querySelectorAll(selector)]
        .filter((element) => shown(element) && !element.querySelector("textPath"))
        .map((element) => ({
          words: element.textContent,
          box: element.getBoundingClientRect(),
          onPiece: element.matches(".piece-letter"),
        }))
        .filter(({ box }) => seen(box));
    const texts = boxes("text").filter(({ words }) => words.trim());
    const panels = boxes("rect").map(({ box }) => box);
    const icons = boxes("use");
    for (const [place, { words, box, onPiece }] of texts.entries()) {
      if (box.left < frame.left - SLACK || box.right > frame.right + SLACK)
        found.push(`outside the drawing ${name}: ${short(words)}`);
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const around = panels
        .filter((p) => p.left <= x && x <= p.right && p.top <= y && y <= p.bottom)
        .sort((a, b) => a.width * a.height - b.width * b.height)[0];
      if (around && (box.left < around.left - SLACK || box.right > around.right + SLACK))
        found.push(`over its panel in ${name}: ${short(words)}`);
      if (!onPiece && icons.some((icon) => over(box, icon.box, 1.5, 0.6)))
        found.push(`over an icon in ${name}: ${short(words)}`);
      for (const other of texts.slice(place + 1))
        if (/\p{L}/u.test(words + other.words) && over(box, other.box, 2, 0.45))
          found.push(`over another in ${name}: ${short(words)} / ${short(other.words)}`);
    }
  }
  return found;
};

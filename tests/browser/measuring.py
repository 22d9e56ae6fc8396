"""Words that do not fit, measured in the page: cut off, outside their box, or over each other."""

from playwright.sync_api import Page

# Room for rounding, in pixels.
MEASURE = """
() => {
  const SLACK = 1.5;
  const found = [];
  const seen = (box) => box.width > 1.5 && box.height > 1.5;
  const short = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 60);
  const label = (element) => {
    const name = element.getAttribute("class") || element.id || "";
    return `${element.tagName.toLowerCase()}.${name.split(" ").join(".")}`;
  };
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // Text of the page: within its block, within every frame that cuts, within the window.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, option, [hidden], .told p") || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!seen(box)) continue;
    let block = parent;
    while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) {
      if (getComputedStyle(block).display !== "inline") break;
      block = block.parentElement;
    }
    const own = block.getBoundingClientRect();
    if (!seen(own)) continue; // for screen readers only
    if (box.right > own.right + SLACK || box.left < own.left - SLACK || box.bottom > own.bottom + 3)
      found.push(`outside ${label(block)}: ${short(node.data)}`);
    let scrolls = false;
    for (let frame = parent; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) { scrolls = true; break; }
      if (style.overflowX === "visible") continue;
      const clipped = style.textOverflow === "ellipsis" && frame.matches(".who, .name");
      if (!clipped && (box.right > edge.right + SLACK || box.bottom > edge.bottom + 3))
        found.push(`cut by ${label(frame)}: ${short(node.data)}`);
    }
    if (!scrolls && (box.right > innerWidth + SLACK || box.left < -SLACK))
      found.push(`beyond the window ${label(parent)}: ${short(node.data)}`);
  }

  // Text of drawings: within the drawing, within the smallest panel around its middle, and not
  // over another text.
  for (const drawing of document.querySelectorAll("svg.part")) {
    if (!shown(drawing)) continue;
    const frame = drawing.getBoundingClientRect();
    if (!seen(frame)) continue;
    const panels = [...drawing.querySelectorAll("rect")]
      .map((rect) => rect.getBoundingClientRect())
      .filter(seen);
    const texts = [...drawing.querySelectorAll("text")]
      .filter((text) => text.textContent.trim() && shown(text) && !text.querySelector("textPath"))
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box }) => seen(box));
    for (const { text, box } of texts) {
      const words = `${drawing.id || label(drawing)} ${label(text)}: ${short(text.textContent)}`;
      if (box.left < frame.left - SLACK || box.right > frame.right + SLACK)
        found.push(`outside the drawing ${words}`);
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const around = panels
        .filter((p) => p.left <= x && x <= p.right && p.top <= y && y <= p.bottom)
        .sort((a, b) => a.width * a.height - b.width * b.height)[0];
      if (around && (box.left < around.left - SLACK || box.right > around.right + SLACK))
        found.push(`over its panel ${words}`);
    }
    const icons = [...drawing.querySelectorAll("use")]
      .filter(shown)
      .map((use) => use.getBoundingClientRect())
      .filter(seen);
    for (const { text, box } of texts) {
      for (const icon of icons) {
        const wide = Math.min(box.right, icon.right) - Math.max(box.left, icon.left);
        const high = Math.min(box.bottom, icon.bottom) - Math.max(box.top, icon.top);
        if (wide > 1.5 && high > 0.6 * Math.min(box.height, icon.height))
          found.push(`${drawing.id || label(drawing)}: “${short(text.textContent)}” over an icon`);
      }
    }
    for (let i = 0; i < texts.length; i++) {
      for (let j = i + 1; j < texts.length; j++) {
        const a = texts[i].box;
        const b = texts[j].box;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 0.45 * Math.min(a.height, b.height))
          found.push(
            `${drawing.id || label(drawing)}: “${short(texts[i].text.textContent)}” over “${short(texts[j].text.textContent)}”`,
          );
      }
    }
  }
  return found;
}
"""


def misfits(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MEASURE)
    return found

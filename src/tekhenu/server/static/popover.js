// What is pointed at: dice tell what they would bring, cards and tiles what they do, places where
// they are.

const TIP = document.createElement("div");
TIP.id = "tip";
TIP.className = "tip";
TIP.hidden = true;
let shown = null; // where the words stand now: the tip, or the strip's own place
let about = null; // what they are about
let leaving = 0;

export function explains() {
  document.body.append(TIP);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") consider(event.target);
    pointTo(event.target.closest?.("[data-place]")?.dataset.place);
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch") consider(event.target);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(":focus-visible")) consider(event.target);
  });
  document.addEventListener("focusout", hide);
  addEventListener("scroll", (event) => event.target.contains?.(about) && hide(), true);
}

export function hide() {
  clearTimeout(leaving);
  if (!shown) return false;
  shown.hidden = true;
  about.removeAttribute("aria-describedby");
  shown = about = null;
  return true;
}

// A place that the log speaks of is shown on the board: of a line all its spaces, and where a space
// is built upon, its Pillar.
function pointTo(place) {
  for (const marked of document.querySelectorAll(".pointed")) marked.classList.remove("pointed");
  if (!place) return;
  const pillar = place.replace("space-", "pillar-");
  const spaces = document.querySelectorAll(`#${place}, #${pillar}, [id^="${place}-"]`);
  for (const space of spaces) space.classList.add("pointed");
}

function consider(target) {
  if (!(target instanceof Element)) return;
  const place = target.closest("[id^='die-'], [data-card], [data-blocked], [data-tip]");
  const words = place && wordsFor(place);
  clearTimeout(leaving);
  if (!words) {
    leaving = setTimeout(hide, 120);
    return;
  }
  const button = target.closest("[tabindex], button, a") ?? place;
  if (about === button) return;
  hide();
  about = button;
  shown = (place.id.startsWith("die-") && document.getElementById("peek")) || TIP;
  shown.replaceChildren(...words);
  shown.hidden = false;
  button.setAttribute("aria-describedby", shown.id);
  if (shown === TIP) over(place.getBoundingClientRect());
}

function wordsFor(place) {
  const card = place.closest("[data-card]")?.dataset.card;
  const id = place.id.startsWith("die-") ? `preview-${place.id}` : card && `about-${card}`;
  const source = id && document.getElementById(id);
  if (source) return [...source.cloneNode(true).childNodes];
  const text = place.dataset.tip ?? (place.dataset.blocked && place.getAttribute("aria-label"));
  return text ? [text] : null;
}

// Above the thing, or below it, so that its neighbours stay in sight; always whole on the screen.
function over(box) {
  const { width, height } = TIP.getBoundingClientRect();
  const above = box.top - height - 8;
  TIP.style.left = `${clamp(box.left + (box.width - width) / 2, 4, innerWidth - width - 4)}px`;
  TIP.style.top = `${clamp(above >= 4 ? above : box.bottom + 8, 4, innerHeight - height - 4)}px`;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

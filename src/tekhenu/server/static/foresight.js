// What a choice would change, shown on the board before it is made.

const SVG = "http://www.w3.org/2000/svg";
let tipped = null;

// The scales tip as with the die on them; without a preview they lie as they are.
export function tip(preview) {
  const seat = document.getElementById("table").dataset.seat;
  const beam = document.getElementById(`beam-${seat}`);
  if (!beam) return;
  const { tilt, after } = preview?.dataset ?? {};
  const number = beam.closest("svg").querySelector(".scales-balance");
  lean(beam, tilt);
  if (tipped?.isConnected) tipped.textContent = tipped.dataset.before;
  tipped?.classList.remove("foreseen");
  tipped = null;
  if (tilt === undefined) return;
  number.dataset.before = number.textContent;
  number.textContent = after;
  number.classList.add("foreseen");
  tipped = number;
}

function lean(beam, tilt) {
  beam.style.transform = tilt === undefined ? "" : `rotate(${tilt}deg)`;
  for (const pan of beam.querySelectorAll(".scales-tilt")) {
    pan.style.transform = tilt === undefined ? "" : `rotate(${-tilt}deg)`;
  }
}

// The tile in hand lies where it would lie, turned as it would bring the most.
export function ghost(target) {
  document.getElementById("tile-ghost")?.remove();
  const space = target?.matches?.("#temple .target[data-turn]") && target.querySelector(".halo");
  if (!space || !document.getElementById("tile-in-hand")) return;
  const { x, y, width } = space.getBBox();
  const tile = document.createElementNS(SVG, "use");
  tile.id = "tile-ghost";
  tile.setAttribute("class", "tile-ghost");
  tile.setAttribute("href", "#tile-in-hand");
  const turn = `rotate(${target.dataset.turn} 30 30)`;
  tile.setAttribute("transform", `translate(${x} ${y}) scale(${width / 60}) ${turn}`);
  space.after(tile);
  target.querySelector(".worth-badge")?.before(tile);
}

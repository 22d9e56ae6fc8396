// Somebody's whole board, fetched when it is wanted; dialogs close by a button or a click beside. One
// that opens by itself has closedby=closerequest: a click beside it was meant for the table.

const dialog = document.getElementById("board");
let table = null;

export function boards(shown) {
  table = shown;
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do=board], [data-do=close]");
    if (event.target.matches("dialog:not([closedby=closerequest])")) event.target.close();
    else if (button?.dataset.do === "board") open(button.dataset.seat);
    else button?.closest("dialog").close();
  });
}

// Bring an open board up to date.
export function renew() {
  if (dialog.open) open(dialog.dataset.seat);
}

async function open(seat) {
  const { page, seat: own, step, study } = table.dataset;
  const asked = new URLSearchParams({ ...(own && { seat: own }), ...(step && { step }), ...(study && { study }) });
  const answer = await fetch(`${page}/boards/${seat}?${asked}`);
  if (!answer.ok) return;
  const sent = new DOMParser().parseFromString(await answer.text(), "text/html");
  const board = sent.getElementById("full-board");
  dialog.dataset.seat = seat;
  dialog.setAttribute("aria-label", board.dataset.title);
  dialog.replaceChildren(board);
  if (!dialog.open) dialog.showModal();
}

// A Maat or a Scoring in full: opened by itself once, and again from the log.

const dialog = document.getElementById("stage");
const table = document.getElementById("table");

export async function openStage(begin) {
  const { game, seat } = table.dataset;
  document.body.classList.add("staging");
  try {
    const answer = await fetch(`/games/${game}/stages/${begin}${seat && `?seat=${seat}`}`);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    dialog.replaceChildren(page.getElementById("staged"));
    if (!dialog.open) dialog.showModal();
  } finally {
    document.body.classList.remove("staging");
  }
}

// Whoever comes to a table for the first time is shown nothing of what was before.
export function stageIfNew() {
  const { game, stage } = table.dataset;
  const seen = localStorage.getItem(`stage-${game}`);
  if (stage === undefined || seen === stage) return;
  localStorage.setItem(`stage-${game}`, stage);
  if (seen !== null && Number(stage) > Number(seen)) openStage(stage);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do=stage]");
  if (button) openStage(button.dataset.stage);
});

// Parts of the table as tabs on a narrow screen.

export function tabs(table) {
  function turnTo(tab) {
    document.body.dataset.tab = tab;
    for (const button of table.querySelectorAll("[data-do=tab]")) {
      button.setAttribute("aria-pressed", button.dataset.tab === tab);
    }
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do=tab]");
    if (!button) return;
    document.body.classList.add("past-the-end");
    turnTo(button.dataset.tab);
    const parts = table.querySelector(".parts");
    parts.scrollTop = button.dataset.tab === "log" ? parts.scrollHeight : 0; // the newest lines
  });
  return turnTo;
}

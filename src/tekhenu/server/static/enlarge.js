// A part of the board as large as the window allows; it can be played there too.

const { dataset } = document.body;

function enlarge(part) {
  if (part) dataset.enlarged = part;
  else delete dataset.enlarged;
  settle();
}

function settle() {
  for (const button of document.querySelectorAll("[data-do=enlarge]")) {
    button.setAttribute("aria-expanded", button.dataset.part === dataset.enlarged);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do=enlarge]");
  if (button) enlarge(button.dataset.part === dataset.enlarged ? null : button.dataset.part);
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !dataset.enlarged || document.querySelector("dialog:modal")) return;
    event.stopPropagation();
    event.preventDefault();
    enlarge(null);
  },
  true,
);
document.addEventListener("table", settle);

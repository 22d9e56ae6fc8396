// Take a seat with the token of an invitation. The token is behind the #, so that it is in no
// request line and in no log.

import { reasonOf, sendJson } from "./client.js";
import { byId, get } from "./dom.js";
import { announce } from "./status.js";

const form = byId("join", HTMLFormElement);
const field = get(form, "[name=name]", HTMLInputElement);
const { game, noToken = "" } = form.dataset;
const token = location.hash.slice(1);

field.value = localStorage.getItem("tekhenu-name") ?? "";
if (!token) {
  announce(noToken);
  get(form, "button", HTMLButtonElement).disabled = true;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = field.value.trim();
  localStorage.setItem("tekhenu-name", name);
  try {
    await sendJson(`/api/games/${game}/seats/claim`, { token, name });
    location.replace(`/games/${game}`);
  } catch (error) {
    announce(reasonOf(error));
  }
});

// The scripts of a page. Everything works without them; they add a theme switch, copy buttons, tabs in step, and the search.
import { searchScript } from "./search-script.ts";

/** Runs before the first paint, so that a chosen theme does not flicker. */
export const themeScript = `
document.documentElement.classList.add("js");
try { const theme = localStorage.getItem("theme"); if (theme) document.documentElement.dataset.theme = theme; } catch {}
`.trim();

/** Runs at the end of the page. */
export const script = `
const root = document.documentElement;
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch {} };
const speak = (language) => {
  for (const input of document.querySelectorAll('[data-language="' + language + '"]')) input.checked = true;
};
document.addEventListener("click", async ({ target }) => {
  if (target.matches(".theme")) {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    keep("theme", root.dataset.theme);
  }
  if (target.matches(".copy")) {
    const code = target.nextElementSibling;
    try { await navigator.clipboard.writeText(code.textContent); target.textContent = "Copied"; }
    catch { getSelection().selectAllChildren(code); target.textContent = "Selected"; }
    setTimeout(() => { target.textContent = "Copy"; }, 1500);
  }
  if (target.matches("[data-unfold]")) {
    const folds = [...document.getElementById(target.dataset.unfold).querySelectorAll("details")];
    const open = folds.some((fold) => !fold.open);
    for (const fold of folds) fold.open = open;
    target.textContent = open ? "Fold all" : "Unfold all";
  }
  if (target.closest(".ways a")) document.getElementById("menu").checked = false;
});
document.addEventListener("change", ({ target }) => {
  const { language } = target.dataset;
  if (!language) return;
  const { top } = target.parentElement.getBoundingClientRect();
  speak(language);
  scrollBy({ top: target.parentElement.getBoundingClientRect().top - top, behavior: "instant" });
  keep("language", language);
});
const language = kept("language");
if (["curl", "node", "browser"].includes(language)) speak(language);
const unfoldTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  for (let fold = target?.parentElement?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  if (target?.closest("details")) target.scrollIntoView();
};
addEventListener("hashchange", unfoldTarget);
unfoldTarget();
const side = document.querySelector(".side");
const current = document.querySelector("#contents [aria-current]");
if (current && current.offsetTop > side.clientHeight * 0.7) side.scrollTop = current.offsetTop - side.clientHeight * 0.3;
${searchScript}
`.trim();

// The page's only scripts. Everything works without them; they add a theme switch, copy buttons, and tabs in step.

/** Runs before the first paint, so that a chosen theme does not flicker. */
export const themeScript = `
document.documentElement.classList.add("js");
try { const theme = localStorage.getItem("theme"); if (theme) document.documentElement.dataset.theme = theme; } catch {}
`.trim();

/** Runs at the end of the page. */
export const script = `
const root = document.documentElement;
document.addEventListener("click", async ({ target }) => {
  if (target.matches(".theme")) {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch {}
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
  if (target.closest("nav a")) document.getElementById("menu").checked = false;
});
document.addEventListener("change", ({ target }) => {
  const language = target.dataset.language;
  if (language) for (const input of document.querySelectorAll('[data-language="' + language + '"]')) input.checked = true;
});
`.trim();

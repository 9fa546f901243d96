// Copy buttons, folds, and tabs in step: choosing a language once chooses it on every page.
import { chooseLanguage } from "./languages.ts";

const words = {
  en: { copy: "Copy", copied: "Copied", selected: "Selected" },
  es: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado" },
} as const;

/** Installs the listeners, once for all pages. */
export function enhance(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(".contract .copy")) void copy(page, target);
    if (target.matches("[data-unfold]")) unfold(page, target);
  });
  page.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.language !== undefined) chooseLanguage(page, target.dataset.language);
  });
}

async function copy(page: Document, button: HTMLElement): Promise<void> {
  const code = button.nextElementSibling;
  const { copy: idle, copied, selected } = words[page.documentElement.lang === "es" ? "es" : "en"];
  try {
    await navigator.clipboard.writeText(code?.textContent ?? "");
    button.textContent = copied;
  } catch {
    if (code) page.getSelection()?.selectAllChildren(code);
    button.textContent = selected;
  }
  setTimeout(() => {
    button.textContent = idle;
  }, 1500);
}

function unfold(page: Document, button: HTMLElement): void {
  const folds = [...(page.getElementById(button.dataset.unfold ?? "")?.querySelectorAll("details") ?? [])];
  const open = folds.some((fold) => !fold.open);
  for (const fold of folds) fold.open = open;
  button.textContent = open ? "Fold all" : "Unfold all";
}

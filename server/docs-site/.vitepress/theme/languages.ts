// Languages of the calls. A page holds those with an SDK; the tabs of the others are added here, and their programs loaded when one is chosen. The choice is stored.
import { highlight } from "../../contract/code.ts";
import { type LanguageId, otherLabels } from "../../contract/languages/labels.ts";
import { element } from "./element.ts";
import { loadedCall } from "./page-calls.ts";

const STORED = "fraud-risk-docs-language";

const isOther = (language: string): language is LanguageId => language in otherLabels;

/** Adds the tabs to a page that has just been shown, and opens those of the language that was chosen before. */
export function showLanguages(page: Document): void {
  for (const card of cardsOf(page)) addTabs(page, card);
  const language = stored();
  if (language !== undefined) open(page, language);
}

/** Stores a choice, and opens it on every card of the page. */
export function chooseLanguage(page: Document, language: string): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // without storage, the choice holds for this page
  }
  open(page, language);
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}

function cardsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(".contract .tabs[data-call]")];
}

function addTabs(page: Document, card: HTMLElement): void {
  const first = card.querySelector<HTMLInputElement>(":scope > input");
  const title = card.querySelector(":scope > .card-title");
  const labels = card.querySelector(".labels");
  const panels = card.querySelector(".panels");
  if (first === null || title === null || labels === null || panels === null || card.querySelector('[data-language="python"]')) return;
  for (const [language, name] of Object.entries(otherLabels)) {
    const id = `${first.name}-${language}`;
    title.before(element(page, "input", { type: "radio", name: first.name, id, "data-language": language }));
    labels.append(element(page, "label", { for: id }, name));
    panels.append(element(page, "div", { class: "panel", "data-program": language }));
  }
}

function open(page: Document, language: string): void {
  for (const input of page.querySelectorAll<HTMLInputElement>(".contract .tabs > input[data-language]")) {
    if (input.dataset.language === language) input.checked = true;
  }
  if (isOther(language)) for (const card of cardsOf(page)) void fill(page, card, language);
}

async function fill(page: Document, card: HTMLElement, language: LanguageId): Promise<void> {
  const panel = card.querySelector(`[data-program="${language}"]`);
  if (panel === null || panel.querySelector("pre") !== null) return;
  const call = await loadedCall(page, card.dataset.call ?? "").catch(() => undefined);
  const shown = call === undefined ? element(page, "p", { class: "caption" }, "Not loaded. Choose the language again.") : codeOf(page, call.programs[language]);
  panel.replaceChildren(shown);
}

function codeOf(page: Document, program: string): HTMLElement {
  const block = element(page, "div", { class: "code" });
  const code = element(page, "code", {});
  code.innerHTML = highlight(program, "program").markup;
  const pre = element(page, "pre", { class: "program", tabindex: "0" });
  pre.append(code);
  block.append(element(page, "button", { class: "copy", type: "button" }, "Copy"), pre);
  return block;
}

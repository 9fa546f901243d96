// Languages of the calls. A page holds those with an SDK; the tabs of the others are added here, and their programs loaded when one is chosen. The choice is stored.
import { highlight } from "../../contract/code.ts";
import { type LanguageId, otherLabels, type PagePrograms, programsPlace } from "../../contract/languages/labels.ts";

const STORED = "fraud-risk-docs-language";

const isOther = (language: string): language is LanguageId => language in otherLabels;

/** Adds the tabs to a page that has just been shown, and opens those of the language that was chosen before. */
export function showLanguages(page: Document): void {
  for (const card of cardsOf(page)) addTabs(page, card);
  const language = stored();
  if (language !== undefined) void open(page, language);
}

/** Stores a choice, and opens it on every card of the page. */
export function chooseLanguage(page: Document, language: string): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // without storage, the choice holds for this page
  }
  void open(page, language);
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
    title.before(made(page, "input", { type: "radio", name: first.name, id, "data-language": language }));
    labels.append(made(page, "label", { for: id }, name));
    panels.append(made(page, "div", { class: "panel", "data-program": language }));
  }
}

async function open(page: Document, language: string): Promise<void> {
  for (const input of page.querySelectorAll<HTMLInputElement>(".contract .tabs > input[data-language]")) {
    if (input.dataset.language === language) input.checked = true;
  }
  const cards = cardsOf(page);
  if (!isOther(language) || cards.length === 0) return;
  const programs = await loaded(programsAddress(page)).catch(() => undefined);
  for (const card of cards) {
    const panel = card.querySelector(`[data-program="${language}"]`);
    if (panel === null || panel.querySelector("pre") !== null) continue;
    const program = programs?.[card.dataset.call ?? ""]?.[language];
    panel.replaceChildren(
      ...(program === undefined ? [made(page, "p", { class: "caption" }, "Not loaded. Choose the language again.")] : [codeOf(page, program)]),
    );
  }
}

function codeOf(page: Document, program: string): HTMLElement {
  const block = made(page, "div", { class: "code" });
  const code = made(page, "code", {});
  code.innerHTML = highlight(program, "program").markup;
  const pre = made(page, "pre", { class: "program", tabindex: "0" });
  pre.append(code);
  block.append(made(page, "button", { class: "copy", type: "button" }, "Copy"), pre);
  return block;
}

function programsAddress(page: Document): string {
  const base = import.meta.env.BASE_URL;
  return `${base}${programsPlace(page.location.pathname.slice(base.length).replace(/\/$/, ""))}`;
}

const requested = new Map<string, Promise<PagePrograms>>();

/** The programs at an address, requested once. A failure is not stored. */
function loaded(address: string): Promise<PagePrograms> {
  const request = requested.get(address) ?? fetched(address);
  requested.set(address, request);
  request.catch(() => requested.delete(address));
  return request;
}

async function fetched(address: string): Promise<PagePrograms> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

function made(page: Document, tag: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

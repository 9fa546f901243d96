// Sends the request of a page to this service: in a sandbox only, where the service marks its pages. The credential is typed by the reader, and stays in memory.
import { highlight } from "../../contract/code.ts";
import type { ShownRequest } from "../../contract/languages/labels.ts";
import { element } from "./element.ts";
import { loadedCall } from "./page-calls.ts";

/** The credential of the last request. It is gone when the page is left or loaded again. */
let credential = "";

/** Longest part of an answer that is shown. */
const SHOWN = 100_000;

/** Adds a button to each operation of a page of the reference, unless the service is in production. */
export function offerConsole(page: Document): void {
  if (page.documentElement.dataset.console === undefined) return;
  for (const card of page.querySelectorAll<HTMLElement>(".contract .operation .tabs[data-call]")) {
    const languages = card.querySelector(":scope > .card-title > .labels");
    if (languages === null || languages.parentElement?.querySelector(".try") !== null) continue;
    const button = element(page, "button", { class: "try", type: "button", "aria-expanded": "false" }, "Try it");
    button.addEventListener("click", () => void toggle(page, card, button));
    languages.before(button);
  }
}

async function toggle(page: Document, card: HTMLElement, button: HTMLElement): Promise<void> {
  const open = card.querySelector<HTMLElement>(":scope > .console");
  if (open !== null) {
    open.hidden = !open.hidden;
  } else {
    const call = await loadedCall(page, card.dataset.call ?? "").catch(() => undefined);
    if (call === undefined) return;
    card.append(consoleOf(page, call.request));
  }
  button.setAttribute("aria-expanded", String(open === null || !open.hidden));
}

function consoleOf(page: Document, request: ShownRequest): HTMLElement {
  const secret = element(page, "input", {
    type: "password",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: request.authorized ? "key or token" : "not required",
  });
  const address = element(page, "input", { type: "text", spellcheck: "false" });
  const body = element(page, "textarea", { rows: "8", spellcheck: "false" });
  const send = element(page, "button", { class: "send", type: "button" }, "Send");
  const answer = element(page, "pre", { class: "json", tabindex: "0", role: "status", "aria-label": "Answer" });
  secret.value = credential;
  address.value = request.address;
  body.value = request.body ?? "";
  send.addEventListener("click", async () => {
    credential = secret.value.trim();
    send.setAttribute("disabled", "");
    const { line, text } = await sent(page, request, address.value, body.value).catch((error) => ({ line: String(error), text: "" }));
    answer.innerHTML = `${highlight(line, "text").markup}\n\n${highlight(text, "json").markup}`;
    send.removeAttribute("disabled");
  });
  const fields = [labelled(page, "Credential", secret), labelled(page, `${request.method} on this service`, address)];
  if (request.body !== undefined) fields.push(labelled(page, "Body", body));
  const console = element(page, "div", { class: "console" });
  console.append(...fields, send, answer);
  return console;
}

function labelled(page: Document, name: string, field: HTMLElement): HTMLElement {
  const label = element(page, "label", {}, name);
  label.append(field);
  return label;
}

/** Sends a request to this service, and to no other. */
async function sent(page: Document, { method, headers, body: shown }: ShownRequest, address: string, body: string): Promise<{ line: string; text: string }> {
  const url = new URL(address, page.location.origin);
  if (url.origin !== page.location.origin) throw new Error("The console sends to this service only.");
  const authorization: Readonly<Record<string, string>> = credential === "" ? {} : { Authorization: `Bearer ${credential}` };
  const started = performance.now();
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...authorization },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    ...(shown === undefined ? {} : { body }),
  });
  const text = (await answer.text()).slice(0, SHOWN);
  return { line: `${answer.status} ${answer.statusText} · ${Math.round(performance.now() - started)} ms`, text: readable(text) };
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

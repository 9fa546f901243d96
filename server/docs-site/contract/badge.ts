// Small coloured labels: methods, decisions, statuses, credentials.
import { html, type Markup } from "../../src/platform/html/markup.ts";

/** A colour of the palette. */
export type Tone = "green" | "blue" | "amber" | "red" | "violet" | "grey";

const methodTones: Readonly<Record<string, Tone>> = { get: "green", post: "violet", put: "amber", patch: "amber", delete: "red" };
const credentialTones: Readonly<Record<string, Tone>> = { publishable: "green", secret: "amber", session: "violet" };
const decisionTones: Readonly<Record<string, Tone>> = { approve: "green", challenge: "blue", review: "amber", decline: "red" };

/** A label of one tone. `note` appears when the pointer rests on it. */
export function badge(text: string, tone: Tone, note?: string): Markup {
  return html`<span class="badge ${tone}"${note !== undefined && html` title="${note}"`}>${text}</span>`;
}

/** HTTP method. */
export function methodBadge(method: string): Markup {
  return html`<span class="badge method ${methodTones[method] ?? "grey"}">${method.toUpperCase()}</span>`;
}

/** Kind of a credential; a kind that the palette does not know is grey. */
export function credentialBadge(kind: string): Markup {
  return badge(kind, credentialTones[kind] ?? "grey");
}

/** Decision of an assessment; a decision that the palette does not know is grey. */
export function decisionBadge(decision: string): Markup {
  return html`<span class="badge decision ${decisionTones[decision] ?? "grey"}">${decision}</span>`;
}

/** A dot in the colour of a decision, for where its name would not fit. */
export function decisionDot(decision: string): Markup {
  return html`<span class="dot ${decisionTones[decision] ?? "grey"}"></span>`;
}

/** HTTP status. */
export function statusBadge(status: number | string): Markup {
  return badge(String(status), statusTone(status));
}

/** Green for success, amber for the caller's failures, red for ours. */
export function statusTone(status: number | string): Tone {
  const family = String(status)[0];
  return family === "2" ? "green" : family === "4" ? "amber" : family === "5" ? "red" : "grey";
}

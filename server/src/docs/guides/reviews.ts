// What was decided: found again, released or closed by a person, explained.
import type { components } from "../../../../generated/types.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { knownErrorLink, permissionLink } from "../links.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** What each way of deciding means: one without a line does not compile. */
const WAYS: Readonly<Record<components["schemas"]["DecidedBy"], Renderable>> = {
  score: "the points, against your thresholds of that time",
  blocklist_entry: html`a blocklist entry of severity <code>block</code>, whatever the score; <code>entry_id</code> names it`,
  review_entry: html`an entry of severity <code>review</code>: the score alone would have been milder`,
  browser_activity: "activity seen through publishable keys only, which may hold a payment and never declines one",
  sandbox: "a sandbox value",
};

/** Reviews and explanations. */
export function reviews(source: Source): Markup {
  const { document } = source;
  const lines = Object.entries(WAYS).map(([way, meaning]) => html`<tr><th scope="row"><code>${way}</code></th><td>${meaning}</td></tr>`);
  return row(
    html`<p>Every assessment can be ${namedLink(document, "listAssessments", "listed")}, newest first: by decision, customer, e-mail address in any spelling, order, amount, time. A page may be
    shorter than its limit, or empty, and still have a next one: go on while there is a <code>next_cursor</code>.</p>
    <p>What the engine decided as <code>review</code> waits for a person, or for a key with ${permissionLink("assessments:review")}: ${namedLink(document, "resolveReview", "resolve it")} with
    <code>approve</code> or <code>decline</code> and a reason. Once, for good: a second resolution is ${knownErrorLink("INVALID_TRANSITION")}, with the first in <code>details</code>. A payout that is
    declined so makes no beneficiary known. <code>review=open</code> lists what waits.</p>
    <p>An ${namedLink(document, "explainAssessment", "explanation")} tells of each signal what it saw and how many points of the score it made; all of them together are the score. It is made from
    what was stored then, and says the same after you change weights or thresholds. Ask for Spanish with <code>language=es</code>.</p>
    ${table("plain", "What settled a decision", ["decided_by", "Meaning"], lines)}`,
    tabCard("explanation-call", "Why it came out so", callTabs(source, firstCall(document, operationNamed(document, "explainAssessment")))),
  );
}

// From nothing to the first decision.
import { decisionBadge } from "../badge.ts";
import { codeBlock, codeCard, tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { decisionsOf, guided, smallCall } from "../guided.ts";
import { guideLink, operationLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { keyVariable, snippetKeyPrefix } from "../snippet-credentials.ts";
import { callTabs } from "../snippets.ts";

/** What a caller does with each decision. */
export const advice: Readonly<Record<string, string>> = {
  approve: "Send the payment to the processor.",
  challenge: "Ask the payer for more proof first: 3-D Secure, or a one-time code. Go on when the proof holds.",
  review: "Hold the payment until a person has looked at it.",
  decline: "Do not take the payment. This is an ordinary answer, not an error.",
};

/** Quickstart with curl and the Node SDK. */
export function quickstart(source: Source): Markup {
  const { document, facts } = source;
  const prefix = snippetKeyPrefix(facts);
  const decisions = decisionsOf(document).map((decision) => html`<tr><th scope="row">${decisionBadge(decision)}</th><td>${advice[decision]}</td></tr>`);
  return html`${row(
    html`<h2 id="key">1. Keep a key on your server</h2>
    <p>Create a secret key (it begins with <code>${prefix}</code>) and put it into the environment of your server. It is shown once. Browsers and apps use
    a publishable key instead: ${guideLink("credentials", "Who may do what")} says which kind goes where.</p>`,
    codeCard("Set up", codeBlock(`export ${keyVariable}="${prefix}..."\nnpm install ${facts.sdk.packageName}`, "shell")),
  )}
  ${row(
    html`<h2 id="ask">2. Ask before you charge</h2>
    <p>Call ${operationLink(guided(document))} when the payer presses the button and before anything goes to the processor. Little is required; each
    further field makes the decision sharper, and the answer's <code>field_warnings</code> names the ones worth adding for your kind of business.</p>
    <p>The payer in this example is a ${guideLink("sandbox", "sandbox value")}: it makes the sandbox answer with a fixed decision.</p>`,
    tabCard("quickstart", "First assessment", callTabs(source, smallCall(source, "review"))),
  )}
  ${row(
    html`<h2 id="act">3. Act on the decision</h2>
    <p>The answer holds a decision, a score and the signals behind it. Follow the decision; keep <code>session_id</code> with your payment, everything
    later refers to it.</p>
    ${table("plain", "What to do on each decision", ["Decision", "What to do"], decisions)}`,
    html`<div class="hint"><strong>No answer?</strong> Decide now what your checkout does when no decision comes in time. Retry under the same handle first;
    then let the payment wait for a manual review instead of losing it. ${guideLink("retries", "Errors and retries")} has the rules, and ${guideLink("going-live", "Going live")}
    the rest of the way.</div>`,
  )}`;
}

// Values that make the sandbox answer as wished.
import { decisionBadge, statusBadge } from "../badge.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { decisionsOf, guided, sandboxAddress, smallCall } from "../guided.ts";
import { errorLink, operationLink } from "../links.ts";
import { html, type Markup, type Renderable, raw } from "../markup.ts";
import { callTabs } from "../snippets.ts";

/** Sandbox values. */
export function sandbox(source: Source): Markup {
  const { document, facts } = source;
  const line = (result: string, status: number | undefined, outcome: Renderable) =>
    html`<tr><th scope="row">${address(facts, result)}</th><td>${statusBadge(status ?? "")} ${outcome}</td></tr>`;
  const lines = [
    ...decisionsOf(document).map((decision) => line(decision, 200, decisionBadge(decision))),
    ...Object.entries(facts.sandbox.failures).map(([result, code]) => line(result, facts.errors[code]?.status, errorLink(code))),
  ];
  return row(
    html`<p>Test each branch of your checkout without waiting for a fraudster. Outside production, these addresses as the payer's e-mail
    (<code>payer.email</code> of ${operationLink(guided(document))}) force the result; the signals then say <code>${facts.sandbox.signal}</code>, so that
    a forced answer is never taken for a real one. In production they are addresses like any other.</p>
    ${table("plain", "Sandbox values", ["Payer e-mail", "Answer"], lines)}`,
    tabCard("sandbox", "Force a decline", callTabs(source, smallCall(source, "decline"))),
  );
}

/** May break after the at sign where the column is narrow. */
function address(facts: Source["facts"], result: string): Markup {
  const [local, domain] = sandboxAddress(facts, result).split("@");
  return html`<code>${local}@${raw("<wbr>")}${domain}</code>`;
}

// What happened after a decision, and what the next one learns from it.
import type { components } from "../../../../generated/types.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { knownErrorLink } from "../links.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** What each outcome teaches: one without a line does not compile. */
const LESSONS: Readonly<Record<components["schemas"]["OutcomeKind"], Renderable>> = {
  captured: html`counts for the payer; with five, no dispute and 90 days, <code>PAYER_TRUSTED</code>`,
  failed: html`counts as a failed attempt, unless the <code>reason</code> is the processor's own trouble, until the payment is captured or refunded`,
  refunded: "is kept, and teaches nothing",
  chargeback_lost: html`blocks what is the payer's own for 180 days; <code>PAYER_PRIOR_CHARGEBACK</code>`,
  fraud_confirmed: html`the same, and <code>PAYER_CONFIRMED_FRAUD</code>`,
  chargeback_won: "takes back what this session was blamed for, and allows the payer for 90 days by a value that is theirs alone",
  false_positive: "the same, for a payment that was held or declined and was none",
};

/** Outcomes. */
export function outcomes(source: Source): Markup {
  const { document } = source;
  const lines = Object.entries(LESSONS).map(([outcome, lesson]) => html`<tr><th scope="row"><code>${outcome}</code></th><td>${lesson}</td></tr>`);
  return row(
    html`<p>Keep the <code>session_id</code> of each assessment, and ${namedLink(document, "reportOutcome", "report")} what became of the payment. The next decision about the same
    payer, in any spelling of their address, is made with it, and says so in its signals.</p>
    ${table("plain", "What outcomes teach", ["Outcome", "Lesson"], lines)}
    <p>Blocked is what is the payer's own (e-mail, telephone, card, device, accounts), never what others share (address, card range, country, domain).
    A device or mailbox with which three payers paid with three cards, and a card token of five payers on five devices, is shared as well until half of those payers have a dispute;
    declined and failed payments, and several accounts with one card, do not make a value shared. Nobody is allowed by a shared value either: a customer id under which three e-mail
    addresses paid with three cards is every guest's. The newest 500 payments with a value are the evidence. The <code>feedback</code> of the
    answer tells exactly what changed. What is taken back is what this session caused and nothing else: <code>still_blocking</code> names the rest, with the entries that people made.</p>
    <p>Outcomes of a session are a history with a current state. Reporting an outcome that holds is a replay; any other is applied, also one that held earlier: after lost and won,
    lost again blocks the payer again. <code>current_outcome</code> is the latest outcome that holds. What became of the payment (captured, failed, refunded) and a verdict on it hold
    beside each other; a capture is credited once for a session, and once for a payment that an event assessed before your server did. An assessment that a browser asked for, with a publishable key, never credits a capture.</p>
    <p>A confirmed fraud that has to go to a regulator is ${namedLink(document, "reportFraud", "reported")}: that opens a
    ${namedLink(document, "readCase", "case")} with a number, and blocks the indicators that you name. A report by <code>order_id</code> or
    <code>payment_id</code> means the assessment that your server asked for, never one of a browser beside it; where only a browser assessed the payment, name the <code>amount</code> and the <code>currency</code>. Where several payers or submerchants share the number it is
    ${knownErrorLink("AMBIGUOUS_REFERENCE")}: name the <code>session_id</code>.</p>`,
    tabCard("outcome-call", "A chargeback was lost", callTabs(source, firstCall(document, operationNamed(document, "reportOutcome")))),
  );
}

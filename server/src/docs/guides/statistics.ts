// What prevention has done, and what scores were worth.
import type { components } from "../../../../generated/types.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** How urgent a recommended case is, usually and when the amount is large: one without a line does not compile. */
const URGENCY: Readonly<Record<components["schemas"]["CaseReason"], readonly [Renderable, Renderable]>> = {
  fraud_confirmed: [html`<code>alta</code>`, html`<code>urgente</code>`],
  chargeback_lost: [html`<code>normal</code>`, html`<code>alta</code>`],
  large_declined: [html`<code>baja</code>`, html`<code>normal</code>, from ten times as much on`],
};

/** Statistics. */
export function statistics(source: Source): Markup {
  const { document } = source;
  const lines = Object.entries(URGENCY).map(
    ([reason, [usual, large]]) => html`<tr><th scope="row"><code>${reason}</code></th><td>${usual}</td><td>${large}</td></tr>`,
  );
  return row(
    html`<p>${namedLink(document, "readPreventionStats", "Prevention statistics")} say what was assessed in a period, how it was decided, and what became of it until now;
    ${namedLink(document, "readDailyStats", "the days")} say the same one by one, in any time zone. They are exact, current to within a minute, and about when payments were assessed: a
    chargeback of today changes the figures of the day on which its payment was.</p>
    <p>Fraud is what a lost chargeback, a confirmed fraud or a fraud report says and nobody has taken back. What is fraud is no false alarm, whoever says so. <code>precision</code> is the
    share of fraud in what was challenged, held or declined, as far as its end is known; <code>recall</code> the share of all fraud that was.</p>
    <p>A page can make any number of assessments with a publishable key. Rates, averages, amounts, <code>top_signals</code> and the calibration report leave them out; fields that
    begin with <code>browser_</code> hold them. Totals and figures by decision and by direction count both.</p>
    <p>The ${namedLink(document, "readCalibration", "calibration report")} tells what each band of the score turned out to be, and what every threshold would have stopped. Report
    ${namedLink(document, "reportOutcome", "captured payments")} as well: what is known to be good is half of what it knows.</p>
    <p>${namedLink(document, "listCaseRecommendations", "Recommended cases")} are sessions that deserve a case and have none: a fraud, a lost chargeback, or a payment that was declined with
    a score of 90 or more and is large. Large is what is in the highest hundredth of the organization's own amounts of the currency, and about 1,000 US dollars while fewer than a
    thousand are known.</p>
    ${table("plain", "How urgent a recommended case is", ["Reason", "Usually", "Large amounts"], lines)}`,
    tabCard("statistics-call", "What prevention has done", callTabs(source, firstCall(document, operationNamed(document, "readPreventionStats")))),
  );
}

// How a handle makes a retry safe.
import { codeBlock, codeCard } from "../code.ts";
import { guidedCatalogue, type Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided } from "../guided.ts";
import { guideLink, headerLink, knownErrorLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { snippetCredential } from "../snippet-credentials.ts";
import { clientSnippet } from "../snippets.ts";

/** Idempotency. */
export function idempotency(source: Source): Markup {
  const { header, fallback_field: field, max_length: longest, kept_days: days } = guidedCatalogue.idempotency;
  const line = (attempt: Markup, answer: Markup) => html`<tr><th scope="row">${attempt}</th><td>${answer}</td></tr>`;
  const lines = [
    line(
      html`Same handle, same request`,
      html`The stored answer again, with the same <code>session_id</code> and the header ${headerLink("Idempotent-Replayed")}. Nothing is counted twice.`,
    ),
    line(html`Same <code>${header}</code>, another request`, html`Refused with ${knownErrorLink("IDEMPOTENCY_KEY_REUSED")}.`),
    line(html`Same <code>${field}</code> without the header, another request`, html`A new attempt at the order (another card, say), assessed afresh.`),
    line(html`Two at once`, html`The second waits for the first and gets its answer.`),
    line(
      html`Again after a failure`,
      html`A failure is never stored. After ${knownErrorLink("ASSESS_TIMEOUT")} the decision may still be made, and the retry finds it.`,
    ),
  ];
  return html`${row(
    html`<p>A payment is assessed once, however often you ask. What ties the attempts together is a <em>handle</em>: the header <code>${header}</code>,
    or the field <code>${field}</code> when the header is absent. It has at most ${longest} characters and is kept for at least ${days} days.</p>
    <h2 id="handles">What comes back</h2>
    ${table("plain", "What a handle does", ["You send", "You get"], lines)}
    <p>Sameness is one of meaning: the order of keys and <code>10</code> against <code>10.0</code> do not matter. What counts
    is what you sent, fields that this version does not know included: an update of the service never turns a retry into another request. Publishable and secret keys do not share handles, nor do
    pay-ins and ${guideLink("payouts", "payouts")}.</p>`,
    codeCard("Asked twice, decided once", codeBlock(twiceModule(source), "javascript")),
  )}
  ${row(html`<h2 id="choose">Which handle to send</h2>
    <p>Send your <code>order_id</code> and nothing else, if an order is paid once: a second card for the same order is then a new request and gets a decision of its own. Send
    a handle for each attempt, if your own code may repeat the call after a crash and has to find exactly that attempt again: write it beside the payment before you ask.</p>
    <p>With neither, the Node SDK makes a random handle for each call and keeps it over its own ${guideLink("retries", "retries")}; a second call is another one.</p>`)}`;
}

/** A module that asks twice under one handle, and shows that the answer is one. */
export function twiceModule({ document, facts }: Source): string {
  const credential = snippetCredential(document, guided(document));
  return `${clientSnippet(document, facts, credential)}

const payment = { amount: 1249.9, currency: "MXN" };
const attempt = { idempotencyKey: "pay_7Q2M4-1" };
const ask = () => client.assess.payin(payment, attempt);

const first = await ask();
const again = await ask().withResponse();

first.session_id === again.data.session_id; // true
again.idempotentReplayed; // true`;
}

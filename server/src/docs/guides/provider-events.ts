// Events that payment providers send us.
import { knownKinds } from "../../ingest/kinds.ts";
import { paymentNames } from "../../ingest/payment-names.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { guideLink, knownErrorLink, permissionLink } from "../links.ts";
import { html, joined, type Markup } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Events of payment providers. */
export function providerEvents(source: Source): Markup {
  const { document } = source;
  const lines = [...Map.groupBy(knownKinds, ([provider]) => provider)].map(
    ([provider, names]) =>
      html`<tr><th scope="row"><code>${provider}</code></th><td>${joined(names, ", ", ([, name]) => html`<code>${name}</code>`)}</td></tr>`,
  );
  return html`${row(
    html`<p>Captures, refunds, disputes and warnings come from payment providers, often weeks later. Hand them on, and you need not
    ${namedLink(document, "reportOutcome", "report")} these outcomes yourself. They never replace an assessment.</p>
    <p>${namedLink(document, "ingestProviderEvent", "Send each event")} with an ingest key: its kind in the provider's words or in ours, and its identifier. The assessment is found by
    <code>session_id</code>, else <code>order_id</code>, else <code>payment_id</code>, here or in <code>metadata</code>; with a <code>submerchant_id</code>, among that submerchant's. An
    order or payment means the assessment that your server asked for, the latest where one payer has several. The answer says what became of it:</p>
    <ul>
      <li><code>applied</code>: it was an outcome of the assessment, which the ${guideLink("outcomes", "next decision")} learns from;</li>
      <li><code>linked</code>: it belongs to the assessment and changes nothing, such as a dispute that is open, or an assessment that only a browser asked for: a page can claim any
      payer, so ${namedLink(document, "reportOutcome", "report")} its outcome by <code>session_id</code> with a secret key;</li>
      <li><code>recorded</code>: no assessment of yours fits. It is kept, whatever its kind. A type that is not known for its provider is reported with the
      event <code>ingest.unmapped</code>, at most once an hour for each provider and type;</li>
      <li><code>ambiguous</code>: several fit, of different payers or submerchants. It is kept and nothing is applied: report the outcome by <code>session_id</code>.</li>
    </ul>
    <p>The same provider, identifier and kind again is a <code>duplicate</code>, and is told what became of it the first time: send it again whenever you are in doubt. Disputes go
    on to your ${guideLink("webhooks", "endpoints")} as <code>dispute.opened</code> and <code>dispute.closed</code>.</p>
    ${table("plain", "Names that are understood", ["Provider", "Names"], lines)}
    <p class="note">Case and separators do not matter. Our own names do for every provider.</p>`,
    tabCard("provider-events-call", "An event of Adyen", callTabs(source, firstCall(document, operationNamed(document, "ingestProviderEvent")))),
  )}
  ${row(assessing(source))}
  ${row(
    html`<h2 id="provider-events-stripe">Stripe</h2>
    <ol>
      <li>Add a webhook at Stripe, and copy its signing secret.</li>
      <li>${namedLink(document, "createConnection", "Connect")} the account with this secret; it takes ${permissionLink("webhooks:write")}. It is stored sealed and never shown.</li>
      <li>Let Stripe send to the <code>webhook_path</code> of the answer, at the address of this service.</li>
    </ol>
    <p>Name your order as <code>order_id</code> in the metadata of the payment, or give us the id of the payment as <code>payment_id</code> when you assess it. Which events Stripe is to
    send, and how they are linked, stands at ${namedLink(document, "receiveStripeEvent", "the operation")}. What Stripe did not sign is ${knownErrorLink("INVALID_SIGNATURE")}.</p>`,
    tabCard("provider-events-connect", "Connect an account", callTabs(source, firstCall(document, operationNamed(document, "createConnection")))),
  )}`;
}

/** Events that trigger assessments. */
function assessing({ document }: Source): Markup {
  const lines = [...Map.groupBy(paymentNames, ([provider]) => provider)].map(
    ([provider, names]) =>
      html`<tr><th scope="row">${provider === "" ? "any provider" : html`<code>${provider}</code>`}</th><td>${joined(names, ", ", ([, name]) => html`<code>${name}</code>`)}</td></tr>`,
  );
  return html`<h2 id="provider-events-assess">Events that assess</h2>
    <p>Some payments never pass your checkout: payment links, terminals, marketplaces. ${namedLink(document, "createKey", "Make the ingest key")} or
    ${namedLink(document, "createConnection", "the connection")} with <code>assess_on_events: true</code>, and an event that describes a payment or a payment attempt assesses it, unless the
    event can be linked to an assessment. It is off by default, and fixed when the key or connection is made; keep a key without it for historical events, because a triggered assessment counts as a payment of now.</p>
    <ul>
      <li>Events of kind <code>captured</code> and <code>failed</code> assess, and those below. The event needs <code>amount</code> and <code>currency</code>; <code>customer_email</code>, <code>order_id</code> and
      <code>payment_id</code> make the decision better. Of Stripe, the card and the billing country are read as well.</li>
      <li>The assessment is one like any other, with <code>trigger: event</code> where it is read and in <code>transaction.*</code> webhooks. The event is linked to it, and its outcome applied.</li>
      <li>One payment of a provider is assessed once, however many events of it arrive: the handle is the provider with the payment's id, else with <code>external_id</code>.</li>
      <li>The event is answered 202 and kept in any case. <code>assessment_status</code> says what happened; <code>timed_out</code> and <code>failed</code> are not tried again.</li>
    </ul>
    ${table("plain", "Names that describe a payment", ["Provider", "Names"], lines)}`;
}

// Events that payment providers send us.
import { knownKinds } from "../../ingest/kinds.ts";
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
    <code>session_id</code>, else <code>order_id</code>, else <code>payment_id</code>, here or in <code>metadata</code>. The answer says what became of it:</p>
    <ul>
      <li><code>applied</code>: it was an outcome of the assessment, which the ${guideLink("outcomes", "next decision")} learns from;</li>
      <li><code>linked</code>: it belongs to the assessment and changes nothing, such as a dispute that is open;</li>
      <li><code>recorded</code>: no assessment of yours fits. It is kept, whatever its kind. A type that is not known for its provider is reported with the
      event <code>ingest.unmapped</code>, at most once an hour for each provider and type.</li>
    </ul>
    <p>The same provider, identifier and kind again is a <code>duplicate</code>, and is told what became of it the first time: send it again whenever you are in doubt. Disputes go
    on to your ${guideLink("webhooks", "endpoints")} as <code>dispute.opened</code> and <code>dispute.closed</code>.</p>
    ${table("plain", "Names that are understood", ["Provider", "Names"], lines)}
    <p class="note">Case and separators do not matter. Our own names do for every provider.</p>`,
    tabCard("provider-events-call", "An event of Adyen", callTabs(source, firstCall(document, operationNamed(document, "ingestProviderEvent")))),
  )}
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

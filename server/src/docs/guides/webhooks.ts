// Events that we send: where to, how they are verified, when they come again.
import { WAITS } from "../../webhooks/schedule.ts";
import { codeBlock, codeCard, tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { guideLink, permissionLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Webhooks. */
export function webhooks(source: Source): Markup {
  const { document } = source;
  return html`${row(
    html`<p>We tell your server what happens: a <a href="@/events">signed POST for each event</a>. ${namedLink(document, "createWebhookEndpoint", "Register")} where to, with
    the events that you want; without any, all of them, those of later versions included. It takes a ${guideLink("credentials", "dashboard session", "sessions")} with
    ${permissionLink("webhooks:write")}. The address is <code>https</code> and public: events are never sent to private networks, and redirects are not followed; a sandbox
    started with <code>WEBHOOKS_ALLOW_LOCAL=true</code> sends to <code>http</code> and to your own machine as well. The answer holds the secret of the endpoint, this once.</p>
    <p>Then ${namedLink(document, "testWebhookEndpoint", "send a test event")} and read in its ${namedLink(document, "readWebhookDelivery", "delivery")} what your server
    answered.</p>`,
    tabCard("webhooks-register", "Register an endpoint", callTabs(source, firstCall(document, operationNamed(document, "createWebhookEndpoint")))),
  )}
  ${row(
    html`<h2 id="webhooks-verify">Verify, then read</h2>
    <p>Events are signed as <strong>Standard Webhooks</strong>: HMAC-SHA256 over <code>webhook-id</code>, <code>webhook-timestamp</code> and the body as it came, joined with
    dots. Verify before you parse, over the raw body: a body that was parsed and written again has other bytes. Refuse what was sent more than five minutes from now.</p>
    <h2 id="webhooks-event">What is in an event</h2>
    <p><code>type</code> says what happened, <code>data</code> the particulars, <code>id</code> which event it is, <code>timestamp</code> when it happened. Ignore types and
    fields that you do not know.</p>
    <ul>
      <li><strong>The same event can come more than once.</strong> Keep the <code>id</code> of those that you took.</li>
      <li><strong>The order is not promised.</strong> Compare <code>timestamp</code>, or read how things stand now.</li>
      <li><strong>Answer at once</strong>, with any 2xx and within 15 seconds, and work afterwards.</li>
    </ul>`,
    codeCard("A receiver", codeBlock(receiverModule(source), "javascript")),
  )}
  ${row(
    html`<h2 id="webhooks-retries">When it fails</h2>
    <p>Anything but a 2xx is tried again, ${WAITS.length} times, later if <code>Retry-After</code> asks for it. Waits are up to a tenth longer, so that not everything comes
    back at once. After the last attempt the delivery is <code>failed</code>: ${namedLink(document, "listWebhookDeliveries", "find")} it and
    ${namedLink(document, "redeliverWebhook", "send it again")}.</p>
    <p>An endpoint that answers 410, or fails for five days without one success, is switched off; <code>disabled_reason</code> says why.
    ${namedLink(document, "updateWebhookEndpoint", "Switch it on")} when it is mended.</p>
    <h2 id="webhooks-rotate">Another secret</h2>
    <p>${namedLink(document, "rotateWebhookSecret", "Rotating")} answers a new secret. For 24 hours events are signed under both: put the new one in place meanwhile.
    <code>unwrap</code> takes several secrets, one of which has to fit.</p>`,
    table(
      "plain",
      "Waits between attempts",
      ["After attempt", "Wait"],
      WAITS.map((wait, index) => html`<tr><th scope="row">${index + 1}</th><td>${waitWords(wait)}</td></tr>`),
    ),
  )}`;
}

/** A module whose `receive` answers a request with an event. */
export function receiverModule({ facts }: Source): string {
  return `import { SignatureError, webhooks } from ${JSON.stringify(facts.sdk.packageName)};

const taken = new Set(); // in your database, rather

/** Answers a request: \`body\` is its text, unparsed. */
export function receive(body, headers, handle) {
  try {
    const secret = process.env.WEBHOOK_SECRET;
    const event = webhooks.unwrap(body, headers, secret);
    if (!taken.has(event.id)) {
      taken.add(event.id);
      handle(event);
    }
    return 204;
  } catch (error) {
    if (error instanceof SignatureError) return 400;
    throw error;
  }
}`;
}

/** A wait in words: `5 min`. */
export function waitWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

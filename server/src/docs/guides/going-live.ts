// The way from the sandbox to the first real payment.
import { codeBlock, codeCard, tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { guideLink, headerLink, knownErrorLink } from "../links.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { keyVariable } from "../snippet-credentials.ts";
import { callTabs, clientSnippet } from "../snippets.ts";

/** Going live. */
export function goingLive(source: Source): Markup {
  const { document } = source;
  return html`${row(
    html`<p>In this order; each step can be tried in the sandbox first, with the code that will run later. What changes is the base address and the credentials.</p>
    <h2 id="keys">1. Keys</h2>
    ${checks([
      html`Production keys of their own, made there: sandbox keys open nothing in production. One for ${guideLink("keys", "each server and page")}, with the permissions that it needs.`,
      html`Secret keys in a secret store. A publishable key with <code>allowed_origins</code>, and only if a page asks by itself.`,
      html`<code>browser_score</code> is <code>band</code> and <code>browser_signals</code> is <code>none</code> if pages assess: then ${guideLink("credentials", "a page learns the decision and no score", "browser-score")}.
      Organizations from before this setting have <code>exact</code>: change it.`,
      html`A rotation rehearsed once: <code>overlap_seconds</code> gives you the time of a deployment.`,
      html`People sign in with ${guideLink("credentials", "your own provider", "production-sessions")}, and few of them are <code>admin</code>.`,
    ])}
    <h2 id="https">2. HTTPS and addresses</h2>
    ${checks([
      html`<code>https</code> everywhere: production answers ${knownErrorLink("HTTPS_REQUIRED")} to anything else. <code>?api_key=</code> does not work there.`,
      html`Behind a load balancer the service is told by <code>TRUST_PROXY</code> whose <code>X-Forwarded-*</code> to believe; else all callers share one address, and its limit.`,
      html`<code>device.ip_address</code> is the payer's, not that of your proxy: look at a few real answers before you trust it.`,
      html`Send <code>channel</code>. With <code>pos</code>, <code>moto</code> and <code>recurring</code>, device and address are your own: they are matched against blocklists, and not
      counted against the payer. A publishable key cannot claim these channels.`,
      html`If your firewall names who may call in, allow the machines of the service (or of its worker) at your webhook address. Trust the signature, never the address.`,
    ])}`,
    codeCard("The decision, or your policy", codeBlock(policyModule(source), "javascript")),
  )}
  ${row(
    html`<h2 id="no-decision">3. A time limit, and what holds without a decision</h2>
    <p>Decide it now, with those who carry the loss, and not in the night it happens:</p>
    ${table(
      "plain",
      "Policies for no decision",
      ["Policy", "Fits"],
      [
        policy("Let it pass", "small amounts, goods that can still be stopped, known payers"),
        policy("Hold it for a person", "most orders: the payer is told that it is being checked"),
        policy("Refuse it", "payouts, gift cards, anything that is gone at once"),
      ],
    )}
    ${checks([
      html`A deadline that your checkout can bear, retries included: two or three seconds. The service itself gives up after two and answers ${knownErrorLink("ASSESS_TIMEOUT")}.`,
      html`<code>failOpen</code> of the Node SDK puts your policy in the place of a decision that did not come. It never hides your own mistakes: a 400 or 401 is thrown.`,
      html`Payments that passed without a decision are ${guideLink("idempotency", "asked about again")} later, under the same order, and their outcomes reported as ever.`,
      html`Both branches tested: <code>timeout@</code> and <code>maintenance@</code> of the ${guideLink("sandbox", "sandbox")} bring them about.`,
    ])}
    <h2 id="webhooks">4. Webhooks</h2>
    ${checks([
      html`A production endpoint with a secret of its own, kept like a key. ${namedLink(document, "testWebhookEndpoint", "Send a test event")} and read what came of it.`,
      html`The receiver ${guideLink("webhooks", "verifies the raw body", "webhooks-verify")}, refuses what is older than five minutes, and knows an event that it took before.`,
      html`Somebody hears when an endpoint is switched off: ${namedLink(document, "listWebhookDeliveries", "failed deliveries")} are looked at every day.`,
    ])}`,
  )}
  ${row(
    html`<h2 id="thresholds">5. Thresholds from your own figures</h2>
    <p>Scores mean what your payments make of them. Begin by asking and not acting: a week or two of real payments, decisions only written down, ${guideLink("outcomes", "outcomes reported")}, good
    ones as well. Then read the ${namedLink(document, "readCalibration", "calibration")}: for each threshold what it would have stopped, how much of it was fraud
    (<code>precision</code>), and how much of all fraud (<code>recall</code>). Set <code>decline</code> where precision is worth a lost sale, <code>review</code> where your people can keep up with it.</p>
    ${checks([
      html`Thresholds set by ${namedLink(document, "updateOrganization", "settings")}; the ${guideLink("audit-log", "audit log")} knows who did.`,
      html`No <code>field_warnings</code> left in the answers that matter: each names a field that would make decisions sharper.`,
      html`No ${headerLink("Deprecation")} header left: ${guideLink("amounts", "amounts")} are in major units.`,
    ])}`,
    tabCard("calibration-call", "How scores turned out", callTabs(source, firstCall(document, operationNamed(document, "readCalibration")))),
  )}
  ${row(
    html`<h2 id="limits">6. Limits</h2>
    ${checks([
      html`Your busiest minute is below the ${guideLink("rate-limits", "limit of the key")}; ${headerLink("X-RateLimit-Remaining")} shows how far. Campaigns and nightly jobs have a key of their own.`,
      html`A 429 waits for ${headerLink("X-RateLimit-Reset")}: ${guideLink("retries", "Errors and retries")}.`,
    ])}
    <h2 id="monitoring">7. Watch it</h2>
    ${checks([
      html`${namedLink(document, "readHealth", "Health")} every half minute: anything but 200 means that decisions cannot be made.`,
      html`From your side: share of calls without a decision, time to a decision at the 99th percentile, share of each decision by hour. A jump of <code>decline</code> is a wave of fraud or a
      change of yours; both are worth a look.`,
      html`${headerLink("X-Request-Id")} in your logs beside the order: with it a question is answered in minutes.`,
      html`If you run the service: stored requests are encrypted in production under <code>SECRETS_KEYS</code>. Keep every key of it as long as your backups, apart from them: without it nobody reads a payer again.`,
      html`From the service's side, if you run it: <code>METRICS_PORT</code> opens metrics for Prometheus, <code>npm run audit:verify</code> checks the log every night.`,
    ])}`,
  )}`;
}

/** A module that lives with a missing decision. */
export function policyModule({ document, facts }: Source): string {
  return `${clientSnippet(document, facts, { option: "apiKey", variable: keyVariable }, { also: ["failOpen"] })}

export async function decide(order) {
  const limits = { deadlineMs: 3000 };
  const asked = client.assess.payin(order, limits);
  return failOpen(asked, (error) => {
    console.error("no decision:", error.message);
    const small = order.amount < 500;
    return { decision: small ? "approve" : "review" };
  });
}`;
}

function checks(items: readonly Renderable[]): Markup {
  return html`<ul class="checks">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

function policy(name: string, fits: string): Markup {
  return html`<tr><th scope="row">${name}</th><td>${fits}</td></tr>`;
}

// What payouts are asked, and what is different about them.
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided, namedLink, operationNamed } from "../guided.ts";
import { operationLink } from "../links.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Payouts. */
export function payouts(source: Source): Markup {
  const { document } = source;
  const line = (field: string, why: Renderable) => html`<tr><th scope="row"><code>${field}</code></th><td>${why}</td></tr>`;
  const lines = [
    line("beneficiary.id", "a new account of a known beneficiary is seen; so is the first payout to one"),
    line("beneficiary.clabe, iban, account_hash", "check digits; who else pays to this account; under which name it was paid before"),
    line(
      "origin.account_id",
      html`many new beneficiaries at once, a long sleep, the origin's usual amount. The same value as <code>payer.customer_id</code> of pay-ins: money that only passes through is seen`,
    ),
    line("origin.account_created_at", "an account opened a short time ago that pays out stands out"),
    line("initiator.is_bot, is_emulator, is_proxy, is_tor", "what you know of the initiator's connection and device"),
    line("initiator, payout.channel", "who gives the order, and by which way: new ones stand out"),
    line("payout.kind", html`<code>treasury</code> for transfers between your own accounts: they are never taken for mules, fan-out or structuring`),
  ];
  return row(
    html`<p>Money that leaves does not come back, so ask before: ${namedLink(document, "assessPayout", "assess the payout")} with a secret key. The answer is that of
    ${operationLink(guided(document))}, with <code>flow: "payout"</code>; retries are as safe, and handles of the two flows are apart.</p>
    ${table("plain", "What makes the decision sharper", ["Field", "Because of it"], lines)}
    <p>An identifier with wrong check digits is assessed, not refused: it tells a signal. Report ${namedLink(document, "reportOutcome", "what happened")} as for pay-ins; it is
    the beneficiary who is then blocked or trusted, never the origin, who is mostly the victim.</p>`,
    tabCard("payout-call", "Before the money leaves", callTabs(source, firstCall(document, operationNamed(document, "assessPayout")))),
  );
}

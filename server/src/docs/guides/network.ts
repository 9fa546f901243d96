// The intelligence network: how to take part, what is shared, and what nobody ever learns.
import type { components } from "../../../../generated/types.ts";
import { COUNTED_DAYS } from "../../network/contribute.ts";
import { LISTED_DAYS } from "../../network/store.ts";
import { codeBlock, codeCard, tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { eventLink, knownErrorLink, permissionLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Network. */
export function network(source: Source): Markup {
  const { document } = source;
  return html`${row(
    html`<p>A fraudster who was caught at one shop goes on to the next. Participants tell each other of the values that frauds leave behind: an e-mail address, a card, an
    account. If another reports a value of a payment, its decision carries <code>NETWORK_SUSPECTED</code>; if two or more do, <code>NETWORK_CONFIRMED</code>, and whoever
    listens gets ${eventLink("network.signal_matched")}.</p>
    <p>${namedLink(document, "setNetworkMembership", "Take part")} with ${permissionLink("network:contribute")}. Whoever takes has to give: <code>consume</code> asks for
    <code>contribute</code>. From then on</p>
    <ul>
      <li>confirmed frauds and lost chargebacks contribute what is the payer's own (of a payout, the beneficiary's), and take it back when they turn out wrong;</li>
      <li>fraud reports with <code>share_with_network</code> do the same, with their indicators;</li>
      <li>you ${namedLink(document, "contributeSignals", "contribute")} what else you know, up to 500 signals at once. They count for ${COUNTED_DAYS} days, unless you say
      otherwise; told again, they are renewed.</li>
    </ul>
    <p>What you sent by mistake, tell again with an <code>expires_at</code> that is near: an end that you tell holds, also an earlier one, and also for what a fraud report
    about no session told of the value. Without one, the later end holds. Signals are listed for ${LISTED_DAYS} days after their end, and then forgotten.</p>
    <p>One organization is one voice, however many submerchants and signals it has, and never heard by itself. Without the membership that a call needs, it is
    ${knownErrorLink("NETWORK_MEMBERSHIP_REQUIRED")}. ${namedLink(document, "leaveNetwork", "Leave")} at any time: your signals are withdrawn at once.</p>`,
    tabCard("network-contribute", "Contribute signals", callTabs(source, firstCall(document, operationNamed(document, "contributeSignals")))),
  )}
  ${row(
    html`<h2 id="network-secrecy">What nobody learns</h2>
    <p>Values are not kept. What is kept is an HMAC-SHA256, under a key that only the service has, of the type and the SHA-256 of the normalised value. If you do not hand
    raw values out, send that SHA-256 as <code>value_hash</code>: it meets the values of others. Normalise as lists do: e-mail addresses in lower case, without plus tag and,
    at Gmail, without dots; telephone numbers in E.164; accounts without separators.</p>
    <p>Nobody is ever told who reports. ${namedLink(document, "queryNetwork", "Ask")} for a value, and of one other participant you learn that there is one. Only what two or
    more tell has a month and categories. <code>network_active_signals</code> is the exact number of signals in the
    pool. While fewer than three members have signals in it, the number is rounded down to its first two digits: the total less your own would be the number of one other member.</p>
    <h2 id="network-refused">What is refused</h2>
    <p>Each signal of a batch is judged by itself. What would accuse too many is <code>NOT_SHAREABLE</code>: domains of free-mail providers, throw-away and reserved domains,
    suffixes under which registries give out domains, addresses that are not of the public Internet, and what people and programs fill in for nothing. Your note is kept as it is, and only for you: a signal whose note
    repeats the value is <code>VALUE_IN_DESCRIPTION</code>.</p>`,
    html`${table(
      "plain",
      "How many others",
      ["In decisions", "In answers"],
      BANDS.map(([signal, band]) => html`<tr><td><code>${signal}</code></td><td><code>${band}</code></td></tr>`),
    )}
    ${codeCard("The hash of a value", codeBlock(hashModule(), "javascript"))}`,
  )}`;
}

const BANDS: readonly (readonly [string, components["schemas"]["ParticipantBand"]])[] = [
  ["NETWORK_SUSPECTED", "1"],
  ["NETWORK_CONFIRMED", "2-4"],
  ["NETWORK_CONFIRMED", "5+"],
];

/** A module that makes the hash of an e-mail address. */
export function hashModule(): string {
  return `import { createHash } from "node:crypto";

/** \`value_hash\` of a normalised value. */
export const valueHash = (value) => createHash("sha256").update(value).digest("hex");

valueHash("comprador@correo.mx");`;
}

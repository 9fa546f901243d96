// How requests are counted, and when to come back.
import { addressRate, addressReserve, newAddressRate, PUBLIC_RATE } from "../../http/rate-limit.ts";
import { credentialBadge } from "../badge.ts";
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, jsonBody, placedOperations } from "../document.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guideLink, headerLink, knownErrorLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";

const limitHeaders = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"] as const;

/** Rate limits. */
export function rateLimits({ document, facts }: Source): Markup {
  const [limit, remaining, reset] = limitHeaders;
  const show = (rate: number): string => rate.toLocaleString("en-US");
  const browserRate = facts.credentials.publishable?.ratePerMinute ?? 0;
  const lines = [
    ...Object.entries(facts.credentials).map(([kind, { ratePerMinute }]) => [credentialBadge(kind), show(ratePerMinute)] as const),
    [html`${credentialBadge("publishable")} from one address`, `a fifth of the key's, at least 60: ${show(addressRate(browserRate))}`] as const,
    ["no credential, from one address", show(PUBLIC_RATE)] as const,
  ].map(([who, rate]) => html`<tr><th scope="row">${who}</th><td>${rate}</td></tr>`);
  return row(
    html`<p>Each credential may make a set number of requests a minute. The minute begins with its first request; sixty seconds later the whole limit is open again. Every request
    that is let in counts, whatever it is answered.</p>
    ${table("plain", "Limits", ["Caller", "Requests a minute, by default"], lines)}
    <p>A key can be ${guideLink("keys", "made with a limit of its own", "keys-create")}. A renewed token of the same person brings no new minute. </p>
    <h2 id="rate-limit-addresses">Addresses under a publishable key</h2>
    <p>A few addresses cannot use up a publishable key for your other visitors. One address gets at most a fifth of the key's limit (at least 60 requests). The last quarter of the
    limit is a reserve for new addresses: those that have made no more than a hundredth of it (at least 5) in this minute. With the default of ${show(browserRate)} requests a minute,
    one address makes at most ${show(addressRate(browserRate))}, and once only ${show(addressReserve(browserRate))} are left, only addresses with up to
    ${show(newAddressRate(browserRate))} requests are served. An IPv6 network (/64) counts as one address. Secret keys have no limit by address.</p>
    <h2 id="rate-limit-headers">What the headers promise</h2>
    <ul>
      <li>${headerLink(limit)} and ${headerLink(remaining)} count over all processes of the service together. Ten of them let pass what one would, to within two
      percent, however the load is balanced.</li>
      <li>${headerLink(reset)} is a time you can rely on: a request that is sent in that second or later finds a new minute.</li>
      <li>Past the limit the answer is ${knownErrorLink("RATE_LIMIT_EXCEEDED")}, and ${headerLink("Retry-After")} says the same in seconds. Nothing was done: send the
      request again as it was. The Node SDK waits by itself.</li>
    </ul>
    <p>Spread out what can wait: a nightly job that spends the whole minute leaves none to the checkout that shares its key. Give it a key of its own.</p>`,
    codeCard("Past the limit", codeBlock(refusal(document), "http")),
  );
}

/** A refusal, from the examples of the contract. */
function refusal(document: ApiDocument): string {
  const headers = [...limitHeaders, "Retry-After"].map((name) => {
    const example = document.components.headers?.[name]?.example;
    return `${name}: ${name === "X-RateLimit-Remaining" ? 0 : String(example)}`;
  });
  const bodies = placedOperations(document).flatMap(({ operation }) => Object.values(jsonBody(operation.responses["429"]?.content)?.examples ?? {}));
  return ["HTTP/1.1 429 Too Many Requests", ...headers, "", JSON.stringify(bodies[0]?.value, null, 2)].join("\n");
}

// Which credential goes where, what it may do, and what a refusal says.
import type { CredentialKind } from "../../../../generated/credentials.ts";
import { scoreBands } from "../../assess/score-band.ts";
import { acceptedCredentials, isPublic } from "../access.ts";
import { credentialBadge } from "../badge.ts";
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, placedOperations } from "../document.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { operationGroups } from "../groups.ts";
import { namedLink } from "../guided.ts";
import { guideLink, knownErrorLink, operationLinks } from "../links.ts";
import { html, joined, type Markup, type Renderable } from "../markup.ts";
import { keyVariable, sessionVariable, snippetKeyPrefix } from "../snippet-credentials.ts";
import { permissions } from "./permissions.ts";
import { sessions } from "./sessions.ts";

/** Where each kind belongs. */
const places: Readonly<Record<CredentialKind, string>> = {
  publishable:
    "In your pages and apps, where everybody can read it. It asks for decisions and does nothing else; name the origins of your pages, and it works from those only.",
  secret: "On your server, in its environment or a secret store. Never in a page, an app, a repository or a log.",
  session: "With a person who signed in to a dashboard: the JWT of your identity provider. It manages keys, submerchants and settings.",
  ingest: "With a payment provider that delivers its events to you. It opens nothing else.",
};

/** Credentials, permissions and roles, sessions, refusals. */
export function credentials(source: Source): Markup {
  const { document, facts } = source;
  const open = placedOperations(document).filter(isPublic);
  const kinds = Object.entries(facts.credentials).map(([kind, { prefix, ratePerMinute }]) => {
    const accepting = acceptedBy(document, kind);
    return html`<tr><th scope="row">${credentialBadge(kind)}<div class="rule">${prefix === null ? "JWT" : html`<code>${prefix}</code>`}</div></th>
      <td>${isKind(kind) && places[kind]}<div class="rule">${accepting.length > 0 ? html`Opens ${accepting}` : "No operation takes it yet"}</div></td>
      <td>${ratePerMinute.toLocaleString("en-US")}</td></tr>`;
  });
  const authorization = [snippetKeyPrefix(facts), "eyJ"].map((begin) => `Authorization: Bearer ${begin}...`).join("\n");
  return html`${row(
    html`<p>Send the credential as a bearer token with every request. Its form tells what it is: keys have a prefix, a session is a JWT.</p>
    ${table("plain", "Kinds of credential", ["Kind", "Where it belongs", "Requests a minute"], kinds)}
    <p class="note">These are the ${guideLink("rate-limits", "limits")} by default; a key can be made with one of its own.</p>
    ${open.length > 0 && html`<p>No credential is needed to call ${operationLinks(open)}.</p>`}`,
    html`${codeCard("Every request, with a key or a session", codeBlock(authorization, "http"))}
    <div class="hint"><strong>Read credentials from the environment.</strong> The examples here find the secret key in <code>${keyVariable}</code> and the session in
    <code>${sessionVariable}</code>. In a browser only a publishable key is safe: ${guideLink("credentials", "it learns no more than the decision", "browser-score")}.</div>`,
  )}
  ${row(browserScore(source))}
  ${row(permissions(source))}
  ${sessions(source)}
  ${row(refusals())}`;
}

/** What a publishable key is answered of the score. */
function browserScore({ document }: Source): Markup {
  return html`<h2 id="browser-score">What a browser learns</h2>
    <p>Anyone can read a publishable key and call assess with it, one field changed at a time. By default its answers therefore carry no signals, and in the place of the score a
    fixed value per decision, named by <code>risk_band</code>:</p>
    ${table(
      "plain",
      "Answers to publishable keys",
      ["Decision", "risk_band", "risk_score"],
      Object.entries(scoreBands).map(
        ([decision, { band, score }]) => html`<tr><th scope="row"><code>${decision}</code></th><td><code>${band}</code></td><td>${score}</td></tr>`,
      ),
    )}
    <p>The values are the same for every organization and do not depend on your thresholds. <code>latency_ms</code> is in whole milliseconds. The stored assessment keeps the exact score:
    secret keys, dashboard sessions, explanations and webhooks show it. Branch on <code>decision</code>, never on the number.</p>
    <p>${namedLink(document, "updateOrganization", "Change it")} with <code>browser_score: exact</code>, which is also what organizations keep that existed before this setting.
    <code>browser_signals: full</code> answers the signals with their weights, and with them the exact score, whatever <code>browser_score</code> says. A retry is answered the stored
    bytes, also after a change.</p>`;
}

function isKind(kind: string): kind is CredentialKind {
  return Object.hasOwn(places, kind);
}

/** Links to the groups of operations that take a kind of credential. */
function acceptedBy(document: ApiDocument, kind: string): Renderable[] {
  const groups = operationGroups(document).filter(({ operations }) =>
    operations.some((placed) => acceptedCredentials(document, placed).some((credential) => credential.kind === kind)),
  );
  return joined(groups, ", ", ({ name, page }) => html`<a href="@/${page}">${name}</a>`);
}

function refusals(): Markup {
  return html`<h2 id="refusals">When a credential is refused</h2>
    <ul>
      <li>Missing, malformed, unknown, expired, disabled or revoked; a token of another issuer or audience: ${knownErrorLink("UNAUTHORIZED")}.</li>
      <li>A publishable key where a secret one is needed: ${knownErrorLink("PUBLIC_KEY_NOT_ALLOWED")}; an ingest key or a session there:
      ${knownErrorLink("SECRET_KEY_REQUIRED")}.</li>
      <li>A key where only a session will do; the right kind without the permission; an origin that the key does not allow: ${knownErrorLink("FORBIDDEN")},
      with <code>required_permissions</code> in its details.</li>
      <li>Too many requests: ${knownErrorLink("RATE_LIMIT_EXCEEDED")}. ${guideLink("rate-limits", "Rate limits")} says when to come back.</li>
    </ul>
    <p>Access is checked before the body is: a refused caller learns nothing about the request's fields.</p>`;
}

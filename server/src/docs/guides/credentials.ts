// Which key goes where, and what a refusal says.
import { isPublic } from "../access.ts";
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, type PlacedOperation, placedOperations } from "../document.ts";
import { type Source, snippetCredential } from "../facts.ts";
import { row, table } from "../frame.ts";
import { knownErrorLink, operationLinks } from "../links.ts";
import { html, inline, type Markup } from "../markup.ts";
import { keyVariable, snippetKeyPrefix } from "../snippets.ts";

/** Credentials, permissions, rate limits. */
export function credentials({ document, facts }: Source): Markup {
  const open = placedOperations(document).filter(isPublic);
  return row(
    html`<p>Send the credential as a bearer token with every request. Its prefix tells what it is. A key is shown once, when it is made, and only a hash
    of it is kept. Revoking one takes effect on the very next request.</p>
    ${table("plain", "Kinds of credential", ["Kind", "For", "Requests a minute"], kindLines(document, facts.credentials))}
    ${open.length > 0 && html`<p>No credential is needed to call ${operationLinks(open)}.</p>`}
    <h3 id="permissions">Permissions</h3>
    <p>A key can do what its permissions allow. An operation that names several needs any one of them.</p>
    <ul>${permissionItems(document)}</ul>
    <h3 id="refusals">When a credential is refused</h3>
    <ul>
      <li>Missing, malformed, unknown, expired, disabled or revoked: ${knownErrorLink("UNAUTHORIZED")}.</li>
      <li>A publishable key where only a secret one will do: ${knownErrorLink("PUBLIC_KEY_NOT_ALLOWED")};
      any other kind there: ${knownErrorLink("SECRET_KEY_REQUIRED")}.</li>
      <li>The right kind without the permission, or from an origin that the key does not allow: ${knownErrorLink("FORBIDDEN")}.</li>
      <li>Too many requests: ${knownErrorLink("RATE_LIMIT_EXCEEDED")}. The <a href="#headers">headers</a> of every answer tell how many are left.</li>
    </ul>
    <p>Access is checked before the body is: a refused caller learns nothing about the request's fields.</p>`,
    html`${codeCard("Every request", codeBlock(`Authorization: Bearer ${snippetKeyPrefix(facts)}...`, "http"))}
    <div class="hint"><strong>Keep ${snippetCredential} keys off browsers and apps.</strong> Read them from the environment (here: <code>${keyVariable}</code>),
    never from source code. In a browser use a publishable key, limited to your origins: it can ask for decisions and is, by default, not told the signals
    behind them.</div>`,
  );
}

/** A line for each kind of credential that an operation accepts. */
function kindLines(document: ApiDocument, kinds: Source["facts"]["credentials"]): Markup[] {
  return Object.entries(kinds).flatMap(([kind, { prefix, ratePerMinute }]) => {
    const schemes = Object.entries(document.components.securitySchemes);
    const [name, scheme] = schemes.find(([, candidate]) => candidate["x-credential"]?.kind === kind) ?? [];
    const accepting = placedOperations(document).filter(
      ({ operation }) => name !== undefined && operation.security?.some((requirement) => name in requirement),
    );
    if (accepting.length === 0) return [];
    return html`<tr><th scope="row">${kind}${prefix !== null && html`<br><code>${prefix}</code>`}</th>
      <td>${inline(scheme?.description ?? "")}<div class="rule">Accepted by ${operationLinks(accepting)}</div></td>
      <td>${ratePerMinute.toLocaleString("en-US")}</td></tr>`;
  });
}

/** An item for each permission that an operation asks for. */
function permissionItems(document: ApiDocument): Markup[] {
  const asking = new Map<string, PlacedOperation[]>();
  for (const placed of placedOperations(document)) {
    for (const permission of placed.operation["x-permissions"] ?? []) asking.set(permission, [...(asking.get(permission) ?? []), placed]);
  }
  return [...asking].map(([permission, placed]) => html`<li><code>${permission}</code>: ${operationLinks(placed)}</li>`);
}

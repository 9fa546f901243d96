// How to get a dashboard session: in the sandbox, and from an identity provider of one's own.
import { codeBlock, codeCard, jsonBlock } from "../code.ts";
import { type ApiDocument, baseUrl } from "../document.ts";
import type { Source } from "../facts.ts";
import { row } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { guideLink, knownErrorLink } from "../links.ts";
import { html, joined, type Markup } from "../markup.ts";
import { sessionVariable } from "../snippet-credentials.ts";

/** Dashboard sessions. */
export function sessions({ document, facts }: Source): Markup {
  const roles = joined(Object.keys(facts.rolePermissions), ", ", (role) => html`<code>${role}</code>`);
  const signIn = `${baseUrl(document)}/identity/`;
  return html`${row(
    html`<h2 id="sessions">A session in the sandbox</h2>
    <p>The sandbox has an identity provider of its own, with a made-up person for each role of each organization. Take a token the short way or the real one:</p>
    <ul>
      <li><strong>From the file.</strong> Each start writes <code>sandbox.json</code> into the data folder. Its <code>dashboard_tokens</code> hold a token for each role,
      good for a day.</li>
      <li><strong>By signing in.</strong> Open <code>${signIn}</code>, choose who to be, and copy the token: the page signs in exactly as your dashboard would.</li>
    </ul>
    <p>Then ${namedLink(document, "readOrganization", "read the organization")} to see who you are. Neither way exists in production, nor where
    a provider of your own is set.</p>`,
    codeCard("A token, and a call with it", codeBlock(sandboxToken(document), "shell")),
  )}
  ${row(
    html`<h2 id="production-sessions">A session in production</h2>
    <p>People sign in with your own OpenID Connect provider. The service keeps no passwords and asks nobody: what the token says holds until it expires, so let it be
    short. Two settings of the service name the provider:</p>
    <ul>
      <li><code>OIDC_ISSUER</code>: the issuer, exactly as in the token's <code>iss</code>. Its signing keys are found through its discovery document, or at
      <code>OIDC_JWKS_URL</code>.</li>
      <li><code>OIDC_AUDIENCE</code>: the token's <code>aud</code>. Tokens that were made for something else are refused.</li>
    </ul>
    <p>Two claims say who calls; <code>OIDC_ORGANIZATION_CLAIM</code> and <code>OIDC_ROLE_CLAIM</code> give them other names, also nested ones
    (<code>realm_access.roles</code>):</p>
    <ul>
      <li><code>organization_id</code>: the id of the organization. The caller sees this one and no other.</li>
      <li><code>role</code>: ${roles}; or a list in which one of them stands, the strongest counts. Without one every call is ${knownErrorLink("FORBIDDEN")}.</li>
    </ul>
    <p>The token also needs <code>sub</code>, <code>iat</code> and <code>exp</code>, and a signature by RS256, ES256 or EdDSA. <code>sub</code> is the name under which
    the ${guideLink("audit-log", "audit log")} keeps what a person did.</p>`,
    codeCard("Claims of a token", jsonBlock(sampleClaims(document))),
  )}`;
}

/** A shell command that takes a token out of sandbox.json, and a first call. */
export function sandboxToken(document: ApiDocument): string {
  const { path } = operationNamed(document, "readOrganization");
  return `export ${sessionVariable}="$(node -p \\
  'require("./.data/sandbox.json").dashboard_tokens.admin')"

curl ${baseUrl(document)}${path} \\
  -H "Authorization: Bearer $${sessionVariable}"`;
}

/** Claims that make a token a session. */
export function sampleClaims(document: ApiDocument) {
  const [organization = ""] = document.components.schemas.Uuid?.examples ?? [];
  return {
    iss: "https://login.example.com",
    aud: "https://risk.example.com",
    sub: "auth0|64b7c1",
    organization_id: String(organization),
    role: "analyst",
    iat: 1795168800,
    exp: 1795172400,
  };
}

// The pages of the sandbox's sign-in. Text of accounts and requests is escaped; nothing is inline, so that the policy can forbid it.
import { html, type Markup, type Renderable, raw, render } from "../../platform/html/markup.ts";
import type { Account, ClaimNames } from "./account.ts";
import { CLIENT } from "./tokens.ts";

/** The pages, as HTML. */
export interface Pages {
  /** Our own dashboard in small: a button that begins a sign-in. */
  readonly start: () => string;
  /** Where that sign-in comes back to; its script does the rest. */
  readonly signedIn: () => string;
  /** Who to be. `clientAddress` is where the sign-in leads to. */
  readonly choose: (accounts: readonly Account[], clientAddress: string) => string;
  /** The confirmation before signing out. `form` is the provider's form without buttons. */
  readonly signOut: (form: string) => string;
  readonly signedOut: () => string;
  /** What went wrong, in words. */
  readonly failed: (problem: string) => string;
}

/** Pages of an issuer. `organizationUrl` is the call that the signed-in page makes. */
export function pagesOf(issuer: string, claims: ClaimNames, organizationUrl: string): Pages {
  const { pathname: path } = new URL(issuer);
  const page = (title: string, content: Renderable, body: Markup = html``): string =>
    render(html`<!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Sandbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${path}/style.css"></head>
    <body${body}>${content}</body></html>`);
  const scripted = (
    name: string,
  ): Markup => html` data-page="${name}" data-issuer="${issuer}" data-client="${CLIENT}" data-organization-url="${organizationUrl}"
    data-organization-claim="${claims.organization}" data-role-claim="${claims.role}"`;
  const script = html`<noscript><p class="problem">This page signs in with a script, and scripts are switched off.</p></noscript>
    <p class="problem" id="problem" role="alert" hidden></p>
    <script type="module" src="${path}/sign-in.js"></script>`;
  const again = html`<p class="actions"><a class="button" href="${path}/">Back to the start</a></p>`;
  return {
    start: () =>
      page(
        "Sign in",
        html`<main>${sandbox}<h1>Sign in to the management API</h1>
        <p>This is a dashboard in small: it signs in as any dashboard would (authorization code with PKCE), calls the API, and hands you the token.</p>
        <p class="soft">Your own dashboard, at any <code>http://localhost</code> port, can do the same: issuer <code>${issuer}</code>,
        client <code>${CLIENT}</code>, no secret.</p>
        ${script}<p class="actions"><button class="button primary" id="sign-in" type="button">Sign in</button></p></main>`,
        scripted("start"),
      ),
    signedIn: () =>
      page(
        "Signed in",
        html`<main class="wide">${sandbox}<h1 id="title">Signing in …</h1>${script}
        <div id="result" hidden>
          <dl><dt>Organization</dt><dd id="organization-name"></dd><dt>Role</dt><dd id="role"></dd><dt>E-mail</dt><dd id="email"></dd>
          <dt>Valid until</dt><dd id="expires"></dd></dl>
          ${copyable("answer", html`<code>GET ${new URL(organizationUrl).pathname}</code> answers <span id="status" class="soft">…</span>`)}
          ${copyable("token", "Access token")}
          ${copyable("curl", "The same call from a shell")}
        </div>
        <p class="actions" id="actions" hidden><button class="button primary" id="sign-in" type="button">Sign in as somebody else</button></p></main>`,
        scripted("signed-in"),
      ),
    choose: (accounts, clientAddress) =>
      page(
        "Who do you want to be?",
        html`<main>${sandbox}<h1>Who do you want to be?</h1>
        <p class="soft">There are no passwords here: this sign-in is part of the sandbox, and its people are made up.
        You go on to <code>${clientAddress}</code>.</p>
        <form method="post">${accounts.length === 0 && html`<p class="problem">The sandbox has no people yet.</p>`}
        ${[...Map.groupBy(accounts, ({ organizationId }) => organizationId).values()].map(organizationSection)}
        <p class="actions"><button class="button" name="account" value="">Cancel</button></p></form></main>`,
      ),
    signOut: (form) =>
      page(
        "Sign out",
        html`<main>${sandbox}<h1>Sign out of the sandbox?</h1>${raw(form)}<p>Tokens that were given out stay valid until they expire.</p>
        <p class="actions"><button class="button primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <button class="button" form="op.logoutForm">Stay signed in</button></p></main>`,
      ),
    signedOut: () => page("Signed out", html`<main>${sandbox}<h1>You are signed out</h1>${again}</main>`),
    failed: (problem) => page("No sign-in", html`<main>${sandbox}<h1>This sign-in cannot go on</h1><p class="problem">${problem}</p>${again}</main>`),
  };
}

const sandbox = html`<span class="sandbox">Sandbox sign-in</span>`;

function copyable(id: string, title: Renderable): Markup {
  return html`<div class="title"><h2>${title}</h2><button class="copy" type="button" data-copies="${id}">Copy</button></div>
    <pre id="${id}" tabindex="0"></pre>`;
}

function organizationSection(accounts: readonly Account[]): Markup {
  return html`<section><h2>${accounts[0]?.organizationName}</h2><ul class="accounts">${accounts.map(
    ({ subject, name, email, role }) => html`<li><button class="account" name="account" value="${subject}">
      <span><strong>${name}</strong><small>${email}</small></span> <span class="role">${role}</span></button></li>`,
  )}</ul></section>`;
}

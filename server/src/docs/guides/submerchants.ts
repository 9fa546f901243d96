// Submerchants of a payment service provider, and what a key of one sees.
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided, namedLink, operationNamed } from "../guided.ts";
import { knownErrorLink, operationLink, permissionLink } from "../links.ts";
import { html, type Markup, type Renderable } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Submerchants. */
export function submerchants(source: Source): Markup {
  const { document } = source;
  const line = (what: string, organization: Renderable, scoped: Renderable) =>
    html`<tr><th scope="row">${what}</th><td>${organization}</td><td>${scoped}</td></tr>`;
  const lines = [
    line("Assesses for", html`any submerchant, named in <code>submerchant_id</code>`, "its submerchant, which it need not name"),
    line("Counts", "the payments of all submerchants", "the payments of its submerchant: those of others neither raise nor lower its scores"),
    line("Sees", "every submerchant and its keys", html`its own; any other is ${knownErrorLink("NOT_FOUND")}, as if it did not exist`),
    line("Changes", html`with ${permissionLink("submerchants:write")}`, "never"),
    line("Shares handles with", "keys of its kind and of the whole organization", "keys of its kind and of the same submerchant"),
  ];
  return row(
    html`<p>For payment service providers (segment <code>psp</code>): the merchants whose payments you process. ${namedLink(document, "createSubmerchant", "Register")}
    each once, with the identifier that it has in your own books as <code>external_id</code>. From then on a payment belongs to it in one of two ways: your own key
    names it, or a ${namedLink(document, "createSubmerchantKey", "key of the submerchant")} makes the call.</p>
    ${table("plain", "What the two kinds of key see", ["", "Key of the organization", "Key of a submerchant"], lines)}
    <p>So a scoped key can be handed to the merchant itself, or to the part of your system that works for it alone. It is given no more than its maker holds.</p>
    <h2 id="submerchants-deactivate">When a merchant leaves</h2>
    <p>${namedLink(document, "deactivateSubmerchant", "Deactivate")} it: from the next request on, ${operationLink(guided(document))} refuses it with
    ${knownErrorLink("NOT_FOUND")} and its keys are <code>disabled</code>. Nothing is deleted; setting its <code>status</code> to <code>active</code> takes it and its
    keys back in. Organizations of another segment have no submerchants: ${knownErrorLink("FORBIDDEN")}.</p>`,
    html`${tabCard("submerchant-key", "A key of a submerchant", callTabs(source, firstCall(document, operationNamed(document, "createSubmerchantKey"))))}
    <div class="hint"><strong>In the sandbox</strong> the organization under <code>psp</code> in <code>sandbox.json</code> has a submerchant, and a key of it beside its own
    keys: make the same calls with both, and compare.</div>`,
  );
}

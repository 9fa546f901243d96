// Who may call an operation, how often, and how large.
import type { ApiDocument, Operation, PlacedOperation } from "./document.ts";
import { html, joined, type Markup, type Renderable } from "./markup.ts";

/** Does the operation work without a credential? */
export function isPublic({ operation }: PlacedOperation): boolean {
  return (operation.security ?? []).every((requirement) => Object.keys(requirement).length === 0);
}

/** Credentials, permissions and limits of an operation. */
export function accessList(document: ApiDocument, { operation }: PlacedOperation): Markup {
  const kinds = credentialsOf(document, operation);
  const permissions = operation["x-permissions"] ?? [];
  const limit = operation["x-body-limit"] ?? 0;
  const named = joined(kinds, " or ", ({ kind, prefix }) => html`<a href="#credentials">${kind}</a>${prefix !== undefined && html` <code>${prefix}</code>`}`);
  const rates = joined(kinds, ", ", ({ kind, rate_per_minute: rate }) => `${rate.toLocaleString("en-US")} a minute (${kind})`);
  return html`<dl class="access">
    ${item("Credential", kinds.length === 0 ? "none needed" : named)}
    ${
      permissions.length > 0 &&
      item(
        "Permission",
        joined(permissions, " or ", (permission) => html`<code>${permission}</code>`),
      )
    }
    ${kinds.length > 0 && item("Rate limit", rates)}
    ${item("From browsers", operation["x-browser"] ? "yes (CORS)" : "no")}
    ${limit > 0 && item("Body", `at most ${(limit / 1024).toLocaleString("en-US")} KiB`)}
    ${operation["x-idempotency-handle"] && item("Retries", html`<a href="#idempotency">idempotent by handle</a>`)}
  </dl>`;
}

function item(term: string, text: Renderable): Markup {
  return html`<div><dt>${term}</dt><dd>${text}</dd></div>`;
}

function credentialsOf(document: ApiDocument, operation: Operation) {
  const names = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  return names.flatMap((name) => {
    const credential = document.components.securitySchemes[name]?.["x-credential"];
    return credential === undefined ? [] : [credential];
  });
}

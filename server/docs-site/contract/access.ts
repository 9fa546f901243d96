// Credentials, permissions and limits of an operation.

import { html, joined, type Markup, type Renderable } from "../../src/platform/html/markup.ts";
import { badge, credentialBadge } from "./badge.ts";
import type { Source } from "./beyond-openapi.ts";
import type { ApiDocument, CredentialScheme, PlacedOperation } from "./document.ts";
import { guideLink, permissionLink } from "./links.ts";

/** Does the operation work without a credential? */
export function isPublic({ operation }: PlacedOperation): boolean {
  return (operation.security ?? []).every((requirement) => Object.keys(requirement).length === 0);
}

/** Kinds of credential that an operation accepts. */
export function acceptedCredentials(document: ApiDocument, { operation }: PlacedOperation): CredentialScheme[] {
  const names = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  return names.flatMap((name) => document.components.securitySchemes[name]?.["x-credential"] ?? []);
}

/** Credentials, permissions and limits of an operation. */
export function accessList({ document, facts }: Source, placed: PlacedOperation): Markup {
  const { operation } = placed;
  const credentials = acceptedCredentials(document, placed);
  const permissions = operation["x-permissions"] ?? [];
  const roles = credentials.some(({ kind }) => kind === "session") ? holders(facts.rolePermissions, permissions) : [];
  const limit = operation["x-body-limit"] ?? 0;
  const rates = joined(credentials, ", ", ({ kind, rate_per_minute: rate }) => `${rate.toLocaleString("en-US")} per minute (${kind})`);
  return html`<dl class="access">
    ${item("Credential", credentials.length === 0 ? "none required" : joined(credentials, " or ", credentialMark))}
    ${permissions.length > 0 && item("Permission", joined(permissions, " or ", permissionLink))}
    ${
      roles.length > 0 &&
      item(
        "Roles of a session",
        joined(roles, " ", (role) => badge(role, "grey")),
      )
    }
    ${credentials.length > 0 && item("Rate limit", guideLink("rate-limits", rates))}
    ${item("From browsers", operation["x-browser"] ? "yes (CORS)" : "no")}
    ${limit > 0 && item("Body", `at most ${(limit / 1024).toLocaleString("en-US")} KiB`)}
    ${operation["x-idempotency-handle"] && item("Retries", guideLink("idempotency", "idempotent by handle"))}
  </dl>`;
}

/** Those that hold at least one of the permissions. */
export function holders(held: Readonly<Record<string, readonly string[]>>, permissions: readonly string[]): string[] {
  return Object.keys(held).filter((holder) => permissions.some((permission) => held[holder]?.includes(permission)));
}

function credentialMark({ kind, prefix }: CredentialScheme): Markup {
  return html`${guideLink("credentials", credentialBadge(kind))}${prefix === undefined ? " JWT" : html` <code>${prefix}</code>`}`;
}

function item(term: string, text: Renderable): Markup {
  return html`<div><dt>${term}</dt><dd>${text}</dd></div>`;
}

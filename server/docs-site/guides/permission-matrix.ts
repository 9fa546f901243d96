// The table of permissions by kind of key and by role.

import { html, type Markup, raw } from "../../src/platform/html/markup.ts";
import { badge, credentialBadge } from "../contract/badge.ts";
import type { Source } from "../contract/beyond-openapi.ts";
import { type ApiDocument, type PlacedOperation, placedOperations } from "../contract/document.ts";
import { operationLinks, permissionAnchor } from "../contract/links.ts";
import type { Language } from "./languages.ts";

/** A holder of permissions: a kind of key, or a role. */
interface Holder {
  readonly name: string;
  readonly label: Markup;
  readonly holds: readonly string[];
}

const words = {
  en: { caption: "Permissions by kind of key and by role", keys: "Keys", roles: "Roles", permission: "Permission", yes: "yes", no: "no" },
  es: { caption: "Permisos por tipo de clave y por rol", keys: "Claves", roles: "Roles", permission: "Permiso", yes: "sí", no: "no" },
} as const;

/** The table. Permissions have anchors. */
export function permissionMatrix({ document, facts }: Source, language: Language): Markup {
  const say = words[language];
  const keys = Object.entries(facts.keyPermissions)
    .map(([name, holds]) => ({ name, label: credentialBadge(name), holds }))
    .filter(({ holds }) => holds.length > 0);
  const roles = Object.entries(facts.rolePermissions).map(([name, holds]) => ({ name, label: badge(name, "grey"), holds }));
  return html`<table class="matrix"><caption>${say.caption}</caption>
    <thead>
      <tr><td></td><th scope="colgroup" colspan="${keys.length}">${say.keys}</th><th scope="colgroup" colspan="${roles.length}">${say.roles}</th></tr>
      <tr><th scope="col">${say.permission}</th>${[...keys, ...roles].map(({ label }) => html`<th scope="col">${label}</th>`)}</tr>
    </thead>
    <tbody>${facts.permissions.map((permission) => line(document, permission, [...keys, ...roles], language))}</tbody></table>`;
}

function operationsOf(document: ApiDocument, permission: string): PlacedOperation[] {
  return placedOperations(document).filter(({ operation }) => operation["x-permissions"]?.includes(permission));
}

function line(document: ApiDocument, permission: string, holders: readonly Holder[], language: Language): Markup {
  const requiring = operationsOf(document, permission);
  return html`<tr id="${permissionAnchor(permission)}"><th scope="row"><code>${permission}</code>
    ${requiring.length > 0 && html`<div class="rule">${operationLinks(requiring)}</div>`}</th>${holders.map(({ name, holds }) => mark(name, holds.includes(permission), language))}</tr>`;
}

/** The sign for yes is drawn: not every font has one. */
function mark(name: string, holds: boolean, language: Language): Markup {
  const { yes, no } = words[language];
  return html`<td><span${holds && raw(' class="yes"')} role="img" aria-label="${name}: ${holds ? yes : no}">${!holds && "–"}</span></td>`;
}

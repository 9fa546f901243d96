// Who may do what: a table of permissions by kind of key and by role.
import type { Role } from "../../../../generated/credentials.ts";
import { badge, credentialBadge } from "../badge.ts";
import { type ApiDocument, type PlacedOperation, placedOperations } from "../document.ts";
import type { Source } from "../facts.ts";
import { operationLinks, permissionAnchor } from "../links.ts";
import { html, type Markup, raw } from "../markup.ts";

/** What each role is for. */
const roleMeanings: Readonly<Record<Role, string>> = {
  admin: "reads and changes everything, keys and settings included. Keep it for few.",
  analyst: "reads what viewers read, resolves reviews, and works on lists and cases.",
  viewer: "reads everything but keys and the audit log, and changes nothing.",
};

/** Somebody who can hold permissions: a kind of key, or a role. */
interface Holder {
  readonly name: string;
  readonly label: Markup;
  readonly holds: readonly string[];
}

/** Permissions, roles, and the table of both. */
export function permissions({ document, facts }: Source): Markup {
  const kinds = Object.entries(facts.keyPermissions).map(([name, holds]) => ({ name, label: credentialBadge(name), holds }));
  const keys = kinds.filter(({ holds }) => holds.length > 0);
  const roles = Object.entries(facts.rolePermissions).map(([name, holds]) => ({ name, label: badge(name, "grey"), holds }));
  const waiting = facts.permissions.some((permission) => askingFor(document, permission).length === 0);
  const without = kinds.filter(({ holds }) => holds.length === 0).map(({ name }) => name);
  return html`<h2 id="permissions">Permissions and roles</h2>
    <p>A key may do what it was given when it was made, out of what its kind can hold. A session may do what its role may:</p>
    <ul>${Object.entries(roleMeanings).map(([role, meaning]) => html`<li><strong>${role}</strong> ${meaning}</li>`)}</ul>
    <p>An operation that names several permissions needs any one of them. ${without.length > 0 && html`A key of the kind ${without.join(" or ")} holds none.`}
    ${waiting && "A permission without an operation below it waits for operations to come."}</p>
    <table class="matrix"><caption>Permissions by kind of key and by role</caption>
    <thead>
      <tr><td></td><th scope="colgroup" colspan="${keys.length}">Keys</th><th scope="colgroup" colspan="${roles.length}">Roles</th></tr>
      <tr><th scope="col">Permission</th>${[...keys, ...roles].map(({ label }) => html`<th scope="col">${label}</th>`)}</tr>
    </thead>
    <tbody>${facts.permissions.map((permission) => line(document, permission, [...keys, ...roles]))}</tbody></table>`;
}

function askingFor(document: ApiDocument, permission: string): PlacedOperation[] {
  return placedOperations(document).filter(({ operation }) => operation["x-permissions"]?.includes(permission));
}

function line(document: ApiDocument, permission: string, holders: readonly Holder[]): Markup {
  const asking = askingFor(document, permission);
  return html`<tr id="${permissionAnchor(permission)}"><th scope="row"><code>${permission}</code>
    ${asking.length > 0 && html`<div class="rule">${operationLinks(asking)}</div>`}</th>${holders.map(({ name, holds }) => mark(name, holds.includes(permission)))}</tr>`;
}

/** The sign for yes is drawn: not every font has one. */
function mark(name: string, holds: boolean): Markup {
  return html`<td><span${holds && raw(' class="yes"')} role="img" aria-label="${name}: ${holds ? "yes" : "no"}">${!holds && "–"}</span></td>`;
}

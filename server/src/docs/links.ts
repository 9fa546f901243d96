// Anchors and the links to them.
import type { ErrorCode } from "../../../generated/errors.ts";
import type { PlacedOperation } from "./document.ts";
import { escapeHtml, html, joined, type Markup, type Renderable, raw } from "./markup.ts";

/** A link to an operation. */
export function operationLink({ operation }: PlacedOperation): Markup {
  return html`<a href="#${operation.operationId}">${operation.summary}</a>`;
}

/** Links to operations, with commas. */
export function operationLinks(placed: readonly PlacedOperation[]): Renderable {
  return joined(placed, ", ", operationLink);
}

/** Anchor of an error code. */
export function errorAnchor(code: string): string {
  return `error-${code}`;
}

/** A link to an error code. Where there is little room it may break after an underscore. */
export function errorLink(code: string): Markup {
  const text = raw(escapeHtml(code).replaceAll("_", "_<wbr>"));
  return html`<a class="error-link" href="#${errorAnchor(code)}"><code>${text}</code></a>`;
}

/** A link to a code that handwritten text names: it does not compile when the registry loses the code. */
export const knownErrorLink: (code: ErrorCode) => Markup = errorLink;

/** Anchor of an event. */
export function eventAnchor(type: string): string {
  return `event-${type}`;
}

/** Anchor of a permission. Colons are left out, an address should not hold them. */
export function permissionAnchor(permission: string): string {
  return `permission-${permission.replaceAll(":", "-")}`;
}

/** A link to a permission, and to who holds it. */
export function permissionLink(permission: string): Markup {
  return html`<a href="#${permissionAnchor(permission)}"><code>${permission}</code></a>`;
}

/** Anchor of a header of answers. */
export function headerAnchor(name: string): string {
  return `header-${name}`;
}

/** A link to a header of answers. */
export function headerLink(name: string): Markup {
  return html`<a href="#${headerAnchor(name)}"><code>${name}</code></a>`;
}

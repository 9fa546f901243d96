// Links between pages. Text names a page by its place on the site (`@/guides/amounts#scale`); the address is filled in when the page is put together.

import { escapeHtml, html, joined, type Markup, type Renderable, raw } from "../../src/platform/html/markup.ts";
import type { GuideId } from "../guides/chapters.ts";
import { type Language, placeIn } from "../guides/languages.ts";
import type { PlacedOperation } from "./document.ts";
import { referencePage } from "./groups.ts";

/** A link to a guide, or to an anchor in it. */
export function guideLink(id: GuideId, words: Renderable, anchor?: string, language: Language = "en"): Markup {
  return html`<a href="@/${placeIn(language, `guides/${id}`)}${anchor !== undefined && `#${anchor}`}">${words}</a>`;
}

/** Place of an operation on the site. */
export function operationPlace(placed: PlacedOperation): string {
  return `${referencePage(placed)}#${placed.operation.operationId}`;
}

/** A link to an operation. */
export function operationLink(placed: PlacedOperation): Markup {
  return html`<a href="@/${operationPlace(placed)}">${placed.operation.summary}</a>`;
}

/** Links to operations, with commas. */
export function operationLinks(placed: readonly PlacedOperation[]): Renderable {
  return joined(placed, ", ", operationLink);
}

/** Page of an error code. */
export function errorPage(code: string): string {
  return `errors/${code}`;
}

/** A code that may break after an underscore, where there is little room. */
export function breakableCode(code: string): Markup {
  return raw(escapeHtml(code).replaceAll("_", "_<wbr>"));
}

/** A link to an error code. */
export function errorLink(code: string): Markup {
  return html`<a class="error-link" href="@/${errorPage(code)}"><code>${breakableCode(code)}</code></a>`;
}

/** Page of an event. */
export function eventPage(type: string): string {
  return `events/${type}`;
}

/** A link to an event. */
export function eventLink(type: string): Markup {
  return html`<a href="@/${eventPage(type)}"><code>${type}</code></a>`;
}

/** Page of a signal. */
export function signalPage(code: string): string {
  return `signals/${code}`;
}

/** A link to a signal. */
export function signalLink(code: string): Markup {
  return html`<a class="signal-link" href="@/${signalPage(code)}"><code>${breakableCode(code)}</code></a>`;
}

/** Text with code in backticks or HTML: parts in which a link has no place, and codes. */
const CODES = /<(a|h1|h2|summary|label|pre|button)\b[^>]*>.*?<\/\1>|<code>([A-Z][A-Z0-9_]+)<\/code>/gs;

/** The text with a link around each code of a signal, but for those of the page itself. */
export function linkedSignals({ markup }: Markup, codes: ReadonlySet<string>, own: string): Markup {
  return raw(markup.replace(CODES, (found, _, code?: string) => (code !== undefined && codes.has(code) && code !== own ? signalLink(code).markup : found)));
}

/** Anchor of a permission. Colons are left out, an address should not hold them. */
export function permissionAnchor(permission: string): string {
  return `permission-${permission.replaceAll(":", "-")}`;
}

/** A link to a permission, and to who holds it. */
export function permissionLink(permission: string): Markup {
  return guideLink("credentials", html`<code>${permission}</code>`, permissionAnchor(permission));
}

/** Anchor of a header of answers. */
export function headerAnchor(name: string): string {
  return `header-${name}`;
}

/** A link to a header of answers. */
export function headerLink(name: string): Markup {
  return html`<a href="@/headers#${headerAnchor(name)}"><code>${name}</code></a>`;
}

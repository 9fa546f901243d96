// The sitemap. Its addresses have to be absolute: the service puts its own in place of the contract's.

import { escapeHtml } from "../../src/platform/html/markup.ts";
import { servedAddress } from "../contract/addresses.ts";
import { type ApiDocument, baseUrl } from "../contract/document.ts";
import type { SitePage } from "../site.ts";

/** The sitemap of all pages. */
export function sitemap(document: ApiDocument, pages: readonly SitePage[]): string {
  const entries = pages.map(({ path }) => `  <url><loc>${escapeHtml(`${baseUrl(document)}${servedAddress(path)}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

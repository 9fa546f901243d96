// The built documentation: a folder of files that VitePress wrote (server/docs-site/build.ts).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentTypeOf, namesIn } from "../../platform/http/built-files.ts";

/** Folder of the built site. */
export const siteFolder = fileURLToPath(new URL("../../../docs-site/dist", import.meta.url));

/** A file of the site. */
export interface SiteFile {
  readonly contentType: string;
  /** Pages have a policy; assets have a digest in their names; files, such as collections of requests, have neither. */
  readonly kind: "page" | "asset" | "file";
  readonly read: () => Buffer;
}

/** The files of a built site by their paths below /docs, pages without `.html`; empty when it is not built. */
export function siteFiles(folder: string = siteFolder): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const name of namesIn(folder)) {
    const contentType = contentTypeOf(name);
    if (contentType === undefined || name === NOT_FOUND) continue;
    const kind = name.endsWith(".html") ? "page" : name.startsWith("assets/") ? "asset" : "file";
    const place = kind === "page" ? name.slice(0, -".html".length).replace(/(^|\/)index$/, "$1") : name;
    files.set(place, { contentType, kind, read: () => readFileSync(join(folder, name)) });
  }
  return files;
}

/** The page for an address of no page, which VitePress builds with the site. */
export function readNotFoundPage(folder: string = siteFolder): Buffer {
  return readFileSync(join(folder, NOT_FOUND));
}

const NOT_FOUND = "404.html";

/** Policy of a page: scripts, styles and data of the service itself, and the inline scripts that the page has, by their hashes. */
export function contentSecurityPolicy(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  const hashes = inline.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join("")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

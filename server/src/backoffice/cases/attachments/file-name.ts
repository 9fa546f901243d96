// Names of files: as they are stored, and as a browser is to save them.
import type { components } from "../../../../../generated/types.ts";

type AttachmentType = components["schemas"]["AttachmentType"];

/** Extensions of each type; the first is added where a name has none of them. */
const EXTENSIONS: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  "application/pdf": [".pdf"],
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
  "text/plain": [".txt"],
  "text/csv": [".csv"],
};

/** The types that a file of a case may have. */
export const attachmentTypes = Object.keys(EXTENSIONS) as readonly AttachmentType[];

/** Longest name by contract, in characters. */
const LONGEST = 200;

/** The name with an extension of the file's type: what is called `page.html` and is text is saved as `page.html.txt`, and no system opens it as a page. */
export function fileNameFor(name: string, type: AttachmentType): string {
  const [extension] = EXTENSIONS[type];
  const lower = name.toLowerCase();
  if (EXTENSIONS[type].some((known) => lower.endsWith(known))) return name;
  return `${Array.from(name)
    .slice(0, LONGEST - extension.length)
    .join("")}${extension}`;
}

/** `Content-Disposition` of a file to save (RFC 6266): the name in ASCII for old browsers, and in UTF-8 (RFC 8187). */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^ !#$&'()+,.0-9=@A-Z[\]^_`a-z{}~-]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

// The ETag of a configuration: a hash of what it says, whatever the order of the properties in which a database or a caller writes it.
import { createHash } from "node:crypto";
import type { Configuration } from "./document.ts";

/** The ETag, in quotation marks: it differs exactly when the documents do. */
export function etagOf(document: Configuration): string {
  return `"${createHash("sha256").update(canonical(document)).digest("base64url")}"`;
}

/** A value as JSON with sorted properties. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

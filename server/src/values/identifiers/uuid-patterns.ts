// The format of a UUID (RFC 9562, section 4), of any version, and how one is read.

const FORM = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** A UUID in lower case, as this service writes it. */
export const CANONICAL_UUID = new RegExp(`^${FORM}$`);

/** A UUID in upper or lower case. */
export const UUID = new RegExp(`^${FORM}$`, "i");

/** A UUID as this service writes it, of a text in either case and with blanks around it; undefined for any other text. */
export function readUuid(text: string): string | undefined {
  const given = text.trim();
  return UUID.test(given) ? given.toLowerCase() : undefined;
}

/** Every UUID in a text, in upper or lower case, for `replace` and `matchAll`: `test` and `exec` of a global expression start where the last match ended. */
export const EVERY_UUID = new RegExp(FORM, "gi");

// The canonical form of a request body, for recognising a retry.

/**
 * The fingerprinted form of a request body before validation. An absent `amount_unit` becomes `major`, and an absent `payout.kind` becomes
 * `disbursement`, as in the handles that are already stored. This list is frozen and does not follow the defaults of the contract.
 */
export function fingerprinted(body: unknown): string {
  if (!isObject(body)) return canonicalJson(body);
  const { payout } = body;
  return canonicalJson({ amount_unit: "major", ...body, ...(isObject(payout) ? { payout: { kind: "disbursement", ...payout } } : {}) });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON with sorted keys: equal for equivalent requests. Numbers are compared as values, so `10` and `10.0` are the same. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  // finite numbers are written as JSON writes them
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const member of value) text += text === "" ? canonicalJson(member) : `,${canonicalJson(member)}`;
    return `[${text}]`;
  }
  for (const name of sorted(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) text += `${text === "" ? "" : ","}${quotedName(name)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Number of names from which built-in sorting is faster. */
const FEW = 24;

/** Sorts the names by UTF-16 code units, in place: objects of requests have few names, most of them in order. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i] as string;
    let at = i;
    for (; at > 0 && (names[at - 1] as string) > name; at--) names[at] = names[at - 1] as string;
    names[at] = name;
  }
  return names;
}

/** Names in JSON by their text: requests repeat the names of the contract. The number is bounded, since callers choose unknown ones. */
const quotedNames = new Map<string, string>();
const MOST_NAMES = 1000;

function quotedName(name: string): string {
  let known = quotedNames.get(name);
  if (known === undefined) {
    known = quoted(name);
    if (quotedNames.size < MOST_NAMES) quotedNames.set(name, known);
  }
  return known;
}

const [FIRST_PRINTABLE, LAST_PRINTABLE, QUOTE, BACKSLASH] = [0x20, 0x7e, 0x22, 0x5c];

/** A text in JSON. Most texts need no escapes; a loop recognises a short one faster than a regular expression. */
function quoted(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PRINTABLE || code > LAST_PRINTABLE || code === QUOTE || code === BACKSLASH) return JSON.stringify(text);
  }
  return `"${text}"`;
}

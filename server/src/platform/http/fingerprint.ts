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
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const member of value) text += text === "" ? canonicalJson(member) : `,${canonicalJson(member)}`;
    return `[${text}]`;
  }
  for (const name of sorted(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) text += `${text === "" ? "" : ","}${quoted(name)}:${canonicalJson(member)}`;
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

/** Texts that JSON writes without escapes. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (AS_IT_IS.test(text) ? `"${text}"` : JSON.stringify(text));

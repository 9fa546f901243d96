// Names of people, compared word by word: accents, case, order, initials and a letter more or less do not make another person.

/** Words of a name that are compared at most. */
const WORDS = 8;

/** Words that are no part of a person's name. */
const PARTICLES: ReadonlySet<string> = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "da",
  "das",
  "do",
  "dos",
  "e",
  "y",
  "van",
  "von",
  "mr",
  "mrs",
  "ms",
  "sr",
  "sra",
]);

/** Placeholders of issuers and processors for cards without a name. */
const FILLED_IN: ReadonlySet<string> = new Set([
  "cardholder",
  "titular",
  "portador",
  "tarjetahabiente",
  "valued",
  "customer",
  "cliente",
  "gift",
  "unknown",
  "prepago",
  "prepaid",
]);

/** The words of a name in one spelling: no accents, lower case, no particles. Empty for placeholders. */
export function nameWords(name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const words = name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const proper = (words ?? []).filter((word) => !PARTICLES.has(word));
  return proper.some((word) => FILLED_IN.has(word)) ? [] : proper.slice(0, WORDS);
}

/** Share (0 to 1) of the words of the shorter name that the other has as well; undefined if one of them is empty. */
export function sharedPartOfNames(one: readonly string[], other: readonly string[]): number | undefined {
  const [shorter, longer] = one.length <= other.length ? [one, [...other]] : [other, [...one]];
  if (shorter.length === 0) return undefined;
  // whole words first, so that an initial cannot match the word of another
  const words = shorter.toSorted((a, b) => b.length - a.length);
  const shared = words.filter((word) => {
    const exact = longer.indexOf(word);
    const found = exact >= 0 ? exact : longer.findIndex((candidate) => alike(word, candidate));
    if (found >= 0) longer.splice(found, 1);
    return found >= 0;
  });
  return shared.length / shorter.length;
}

/** Letters from which on a word may be cut off, and from which on a letter may be mistyped. */
const CUT_OFF = 4;
const MISTYPED = 5;

function alike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1 || short.length >= CUT_OFF) if (long.startsWith(short)) return true;
  return short.length >= MISTYPED && atMostOneEdit(short, long);
}

/** Are two words the same but for one letter that is changed, added or left out? `short` is not the longer one. */
function atMostOneEdit(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

// Finds the known name that a misspelled one probably means.

/** Longer names are not compared: no known name is similar, and the cost grows with the length. */
const LONGEST = 64;
/** One edit per this many characters is a typing error; more edits make another word. */
const CHARACTERS_PER_EDIT = 3;

/** A name without case and separators: `orderId`, `order-id` and `order_id` are equal. */
export function normalisedName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "");
}

/** The most similar known name by edit distance; undefined when none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const written = normalisedName(name);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const normalised = normalisedName(candidate);
    const most = Math.floor(Math.max(written.length, normalised.length) / CHARACTERS_PER_EDIT);
    if (Math.abs(written.length - normalised.length) > most) continue;
    const distance = editDistance(written, normalised);
    if (distance <= most && distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** Insertions, deletions, substitutions and swaps of neighbours that turn one text into the other (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}

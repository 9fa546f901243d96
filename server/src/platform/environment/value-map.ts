// Settings that translate values of an identity provider: `value=ours`, separated by commas.

/**
 * The pairs of a text. A value may contain `=`, since ours does not; neither may contain a comma. Undefined if a pair is incomplete, a value is named twice, or
 * `ours` rejects what it stands for.
 */
export function readValueMap<Ours>(text: string, ours: (text: string) => Ours | undefined): ReadonlyMap<string, Ours> | undefined {
  const map = new Map<string, Ours>();
  for (const pair of text.split(",")) {
    const mark = pair.lastIndexOf("=");
    const value = pair.slice(0, Math.max(mark, 0)).trim();
    const meant = mark < 0 ? undefined : ours(pair.slice(mark + 1).trim());
    if (value === "" || meant === undefined || map.has(value)) return undefined;
    map.set(value, meant);
  }
  return map;
}

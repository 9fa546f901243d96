/** A copy of a JSON value with one place in it set, or, without a value, left out. Missing parent objects are created. */
export function changed<T>(value: T, path: readonly string[], replacement?: unknown): T {
  const copy = structuredClone(value);
  const last = path.at(-1) ?? "";
  let place = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    place[name] ??= {};
    place = place[name] as Record<string, unknown>;
  }
  if (replacement === undefined) delete place[last];
  else place[last] = replacement;
  return copy;
}

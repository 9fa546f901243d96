// Parts of an address that pages have in common: what is not one is left out.

/** One of a few values under a name. */
export function oneOf<Name extends string, Value extends string>(
  search: Record<string, unknown>,
  name: Name,
  values: readonly Value[],
): { [Key in Name]?: Value } {
  const value = values.find((known) => known === search[name]);
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

/** A text under a name, cut where the API takes no more; the router reads digits as a number. */
export function textIn<Name extends string>(search: Record<string, unknown>, name: Name, longest = 320): { [Key in Name]?: string } {
  const value = search[name];
  const text = typeof value === "string" || typeof value === "number" ? String(value).slice(0, longest) : "";
  return text === "" ? {} : ({ [name]: text } as { [Key in Name]: string });
}

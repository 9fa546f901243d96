// Parameters of a statement, declared once: their types, their positions in its text, and the order of their values.

/** The parameters of a statement, in groups that belong together, such as the columns of one `unnest`. */
export interface Parameters<Name extends string> {
  /** Types of all parameters, in their order. */
  readonly types: readonly string[];
  /** SQL of a group's parameters, separated by commas: `$3::int[], $4::uuid[]`. */
  readonly sql: (name: Name) => string;
  /** The values of all groups, in the order of the parameters. */
  readonly values: (values: Readonly<Record<Name, readonly string[]>>) => string[];
}

/** Declares the parameters of a statement: the types of each group, in the order of their positions. */
export function declareParameters<Name extends string>(groups: Readonly<Record<Name, readonly string[]>>): Parameters<Name> {
  const names = Object.keys(groups) as Name[];
  const rendered = new Map<Name, string>();
  let position = 0;
  for (const name of names) rendered.set(name, groups[name].map((type) => `$${++position}::${type}`).join(", "));
  return {
    types: names.flatMap((name) => groups[name]),
    sql: (name) => rendered.get(name) ?? "",
    values: (values) => names.flatMap((name) => values[name]),
  };
}

// Rows as parameters of a statement: an array for each column, whose name, type and value are declared once.

/** A column: the type of its elements, and an element for a row. */
export type RowColumn<Row> = readonly [type: string, value: (row: Row) => unknown];

/** The parameters of rows. */
export interface RowParameters<Row> {
  /** SQL of the rows, as an item of FROM: `unnest($3::uuid[], $4::text[]) AS r(session_id, outcome)`. */
  readonly sql: string;
  /** Values of the parameters, in their order: an array for each column. */
  readonly values: (rows: readonly Row[]) => unknown[][];
}

/** Declares rows that a statement takes as `alias`; their parameters are numbered from `first` on, in the order of the columns. */
export function rowParameters<Row>(alias: string, first: number, columns: Readonly<Record<string, RowColumn<Row>>>): RowParameters<Row> {
  const declared = Object.values(columns);
  return {
    sql: `unnest(${declared.map(([type], index) => `$${first + index}::${type}[]`).join(", ")}) AS ${alias}(${Object.keys(columns).join(", ")})`,
    values: (rows) => declared.map(([, value]) => rows.map(value)),
  };
}

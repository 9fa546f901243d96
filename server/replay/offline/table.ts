// Training data of the reference models.

/** Rows of numbers with labels. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  /** Row after row; NaN where nothing was observed. */
  readonly values: Float64Array;
  /** 1: fraud. */
  readonly frauds: Uint8Array;
  /** Sample weights, above 0. */
  readonly weights: Float64Array;
}

/** Some rows of a table, without a copy. */
export function rowsOf({ columns, values, frauds, weights }: Table, from: number, to: number): Table {
  return {
    rows: to - from,
    columns,
    values: values.subarray(from * columns, to * columns),
    frauds: frauds.subarray(from, to),
    weights: weights.subarray(from, to),
  };
}

// Quantile bins: columns of numbers as columns of bytes, so that a split has few candidates.

/** Bins of a column; missing values have one of their own, the last of a byte. */
export const MAX_BINS = 255;
export const MISSING = 255;
/** Values that quantiles are estimated from. */
const SAMPLE = 200_000;

/** Values up to `limits[bin]` are in that bin or a lower one; those above the last limit in the bin behind it. */
export type Limits = Float64Array;

/** The limits of a column, in ascending order: between all its values, or quantiles where it has many. */
export function limitsOf(values: Float64Array, columns: number, column: number): Limits {
  const rows = values.length / columns;
  const step = Math.max(1, Math.ceil(rows / SAMPLE));
  const sample: number[] = [];
  for (let row = 0; row < rows; row += step) {
    const value = values[row * columns + column] ?? Number.NaN;
    if (!Number.isNaN(value)) sample.push(value);
  }
  const sorted = Float64Array.from(sample).sort();
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  if (distinct.length <= MAX_BINS) return middles(distinct);
  const quantiles = Float64Array.from({ length: MAX_BINS - 1 }, (_, index) => {
    const position = ((index + 1) * (sorted.length - 1)) / MAX_BINS;
    return ((sorted[Math.floor(position)] ?? 0) + (sorted[Math.ceil(position)] ?? 0)) / 2;
  });
  return quantiles.filter((value, index) => index === 0 || value !== quantiles[index - 1]);
}

const middles = (distinct: Float64Array): Limits => Float64Array.from(distinct.subarray(1), (value, index) => (value + (distinct[index] ?? 0)) / 2);

/** The bin of a value. */
export function binOf(value: number, limits: Limits): number {
  if (Number.isNaN(value)) return MISSING;
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bins of all values, column after column. */
export function binned(values: Float64Array, columns: number, limits: readonly Limits[]): Uint8Array {
  const rows = values.length / columns;
  const bins = new Uint8Array(values.length);
  for (const [column, of] of limits.entries())
    for (let row = 0; row < rows; row++) bins[column * rows + row] = binOf(values[row * columns + column] ?? Number.NaN, of);
  return bins;
}

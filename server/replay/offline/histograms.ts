// Histograms of gradients by column and bin over the rows of a node, and the best split by them.
import { MISSING } from "./bins.ts";

const WIDTH = MISSING + 1;
/** Minimum rows of a child. */
const MIN_ROWS = 20;
/** Minimum sum of hessians of a child. */
const MIN_HESSIAN = 1e-3;

/** Rows in bins, column after column, with the gradient and hessian of the loss of each. */
export interface BinnedSample {
  readonly rows: number;
  readonly columns: number;
  readonly bins: Uint8Array;
  readonly gradients: Float64Array;
  readonly hessians: Float64Array;
}

/** Sums by column and bin. */
export interface Histogram {
  readonly gradients: Float64Array;
  readonly hessians: Float64Array;
  readonly counts: Int32Array;
}

/** Sums over rows. */
export interface Sums {
  readonly gradient: number;
  readonly hessian: number;
  readonly count: number;
}

/** A split: bins up to `bin` go to the left, those above to the right, missing values by `missingLeft`. */
export interface Split {
  readonly gain: number;
  readonly column: number;
  readonly bin: number;
  readonly missingLeft: boolean;
}

/** Sums over the rows of a node. */
export function histogramOf({ rows, columns, bins, gradients, hessians }: BinnedSample, of: Int32Array): Histogram {
  const sums = { gradients: new Float64Array(columns * WIDTH), hessians: new Float64Array(columns * WIDTH), counts: new Int32Array(columns * WIDTH) };
  // gathered once, so that every column reads them in order
  const ownGradients = new Float64Array(of.length);
  const ownHessians = new Float64Array(of.length);
  for (let index = 0; index < of.length; index++) {
    ownGradients[index] = gradients[of[index] ?? 0] ?? 0;
    ownHessians[index] = hessians[of[index] ?? 0] ?? 0;
  }
  for (let column = 0; column < columns; column++)
    addColumn(sums, column * WIDTH, bins.subarray(column * rows, (column + 1) * rows), of, ownGradients, ownHessians);
  return sums;
}

function addColumn(
  { gradients, hessians, counts }: Histogram,
  offset: number,
  bins: Uint8Array,
  of: Int32Array,
  ownGradients: Float64Array,
  ownHessians: Float64Array,
): void {
  for (let index = 0; index < of.length; index++) {
    const at = offset + (bins[of[index] ?? 0] ?? 0);
    gradients[at] = (gradients[at] ?? 0) + (ownGradients[index] ?? 0);
    hessians[at] = (hessians[at] ?? 0) + (ownHessians[index] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

/** The sums of a node without those of one of its children. */
export function difference(node: Histogram, child: Histogram): Histogram {
  return {
    gradients: node.gradients.map((one, index) => one - (child.gradients[index] ?? 0)),
    hessians: node.hessians.map((one, index) => one - (child.hessians[index] ?? 0)),
    counts: node.counts.map((one, index) => one - (child.counts[index] ?? 0)),
  };
}

/** Sums over the rows of a node. */
export function sumsOf({ gradients, hessians }: BinnedSample, of: Int32Array): Sums {
  let [gradient, hessian] = [0, 0];
  for (const row of of) {
    gradient += gradients[row] ?? 0;
    hessian += hessians[row] ?? 0;
  }
  return { gradient, hessian, count: of.length };
}

/** The split that lowers the loss most; undefined where none does. */
export function bestSplit(histogram: Histogram, columns: number, node: Sums): Split | undefined {
  let best: Split | undefined;
  for (let column = 0; column < columns; column++)
    for (const missingLeft of (histogram.counts[column * WIDTH + MISSING] ?? 0) > 0 ? [false, true] : [false]) {
      const split = bestOfColumn(histogram, column, node, missingLeft);
      if (split !== undefined && split.gain > (best?.gain ?? 0)) best = split;
    }
  return best;
}

function bestOfColumn({ gradients, hessians, counts }: Histogram, column: number, node: Sums, missingLeft: boolean): Split | undefined {
  const missing = column * WIDTH + MISSING;
  let [gradient, hessian, count] = missingLeft ? [gradients[missing] ?? 0, hessians[missing] ?? 0, counts[missing] ?? 0] : [0, 0, 0];
  let best: Split | undefined;
  for (let bin = 0; bin < MISSING; bin++) {
    const at = column * WIDTH + bin;
    if (counts[at] === 0) continue;
    gradient += gradients[at] ?? 0;
    hessian += hessians[at] ?? 0;
    count += counts[at] ?? 0;
    if (count < MIN_ROWS || hessian < MIN_HESSIAN) continue;
    if (node.count - count < MIN_ROWS || node.hessian - hessian < MIN_HESSIAN) break;
    const gain = gradient ** 2 / hessian + (node.gradient - gradient) ** 2 / (node.hessian - hessian) - node.gradient ** 2 / node.hessian;
    if (gain > (best?.gain ?? 1e-12)) best = { gain, column, bin, missingLeft };
  }
  return best;
}

// Sums of gradients by column and bin over the rows of a node: what a split is chosen by.
import { MISSING } from "./bins.ts";

const WIDTH = MISSING + 1;
/** Rows below which a child of a split has too few. */
const LEAST_ROWS = 20;
/** Curvature below which a child of a split has too little. */
const LEAST_CURVATURE = 1e-3;

/** What a tree is grown on: rows in bins, column after column, and the gradient and curvature of each row's loss. */
export interface Growing {
  readonly rows: number;
  readonly columns: number;
  readonly bins: Uint8Array;
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
}

/** Sums by column and bin. */
export interface Histogram {
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
  readonly counts: Int32Array;
}

/** Sums over rows. */
export interface Sums {
  readonly gradient: number;
  readonly curvature: number;
  readonly count: number;
}

/** A split: bins up to `bin` go to the left, those above to the right, missing values their own way. */
export interface Split {
  readonly gain: number;
  readonly column: number;
  readonly bin: number;
  readonly missingLeft: boolean;
}

/** Sums over the rows of a node. */
export function histogramOf({ rows, columns, bins, gradients, curvatures }: Growing, of: Int32Array): Histogram {
  const sums = { gradients: new Float64Array(columns * WIDTH), curvatures: new Float64Array(columns * WIDTH), counts: new Int32Array(columns * WIDTH) };
  // side by side, they are read in order for each column
  const ownGradients = new Float64Array(of.length);
  const ownCurvatures = new Float64Array(of.length);
  for (let index = 0; index < of.length; index++) {
    ownGradients[index] = gradients[of[index] ?? 0] ?? 0;
    ownCurvatures[index] = curvatures[of[index] ?? 0] ?? 0;
  }
  for (let column = 0; column < columns; column++)
    addColumn(sums, column * WIDTH, bins.subarray(column * rows, (column + 1) * rows), of, ownGradients, ownCurvatures);
  return sums;
}

function addColumn(
  { gradients, curvatures, counts }: Histogram,
  offset: number,
  bins: Uint8Array,
  of: Int32Array,
  ownGradients: Float64Array,
  ownCurvatures: Float64Array,
): void {
  for (let index = 0; index < of.length; index++) {
    const at = offset + (bins[of[index] ?? 0] ?? 0);
    gradients[at] = (gradients[at] ?? 0) + (ownGradients[index] ?? 0);
    curvatures[at] = (curvatures[at] ?? 0) + (ownCurvatures[index] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

/** The sums of a node without those of one of its children. */
export function difference(node: Histogram, child: Histogram): Histogram {
  return {
    gradients: node.gradients.map((one, index) => one - (child.gradients[index] ?? 0)),
    curvatures: node.curvatures.map((one, index) => one - (child.curvatures[index] ?? 0)),
    counts: node.counts.map((one, index) => one - (child.counts[index] ?? 0)),
  };
}

/** Sums over the rows of a node. */
export function sumsOf({ gradients, curvatures }: Growing, of: Int32Array): Sums {
  let [gradient, curvature] = [0, 0];
  for (const row of of) {
    gradient += gradients[row] ?? 0;
    curvature += curvatures[row] ?? 0;
  }
  return { gradient, curvature, count: of.length };
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

function bestOfColumn({ gradients, curvatures, counts }: Histogram, column: number, node: Sums, missingLeft: boolean): Split | undefined {
  const missing = column * WIDTH + MISSING;
  let [gradient, curvature, count] = missingLeft ? [gradients[missing] ?? 0, curvatures[missing] ?? 0, counts[missing] ?? 0] : [0, 0, 0];
  let best: Split | undefined;
  for (let bin = 0; bin < MISSING; bin++) {
    const at = column * WIDTH + bin;
    if (counts[at] === 0) continue;
    gradient += gradients[at] ?? 0;
    curvature += curvatures[at] ?? 0;
    count += counts[at] ?? 0;
    if (count < LEAST_ROWS || curvature < LEAST_CURVATURE) continue;
    if (node.count - count < LEAST_ROWS || node.curvature - curvature < LEAST_CURVATURE) break;
    const gain = gradient ** 2 / curvature + (node.gradient - gradient) ** 2 / (node.curvature - curvature) - node.gradient ** 2 / node.curvature;
    if (gain > (best?.gain ?? 1e-12)) best = { gain, column, bin, missingLeft };
  }
  return best;
}

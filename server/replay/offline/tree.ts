// A regression tree for gradient boosting, grown leaf by leaf: the leaf whose split lowers the loss most is split next.
import { type Limits, MISSING } from "./bins.ts";
import { type BinnedSample, bestSplit, difference, type Histogram, histogramOf, type Split, type Sums, sumsOf } from "./histograms.ts";

/** Bounds of a tree. */
export interface TreeBounds {
  readonly maxLeaves: number;
  readonly maxDepth: number;
}

/** A node: a split, or a value. */
export type Tree =
  | { readonly value: number }
  | { readonly column: number; readonly limit: number; readonly missingLeft: boolean; readonly left: Tree; readonly right: Tree };

interface Leaf {
  readonly rows: Int32Array;
  readonly sums: Sums;
  readonly histogram: Histogram | undefined;
  readonly split: Split | undefined;
  readonly depth: number;
  children: readonly [Leaf, Leaf] | undefined;
}

/** Grows a tree on the gradients of the sample and adds its prediction, times the learning rate, to `scores`. */
export function growTree(
  sample: BinnedSample,
  limits: readonly Limits[],
  { maxLeaves, maxDepth }: TreeBounds,
  learningRate: number,
  scores: Float64Array,
): Tree {
  const all = Int32Array.from({ length: sample.rows }, (_, row) => row);
  const root = leafOf(sample, all, 0, maxDepth, histogramOf(sample, all));
  const open = [root];
  for (let leaves = 1; leaves < maxLeaves; leaves++) {
    const next = open.reduce((best, leaf) => ((leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best));
    if (next.split === undefined) break;
    const children = splitLeaf(sample, next, next.split, maxDepth);
    next.children = children;
    open.splice(open.indexOf(next), 1, ...children);
  }
  return finished(root, limits, learningRate, scores);
}

function leafOf(sample: BinnedSample, rows: Int32Array, depth: number, maxDepth: number, histogram: Histogram | undefined): Leaf {
  const sums = sumsOf(sample, rows);
  const split = histogram === undefined || depth >= maxDepth ? undefined : bestSplit(histogram, sample.columns, sums);
  return { rows, sums, histogram, split, depth, children: undefined };
}

function splitLeaf(sample: BinnedSample, { rows, histogram, depth }: Leaf, { column, bin, missingLeft }: Split, maxDepth: number): readonly [Leaf, Leaf] {
  const bins = sample.bins.subarray(column * sample.rows, (column + 1) * sample.rows);
  const goesLeft = (row: number): boolean => {
    const of = bins[row] ?? MISSING;
    return of === MISSING ? missingLeft : of <= bin;
  };
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let [lefts, rights] = [0, 0];
  for (const row of rows)
    if (goesLeft(row)) left[lefts++] = row;
    else right[rights++] = row;
  // only the smaller child is summed: the other one is the difference
  const [ofLeft, ofRight] = [left.subarray(0, lefts), right.subarray(0, rights)];
  const smaller = histogramOf(sample, lefts <= rights ? ofLeft : ofRight);
  const larger = histogram === undefined ? undefined : difference(histogram, smaller);
  const [leftSums, rightSums] = lefts <= rights ? [smaller, larger] : [larger, smaller];
  return [leafOf(sample, ofLeft, depth + 1, maxDepth, leftSums), leafOf(sample, ofRight, depth + 1, maxDepth, rightSums)];
}

function finished({ children, split, sums, rows }: Leaf, limits: readonly Limits[], learningRate: number, scores: Float64Array): Tree {
  if (children !== undefined && split !== undefined) {
    const { column, bin, missingLeft } = split;
    // a split at the last bin separates missing values from all others
    const limit = limits[column]?.[bin] ?? Number.POSITIVE_INFINITY;
    return {
      column,
      limit,
      missingLeft,
      left: finished(children[0], limits, learningRate, scores),
      right: finished(children[1], limits, learningRate, scores),
    };
  }
  const value = (-learningRate * sums.gradient) / Math.max(sums.hessian, Number.MIN_VALUE);
  for (const row of rows) scores[row] = (scores[row] ?? 0) + value;
  return { value };
}

/** Prediction of a tree for a row of raw values. */
export function treeValue(tree: Tree, values: Float64Array, offset: number): number {
  let node = tree;
  while (!("value" in node)) {
    const value = values[offset + node.column] ?? Number.NaN;
    node = (Number.isNaN(value) ? node.missingLeft : value <= node.limit) ? node.left : node.right;
  }
  return node.value;
}

// A regression tree for gradient boosting, grown leaf by leaf: the leaf whose split lowers the loss most is split next.
import { type Limits, MISSING } from "./bins.ts";
import { bestSplit, difference, type Growing, type Histogram, histogramOf, type Split, type Sums, sumsOf } from "./histograms.ts";

/** Bounds of a tree. */
export interface TreeBounds {
  readonly mostLeaves: number;
  readonly depth: number;
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

/** Grows a tree, and adds what it says of each row to `scores`. `rate`: the part of each step that is taken. */
export function growTree(growing: Growing, limits: readonly Limits[], { mostLeaves, depth }: TreeBounds, rate: number, scores: Float64Array): Tree {
  const all = Int32Array.from({ length: growing.rows }, (_, row) => row);
  const root = leafOf(growing, all, 0, depth, histogramOf(growing, all));
  const open = [root];
  for (let leaves = 1; leaves < mostLeaves; leaves++) {
    const next = open.reduce((best, leaf) => ((leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best));
    if (next.split === undefined) break;
    const children = splitLeaf(growing, next, next.split, depth);
    next.children = children;
    open.splice(open.indexOf(next), 1, ...children);
  }
  return finished(root, limits, rate, scores);
}

function leafOf(growing: Growing, rows: Int32Array, depth: number, most: number, histogram: Histogram | undefined): Leaf {
  const sums = sumsOf(growing, rows);
  const split = histogram === undefined || depth >= most ? undefined : bestSplit(histogram, growing.columns, sums);
  return { rows, sums, histogram, split, depth, children: undefined };
}

function splitLeaf(growing: Growing, { rows, histogram, depth }: Leaf, { column, bin, missingLeft }: Split, most: number): readonly [Leaf, Leaf] {
  const bins = growing.bins.subarray(column * growing.rows, (column + 1) * growing.rows);
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
  // only the smaller child is summed: the other has the rest
  const [ofLeft, ofRight] = [left.subarray(0, lefts), right.subarray(0, rights)];
  const smaller = histogramOf(growing, lefts <= rights ? ofLeft : ofRight);
  const larger = histogram === undefined ? undefined : difference(histogram, smaller);
  const [leftSums, rightSums] = lefts <= rights ? [smaller, larger] : [larger, smaller];
  return [leafOf(growing, ofLeft, depth + 1, most, leftSums), leafOf(growing, ofRight, depth + 1, most, rightSums)];
}

function finished({ children, split, sums, rows }: Leaf, limits: readonly Limits[], rate: number, scores: Float64Array): Tree {
  if (children !== undefined && split !== undefined) {
    const { column, bin, missingLeft } = split;
    // behind the last limit lies nothing but what is missing
    const limit = limits[column]?.[bin] ?? Number.POSITIVE_INFINITY;
    return { column, limit, missingLeft, left: finished(children[0], limits, rate, scores), right: finished(children[1], limits, rate, scores) };
  }
  const value = (-rate * sums.gradient) / Math.max(sums.curvature, Number.MIN_VALUE);
  for (const row of rows) scores[row] = (scores[row] ?? 0) + value;
  return { value };
}

/** What a tree says of a row of raw values. */
export function treeValue(tree: Tree, values: Float64Array, offset: number): number {
  let node = tree;
  while (!("value" in node)) {
    const value = values[offset + node.column] ?? Number.NaN;
    node = (Number.isNaN(value) ? node.missingLeft : value <= node.limit) ? node.left : node.right;
  }
  return node.value;
}

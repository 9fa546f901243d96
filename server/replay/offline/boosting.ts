// Gradient boosting of trees on histograms with the logistic loss (Friedman 2001; Ke et al. 2017, LightGBM), as scikit-learn's HistGradientBoostingClassifier does it.
import { binned, limitsOf } from "./bins.ts";
import type { LogOdds } from "./logistic.ts";
import { rowsOf, type Table } from "./table.ts";
import { growTree, type Tree, type TreeBounds, treeValue } from "./tree.ts";

/** How trees are boosted. */
export interface BoostingOptions extends TreeBounds {
  readonly mostTrees: number;
  readonly rate: number;
  /** Last share of the rows by which it is decided when to stop; 0: all trees are grown. */
  readonly heldOut: number;
}

/** Trees without a lower loss of what is held out, after which boosting stops. */
const PATIENCE = 15;
/** Frauds that what is held out must have to say when to stop. */
const LEAST_FRAUDS = 10;

/** Bounds by the number of frauds: small trees for few, as large ones as scikit-learn's default for many. */
export function boostingFor(frauds: number): BoostingOptions {
  return { mostTrees: 300, rate: 0.05, mostLeaves: Math.min(31, Math.max(6, Math.round(frauds / 60))), depth: frauds < 500 ? 3 : 8, heldOut: 0.1 };
}

/**
 * Fits boosted trees. Rows are in the order of time: how many trees there are is decided on the last tenth, then so many are fitted to all rows. A value that is
 * missing goes the way that each split has for it. For comparison only: the service decides nothing by it.
 */
export function fitBoosting(table: Table, options = boostingFor(table.frauds.reduce((sum, one) => sum + one, 0))): LogOdds {
  const cut = Math.floor(table.rows * (1 - options.heldOut));
  const late = rowsOf(table, cut, table.rows);
  const lateFrauds = late.frauds.reduce((sum, one) => sum + one, 0);
  const mostTrees = lateFrauds < LEAST_FRAUDS ? options.mostTrees : boost(rowsOf(table, 0, cut), late, options).trees.length;
  const { base, trees } = boost(table, undefined, { ...options, mostTrees });
  return (row) => trees.reduce((sum, tree) => sum + treeValue(tree, row, 0), base);
}

function boost(table: Table, judged: Table | undefined, options: BoostingOptions): { readonly base: number; readonly trees: readonly Tree[] } {
  const { rows, columns, values, frauds, weights } = table;
  const limits = Array.from({ length: columns }, (_, column) => limitsOf(values, columns, column));
  const growing = { rows, columns, bins: binned(values, columns, limits), gradients: new Float64Array(rows), curvatures: new Float64Array(rows) };
  const share = weightedShare(frauds, weights);
  const base = Math.log(share / (1 - share));
  const scores = new Float64Array(rows).fill(base);
  const judgedScores = new Float64Array(judged?.rows ?? 0).fill(base);
  const trees: Tree[] = [];
  let best = { loss: judged === undefined ? 0 : lossOf(judged, judgedScores), trees: 0 };
  for (let count = 1; count <= options.mostTrees; count++) {
    for (let row = 0; row < rows; row++) {
      const probability = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      const weight = weights[row] ?? 0;
      growing.gradients[row] = weight * (probability - (frauds[row] ?? 0));
      growing.curvatures[row] = weight * probability * (1 - probability);
    }
    const tree = growTree(growing, limits, options, options.rate, scores);
    if ("value" in tree) break;
    trees.push(tree);
    if (judged === undefined) continue;
    for (let row = 0; row < judged.rows; row++) judgedScores[row] = (judgedScores[row] ?? 0) + treeValue(tree, judged.values, row * columns);
    const loss = lossOf(judged, judgedScores);
    if (loss < best.loss) best = { loss, trees: count };
    else if (count - best.trees >= PATIENCE) break;
  }
  return { base, trees: judged === undefined ? trees : trees.slice(0, best.trees) };
}

function weightedShare(frauds: Uint8Array, weights: Float64Array): number {
  let [all, fraud] = [0, 0];
  for (let row = 0; row < frauds.length; row++) {
    all += weights[row] ?? 0;
    fraud += (weights[row] ?? 0) * (frauds[row] ?? 0);
  }
  return Math.min(1 - 1e-9, Math.max(1e-9, fraud / all));
}

function lossOf({ frauds, weights }: Table, scores: Float64Array): number {
  let loss = 0;
  for (let row = 0; row < frauds.length; row++) {
    const against = frauds[row] === 1 ? -(scores[row] ?? 0) : (scores[row] ?? 0);
    loss += (weights[row] ?? 0) * (against > 0 ? against + Math.log1p(Math.exp(-against)) : Math.log1p(Math.exp(against)));
  }
  return loss;
}

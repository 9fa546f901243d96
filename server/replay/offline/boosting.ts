// Gradient boosting of trees on histograms with the logistic loss (Friedman 2001; Ke et al. 2017, LightGBM), as scikit-learn's HistGradientBoostingClassifier does it.
import { binned, limitsOf } from "./bins.ts";
import type { LogOdds } from "./logistic.ts";
import { rowsOf, type Table } from "./table.ts";
import { growTree, type Tree, type TreeBounds, treeValue } from "./tree.ts";

/** Options of gradient boosting. */
export interface BoostingOptions extends TreeBounds {
  readonly maxTrees: number;
  readonly learningRate: number;
  /** Share of the rows, the last ones, that early stopping is evaluated on; 0: no early stopping. */
  readonly validationShare: number;
}

/** Boosting stops after so many trees without a lower loss on the validation rows. */
const EARLY_STOPPING_ROUNDS = 15;
/** With fewer frauds in the validation rows there is no early stopping, but at most `DEFAULT_TREES`. */
const MIN_VALIDATION_FRAUDS = 10;
const DEFAULT_TREES = 100;

/** Options by the number of frauds: small trees for few frauds, up to scikit-learn's default of 31 leaves for many. */
export function boostingFor(frauds: number): BoostingOptions {
  return {
    maxTrees: 300,
    learningRate: 0.05,
    maxLeaves: Math.min(31, Math.max(6, Math.round(frauds / 60))),
    maxDepth: frauds < 500 ? 3 : 8,
    validationShare: 0.1,
  };
}

/**
 * Fits boosted trees. Rows are in the order of time: early stopping on the last tenth sets the number of trees, which are then fitted to all rows. Each split has a
 * direction for missing values. For comparison only: no decision uses it.
 */
export function fitBoosting(table: Table, options = boostingFor(table.frauds.reduce((sum, one) => sum + one, 0))): LogOdds {
  const cut = Math.floor(table.rows * (1 - options.validationShare));
  const validation = rowsOf(table, cut, table.rows);
  const validationFrauds = validation.frauds.reduce((sum, one) => sum + one, 0);
  const maxTrees =
    validationFrauds < MIN_VALIDATION_FRAUDS ? Math.min(DEFAULT_TREES, options.maxTrees) : boost(rowsOf(table, 0, cut), validation, options).trees.length;
  const { base, trees } = boost(table, undefined, { ...options, maxTrees });
  return (row) => trees.reduce((sum, tree) => sum + treeValue(tree, row, 0), base);
}

function boost(table: Table, validation: Table | undefined, options: BoostingOptions): { readonly base: number; readonly trees: readonly Tree[] } {
  const { rows, columns, values, frauds, weights } = table;
  const limits = Array.from({ length: columns }, (_, column) => limitsOf(values, columns, column));
  const sample = { rows, columns, bins: binned(values, columns, limits), gradients: new Float64Array(rows), hessians: new Float64Array(rows) };
  const share = weightedShare(frauds, weights);
  const base = Math.log(share / (1 - share));
  const scores = new Float64Array(rows).fill(base);
  const validationScores = new Float64Array(validation?.rows ?? 0).fill(base);
  const trees: Tree[] = [];
  let best = { loss: validation === undefined ? 0 : lossOf(validation, validationScores), trees: 0 };
  for (let count = 1; count <= options.maxTrees; count++) {
    for (let row = 0; row < rows; row++) {
      const probability = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
      const weight = weights[row] ?? 0;
      sample.gradients[row] = weight * (probability - (frauds[row] ?? 0));
      sample.hessians[row] = weight * probability * (1 - probability);
    }
    const tree = growTree(sample, limits, options, options.learningRate, scores);
    if ("value" in tree) break;
    trees.push(tree);
    if (validation === undefined) continue;
    for (let row = 0; row < validation.rows; row++) validationScores[row] = (validationScores[row] ?? 0) + treeValue(tree, validation.values, row * columns);
    const loss = lossOf(validation, validationScores);
    if (loss < best.loss) best = { loss, trees: count };
    else if (count - best.trees >= EARLY_STOPPING_ROUNDS) break;
  }
  return { base, trees: validation === undefined ? trees : trees.slice(0, best.trees) };
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

// Reference models on the facts and labels of the learned model, fitted offline. They are for comparison only: no decision uses them.
import type { Facts } from "../../src/scoring/engine/evaluate.ts";
import { type BoostingOptions, fitBoosting } from "./boosting.ts";
import { columnsOf, type OfflineExample, tableOf } from "./columns.ts";
import { fitLogistic } from "./logistic.ts";

/** Reference models. */
export const OFFLINE_MODELS = ["logistic", "boosting"] as const;
export type OfflineModelName = (typeof OFFLINE_MODELS)[number];

/** Probability of fraud (0 to 1) by each model. */
export type OfflineProbabilities = (facts: Facts) => Readonly<Record<OfflineModelName, number>>;

/**
 * Fits an L2-penalised logistic regression and gradient boosted trees on settled payments in the order of time. Deterministic: the same payments give
 * the same models. Undefined without frauds or without good payments.
 */
export function fitOffline(examples: readonly OfflineExample[], boosting?: BoostingOptions): OfflineProbabilities | undefined {
  const frauds = Uint8Array.from(examples, ({ fraud }) => Number(fraud));
  if (!frauds.includes(1) || !frauds.includes(0)) return undefined;
  const columns = columnsOf(examples);
  const table = {
    rows: examples.length,
    columns: columns.names.length,
    values: tableOf(columns, examples),
    frauds,
    weights: Float64Array.from(examples, ({ weight }) => weight),
  };
  const logistic = fitLogistic(table);
  const boosted = fitBoosting(table, boosting);
  const row = new Float64Array(columns.names.length);
  return (facts) => {
    columns.write(facts, row, 0);
    return { logistic: probability(logistic(row)), boosting: probability(boosted(row)) };
  };
}

const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

// Signals whose absence says something. A payment of which less is known than of most others is often one of a guest, of a bot or of somebody who hides what others show.

import { isUnobserved } from "../engine/unobserved.ts";
import { catalogue, type SignalCode } from "../signals/index.ts";
import type { Example } from "./fit.ts";
import type { Column } from "./log-odds.ts";

/** Frauds that it takes, and the largest share of payments: what more of them lack is usual, and weights for it would raise the scores of ordinary payments (decision 48). */
const LEAST_FRAUDS = 10;
const MOST_SHARE = 0.05;

/** What is known of the payments in which a signal could not be observed. */
export interface UnobservedSignal {
  readonly code: SignalCode;
  readonly column: Column;
  readonly frauds: number;
  /** Sum of their weights, frauds included. */
  readonly payments: number;
}

/** The signals that few enough payments lack, and enough frauds among them. A signal that no payment shows is not of this organization. */
export function findUnobserved(examples: readonly Example[]): UnobservedSignal[] {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  return (Object.keys(catalogue) as SignalCode[]).flatMap((code) => {
    const rows: number[] = [];
    let [frauds, payments] = [0, 0];
    for (const [index, { facts, flow = "payin", fraud, weight }] of examples.entries()) {
      if (!isUnobserved(code, facts[code], flow)) continue;
      rows.push(index);
      payments += weight;
      if (fraud) frauds += 1;
    }
    if (frauds < LEAST_FRAUDS || payments > MOST_SHARE * total) return [];
    return [{ code, column: { rows: Int32Array.from(rows), values: new Float64Array(rows.length).fill(1) }, frauds, payments }];
  });
}

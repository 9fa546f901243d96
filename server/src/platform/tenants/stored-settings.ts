// The settings of an organization as stored in its row.

/** Settings that differ from the defaults. Weights and curves are by signal. */
export interface StoredSettings {
  thresholds?: Partial<Readonly<Record<"challenge" | "review" | "decline", number>>>;
  weights?: Partial<Record<string, number>>;
  curves?: Partial<Record<string, { readonly foot: number; readonly full: number }>>;
  high_risk_countries?: string[];
  /** `full`: responses to publishable keys include signals and reasons. */
  browser_signals?: "full" | "none";
  /** How responses to publishable keys show the score; absent: `band`. */
  browser_score?: "band" | "exact";
  case_prefix?: string;
  learning?: StoredLearning;
}

/** How models are learned and used; absent: no automatic promotion, and taking part in the pool. */
export interface StoredLearning {
  /** Largest share of decisions that a model may change to go live by itself, 0 to 1; null: none does. */
  readonly automatic_promotion_budget?: number | null;
  readonly pooling?: boolean;
}

/** A curve as it is stored. */
export type StoredCurve = { readonly foot: number; readonly full: number } | { readonly points: readonly (readonly [observed: number, strength: number])[] };

/** What assess needs of the live model: weights and curves by signal. */
export interface LiveModel {
  readonly id: string;
  readonly source: "fitted" | "pooled" | "manual";
  readonly weights: Partial<Readonly<Record<string, number>>>;
  readonly curves: Partial<Readonly<Record<string, StoredCurve>>>;
}

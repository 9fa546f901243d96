// The settings of an organization as stored in its row.
import type { components } from "../../../../generated/types.ts";

/** Values of the three thresholds. */
type ByDecision = Readonly<Record<"challenge" | "review" | "decline", number>>;

/** A cost: a share of the amount, and a fixed part. */
interface Cost {
  readonly share?: number | undefined;
  readonly fixed?: number | undefined;
}

/** Thresholds that are derived from probabilities or from costs: as given, and what became of it. */
export interface DerivedSettings {
  probabilities?: ByDecision;
  costs?: {
    readonly typical_amount: number;
    readonly fraud: Cost;
    readonly refusal: Cost;
    readonly review: Cost;
    readonly challenge?: (Cost & { readonly stops: number }) | undefined;
  };
  /** The probabilities that the thresholds stand for. */
  targets: ByDecision;
  status: "derived" | "limited" | "no_calibration";
  /** The scores of these probabilities, before bounds; null without a calibration. */
  scores: ByDecision | null;
  /** ISO 8601. */
  calibrated_at: string | null;
  derived_at: string;
}

/** Settings that differ from the defaults. Weights and curves are by signal. */
export interface StoredSettings {
  thresholds?: Partial<Readonly<Record<"challenge" | "review" | "decline", number>>>;
  /** Absent: the thresholds are given as scores, or are the defaults. */
  derived?: DerivedSettings;
  weights?: Partial<Record<string, number>>;
  curves?: Partial<Record<string, { readonly foot: number; readonly full: number }>>;
  high_risk_countries?: string[];
  /** `full`: responses to publishable keys include signals and reasons. */
  browser_signals?: "full" | "none";
  /** How responses to publishable keys show the score; absent: `band`. */
  browser_score?: "band" | "exact";
  case_prefix?: string;
  /** Percentage of would-be declines that are held out, 0 to 1; absent: none. */
  holdout_percent?: number;
  learning?: StoredLearning;
  /** Rules go live only with the approval of a second person; absent: no. */
  rule_approval?: boolean;
  /** Areas whose changes need the approval of a second person; absent: none. */
  approval_areas?: components["schemas"]["ApprovalArea"][];
  /** Reports of submerchants burden payers in all payments of the organization; absent: yes. */
  submerchant_reports_affect_organization?: boolean;
  /** Minutes within which reviews are to be resolved; absent: 60. */
  review_target_minutes?: number;
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
  /** How much of a signal's strength counts whatever scales it, 0 to 1; absent: nothing does. */
  readonly leastParts?: Partial<Readonly<Record<string, number>>>;
  /** Weights of signals that could not be observed, 0 to 100; absent: none. */
  readonly unobserved?: Partial<Readonly<Record<string, number>>>;
  /** Pairs of signals with a weight of their own; absent: none. */
  readonly pairs?: readonly { readonly first: string; readonly second: string; readonly weight: number }[];
}

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
}

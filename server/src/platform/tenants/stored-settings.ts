// The settings of an organization as its row holds them.

/** What an organization has set; everything absent is the default. Weights and curves are by signal. */
export interface StoredSettings {
  thresholds?: Partial<Readonly<Record<"challenge" | "review" | "decline", number>>>;
  weights?: Partial<Record<string, number>>;
  curves?: Partial<Record<string, { readonly foot: number; readonly full: number }>>;
  high_risk_countries?: string[];
  /** `full`: answers to publishable keys carry signals and reasons. */
  browser_signals?: "full" | "none";
  /** How publishable keys are answered the score; absent: `band`. */
  browser_score?: "band" | "exact";
  case_prefix?: string;
}

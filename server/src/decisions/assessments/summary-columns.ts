// The summary columns of an assessment, and SQL fragments to read them.
import type { components } from "../../../../generated/types.ts";
import { type ReadRequest, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import type { StoredSignal } from "../../scoring/engine/explain.ts";

type Schemas = components["schemas"];

/** The stored part of a summary: customer and e-mail address of an encrypted request are decrypted on reading. */
export type SummaryRow = StoredSummary & Omit<StoredRequest, "request">;

/** SQL of the columns; `a` is the assessment, `r` its review, `k` the data key of its request. */
export const SUMMARY = `a.session_id, a.assessed_at, a.flow, a.decision, a.risk_score, a.signals, a.amount_minor::text, a.currency, a.order_id, a.payment_id, a.submerchant_id, a.credential_kind,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'customer_id' ELSE a.request -> 'origin' ->> 'account_id' END AS customer_id,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'email' ELSE a.request -> 'beneficiary' ->> 'email' END AS email,
  r.resolution, r.reason, r.reviewer_type, r.reviewer_id, r.resolved_at, ${sealedRequest("a")}`;

/** A condition on assessments, given the parameter that holds its value. */
export type Condition = readonly [text: (parameter: string) => string, value: unknown];

/** One index look-up per session, regardless of the planner's estimates. `$1` is the organization. */
export const oneBy = (table: "assessments" | "reviews", session: string): string =>
  `JOIN LATERAL (SELECT * FROM ${table} WHERE organization_id = $1 AND session_id = ${session} LIMIT 1)`;

/** SQL of conditions whose values are the first parameters. */
export const numbered = (conditions: readonly Condition[]): string[] => conditions.map(([text], index) => text(`$${index + 1}`));

/** An assessment as lists need it. Times as PostgreSQL writes them; all columns of an unresolved review are null. */
export interface StoredSummary {
  readonly session_id: string;
  readonly assessed_at: string;
  readonly flow: Schemas["AssessFlow"];
  readonly decision: Schemas["Decision"];
  readonly risk_score: number;
  readonly signals: readonly StoredSignal[];
  readonly amount_minor: string;
  readonly currency: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly submerchant_id: string | null;
  readonly credential_kind: string;
  /** From the request: the payer, or the account that a payout debits; null also if the request cannot be read. */
  readonly customer_id: string | null;
  /** From the request: the e-mail address of the payer, or of the beneficiary. */
  readonly email: string | null;
  readonly resolution: Schemas["ReviewResolution"] | null;
  readonly reason: string | null;
  readonly reviewer_type: Schemas["ReviewerType"] | null;
  readonly reviewer_id: string | null;
  readonly resolved_at: string | null;
}

/** A whole assessment. */
export interface StoredAssessment extends StoredSummary {
  readonly request: ReadRequest<Readonly<Record<string, unknown>>>;
  /** Of challenge, review and decline; null: assessed before they were stored. */
  readonly thresholds: readonly [number, number, number] | null;
  /** What it was based on, encoded (scoring/facts); null: assessed before it was stored. */
  readonly facts: string | null;
  /** As it was answered; null without a calibration then, and of publishable keys. */
  readonly fraud_probability: number | null;
  /** It would have been declined, and was approved to evaluate the score. */
  readonly holdout: boolean;
  /** Which policy decided; null: assessed before it was stored. */
  readonly policy_version: string | null;
}

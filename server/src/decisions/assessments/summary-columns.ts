// The summary columns of an assessment, and SQL fragments to read them.
import { type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import type { StoredSummary } from "./store.ts";

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

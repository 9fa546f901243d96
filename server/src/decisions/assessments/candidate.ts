// Assessments that a reference may mean, as statements find them.

import type { Flow } from "../../scoring/situation/transaction.ts";
import type { AssessmentOrigin } from "./origin.ts";

/** Assessments of one reference that are compared. More are ambiguous: the reference identifies no single payment. */
export const MOST_CANDIDATES = 100;

/** An assessment that a reference may mean. */
export interface Candidate extends Omit<Referenced, "origin"> {
  readonly flow: Flow;
  readonly credential_kind: string;
}

/** SQL of the columns of a candidate. */
export const CANDIDATE_COLUMNS =
  "a.session_id, a.submerchant_id, a.flow, a.order_id, a.payment_id, a.amount_minor::text AS amount_minor, a.currency, a.credential_kind";

/** SQL of the kinds of credential that assess when an event triggers it. */
export const TRIGGERED = "('ingest', 'connection')";

/** A reference to an assessment. `earlier_event`: the provider's payment, which an earlier event linked. */
export type Reference = readonly [by: "session_id" | "order_id" | "payment_id" | "earlier_event", value: string];

/** A referenced assessment. */
export interface Referenced {
  readonly session_id: string;
  readonly submerchant_id: string | null;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
  readonly origin: AssessmentOrigin;
}

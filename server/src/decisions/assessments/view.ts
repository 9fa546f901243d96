// Assessments in the contract's format.

import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import { meaningOf } from "../../scoring/engine/explanation-texts.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { factsView } from "./facts-view.ts";
import { gravestOf } from "./gravest.ts";
import { originOf } from "./origin.ts";
import type { ReportedOutcome } from "./store.ts";
import type { StoredAssessment, StoredSummary } from "./summary-columns.ts";
import { triggerOf } from "./trigger.ts";

type Schemas = components["schemas"];

/** The summary of an assessment. Signals are as stored: the response to a publishable key may have had none. */
export function summaryView(stored: StoredSummary): Schemas["AssessmentSummary"] {
  return {
    session_id: stored.session_id,
    assessed_at: instant(stored.assessed_at),
    flow: stored.flow,
    decision: stored.decision,
    risk_score: stored.risk_score,
    trigger: triggerOf(stored.credential_kind),
    signals: stored.signals.map(({ code }) => code),
    blocked_by: blockedBy(stored),
    amount: fromMinorUnits(Number(stored.amount_minor), stored.currency),
    currency: stored.currency,
    order_id: stored.order_id,
    payment_id: stored.payment_id,
    customer_id: stored.customer_id,
    submerchant_id: stored.submerchant_id,
    review: reviewView(stored),
    origin: originOf(stored.credential_kind),
  };
}

/** The complete assessment. */
export function assessmentView(stored: StoredAssessment, outcomes: readonly ReportedOutcome[], caseId: string | null): Schemas["Assessment"] {
  return {
    ...summaryView(stored),
    fraud_probability: stored.fraud_probability,
    holdout: stored.holdout,
    signal_details: stored.signals.map(({ code, weight }) => ({ code, weight, description: meaningOf(code, "en") })),
    request: stored.request.state === "readable" ? stored.request.request : {},
    request_state: stored.request.state,
    facts: factsView(stored),
    credential_kind: stored.credential_kind,
    outcomes: outcomes.map(({ outcome_id, outcome, recorded_at, occurred_at, holds, amount_minor: refunded }) => ({
      outcome_id,
      outcome,
      reported_at: instant(recorded_at),
      occurred_at: instant(occurred_at),
      holds,
      refunded_amount: refunded === null ? null : fromMinorUnits(Number(refunded), stored.currency),
    })),
    current_outcome: gravestOf(outcomes.filter(({ holds }) => holds).map(({ outcome }) => outcome)) ?? null,
    case_id: caseId,
  };
}

/** The result of the review; null while unresolved. */
export function reviewView({ resolution, reason, reviewer_type, reviewer_id, resolved_at }: StoredSummary): Schemas["Review"] | null {
  if (resolution === null || reason === null || reviewer_type === null || reviewer_id === null || resolved_at === null) return null;
  return { resolution, reason, resolved_by: { type: reviewer_type, id: reviewer_id }, resolved_at: instant(resolved_at) };
}

/** The type of the blocking entry, which the signal observed. */
function blockedBy({ signals }: StoredSummary): string | null {
  const block = signals.find(({ code }) => code === "BLOCKLIST_BLOCK");
  return block === undefined ? null : `blocklist:${block.observed}`;
}

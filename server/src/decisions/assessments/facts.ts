// The facts of a stored assessment in the contract's format.
import { normaliseEmail } from "../../platform/identifiers/email.ts";
import { fromMinorUnits } from "../../platform/money/money.ts";
import { type DecisionFacts, decisionFacts } from "../../scoring/facts/decode.ts";
import { originOf } from "./origin.ts";
import type { StoredAssessment } from "./store.ts";

/** The facts that a decision was based on; null for an assessment from before they were stored. */
export function factsView(stored: StoredAssessment): DecisionFacts | null {
  if (stored.facts === null) return null;
  return decisionFacts(stored.facts, {
    "payment.amount": fromMinorUnits(Number(stored.amount_minor), stored.currency),
    "payment.currency": stored.currency,
    "payment.flow": stored.flow,
    "payment.origin": originOf(stored.credential_kind),
    "email.domain": stored.email === null ? undefined : normaliseEmail(stored.email)?.domain,
  });
}

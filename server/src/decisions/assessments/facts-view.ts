// The facts of a stored assessment in the contract's format.

import { type BesideFacts, type DecisionFacts, decisionFacts } from "../../scoring/facts/decode.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { originOf } from "./origin.ts";
import type { StoredAssessment, StoredSummary } from "./summary-columns.ts";

/** The facts that a decision was based on; null for an assessment from before they were stored. */
export function factsView(stored: StoredAssessment): DecisionFacts | null {
  if (stored.facts === null) return null;
  return decisionFacts(stored.facts, factsBeside(stored));
}

/** The facts that are read from other columns of the assessment and from its request. */
export function factsBeside(stored: StoredSummary): BesideFacts {
  return {
    "payment.amount": fromMinorUnits(Number(stored.amount_minor), stored.currency),
    "payment.currency": stored.currency,
    "payment.flow": stored.flow,
    "payment.origin": originOf(stored.credential_kind),
    "email.domain": stored.email === null ? undefined : normaliseEmail(stored.email)?.domain,
  };
}

/** The facts for an explanation, which names nothing that narrows down who paid: without BIN and e-mail domain. */
export function explainedFacts(stored: StoredAssessment): DecisionFacts | null {
  const facts = factsView(stored);
  if (facts === null) return null;
  const { bin: _, ...card } = facts.card;
  const { domain: __, ...email } = facts.email;
  return { ...facts, card, email };
}

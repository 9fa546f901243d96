import { anId } from "../../shared/shapes.ts";
import { assess } from "../../shared/steps.ts";
import type { CaseRequest, Expectation, Step } from "../../src/case.ts";

/** What became of the pay-in that the step `assessed` had assessed. */
export const now = (outcome: string, body: object = {}): CaseRequest => ({
  key: "secret",
  body: { session_id: "{assessed.session_id}", outcome, ...body },
});

/** Address of a payer of these cases. */
export const address = (name: string) => `${name}@outcomes.example`;

/** Has a pay-in of that payer assessed. */
export const assessed = (name: string, as = "assessed"): Step => assess(as, { email: address(name) });

/** Counters of a payer of whom nothing is known. */
export const clean = { captured: 0, disputes: 0, first_captured_at: null, last_chargeback_at: null, last_confirmed_fraud_at: null };

const noEntries = { blocklist_entries: [], allowlist_entries: [], released_entries: [], still_blocking: [] };

/** The outcome, with what it changed beside nothing. */
export const recorded = (outcome: string, feedback_applied: boolean, feedback: object): Expectation<200> => ({
  body: {
    outcome_id: anId,
    session_id: "{assessed.session_id}",
    outcome,
    feedback_applied,
    feedback: { ...noEntries, payer_counters: clean, case_id: null, ...feedback },
    idempotent_replay: false,
  },
});

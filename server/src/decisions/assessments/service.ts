// Reading, reviewing and explaining one assessment.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { readOrganization } from "../../controls/policy/service.ts";
import { explainedRules } from "../../controls/rules/explained.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { contributionsOf, decidedBy, nearestChange, type StoredDecision, settlingEntry } from "../../scoring/engine/explain.ts";
import { changeText, meaningOf, summaryOf, wordOf } from "../../scoring/engine/explanation-texts.ts";
import type { Language } from "../../scoring/signals/texts.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { explainedFacts } from "./facts-view.ts";
import { endReview, type Feedback, markMaybePaid, markNeverPaid, reopenReview, storedAssessment, summariesAmong } from "./store.ts";
import type { StoredAssessment, StoredSummary } from "./summary-columns.ts";
import { assessmentView, reviewView, summaryView } from "./view.ts";

type Schemas = components["schemas"];

/** The assessment with outcomes and case. Throws NOT_FOUND. */
export async function readAssessment(tenant: Tenant, feedback: Feedback, sessionId: string): Promise<Schemas["Assessment"]> {
  return withFeedback(tenant, feedback, await storedAssessment(tenant, sessionId));
}

async function withFeedback(tenant: Tenant, feedback: Feedback, stored: StoredAssessment): Promise<Schemas["Assessment"]> {
  const { session_id: sessionId } = stored;
  return assessmentView(stored, await feedback.outcomesOf(tenant, sessionId), await feedback.reportedCase(tenant, sessionId));
}

/** Throws NOT_FOUND for an assessment that the caller cannot see. */
export async function assertAssessment(tenant: Tenant, sessionId: string): Promise<void> {
  await storedAssessment(tenant, sessionId);
}

/** Assessments in short, by session. They must be the caller's to see. */
export async function summariesOf(tenant: Tenant, sessions: readonly string[]): Promise<ReadonlyMap<string, Schemas["AssessmentSummary"]>> {
  const stored = new Map((await summariesAmong(tenant, sessions)).map((found): [string, StoredSummary] => [found.session_id, found]));
  return new Map([...stored].map(([session, one]) => [session, summaryView(one)]));
}

/** An assessment whose review is open. Throws NOT_FOUND; INVALID_TRANSITION for one that was not held, or whose review is resolved. */
export async function openReview(tenant: Tenant, sessionId: string): Promise<StoredAssessment> {
  const stored = await storedAssessment(tenant, sessionId);
  if (stored.decision !== "review" || reviewView(stored) !== null) throw transitionNotAllowed(stored);
  return stored;
}

/** Resolves a review. Throws NOT_FOUND; INVALID_TRANSITION for an assessment that was not held, or whose review is resolved; REVIEW_ASSIGNED for one that another person works on. */
export async function resolveReview(
  tenant: Tenant,
  feedback: Feedback,
  sessionId: string,
  { resolution, reason }: Schemas["ReviewResolve"],
): Promise<Schemas["Assessment"]> {
  const stored = await openReview(tenant, sessionId);
  await feedback.endAssignment(tenant, sessionId);
  const review: Schemas["Review"] = { resolution, reason, resolved_by: reviewerOf(tenant.acting), resolved_at: dateOf(tenant.clock).toISOString() };
  const ended = await endReview(tenant, sessionId, review);
  if (ended === undefined) throw transitionNotAllowed(await storedAssessment(tenant, sessionId));
  if (resolution === "decline" && stored.flow === "payout") await markNeverPaid(tenant, sessionId);
  const resolved = await withFeedback(tenant, feedback, { ...stored, ...ended });
  await recordChange(tenant, { action: "assessment.reviewed", resource: "assessment", id: sessionId, before: { review: null }, after: { review } });
  return resolved;
}

/** Time (ms) in which a resolution can be undone. */
const UNDO_WITHIN = 5 * MINUTE;

/** Opens a review again. Throws NOT_FOUND; INVALID_TRANSITION for one that is open, or was resolved more than five minutes ago. */
export async function undoReview(tenant: Tenant, feedback: Feedback, sessionId: string): Promise<Schemas["Assessment"]> {
  const stored = await storedAssessment(tenant, sessionId);
  const review = reviewView(stored);
  const refused = (message: string): ApiError => new ApiError("INVALID_TRANSITION", { message, details: { decision: stored.decision, review } });
  if (review === null) throw refused("The assessment has no resolved review.");
  const resolvedAt = new Date(review.resolved_at);
  if (tenant.clock.now() - resolvedAt.getTime() > UNDO_WITHIN) throw refused("A resolution can be undone for five minutes.");
  if (!(await reopenReview(tenant, sessionId, resolvedAt))) throw refused("The review was resolved again.");
  if (review.resolution === "decline" && stored.flow === "payout") await markMaybePaid(tenant, sessionId);
  const reopened = await readAssessment(tenant, feedback, sessionId);
  await recordChange(tenant, { action: "assessment.review_undone", resource: "assessment", id: sessionId, before: { review }, after: { review: null } });
  return reopened;
}

/** A person or a key as reviewer. */
export function reviewerOf({ credential }: Acting): Schemas["Reviewer"] {
  return credential.kind === "session" ? { type: "session", id: credential.subject } : { type: "key", id: credential.id };
}

function transitionNotAllowed(stored: StoredAssessment): ApiError {
  const review = reviewView(stored);
  return new ApiError("INVALID_TRANSITION", {
    message: review === null ? `An assessment with decision ${stored.decision} has no review to resolve.` : "The review is already resolved.",
    details: { decision: stored.decision, review },
  });
}

/** Explains the decision of an assessment from the stored data. Throws NOT_FOUND. */
export async function explainAssessment(tenant: Tenant, sessionId: string, language: Language): Promise<Schemas["Explanation"]> {
  const stored = await storedAssessment(tenant, sessionId);
  const { decision, risk_score: score, signals } = stored;
  const evaluated: StoredDecision = { decision, score, signals, thresholds: await thresholdsOf(tenant, stored), holdout: stored.holdout };
  const points = contributionsOf(evaluated);
  const change = nearestChange(evaluated);
  const rules = await explainedRules(
    tenant,
    signals.flatMap(({ rule }) => rule ?? []),
  );
  return {
    session_id: stored.session_id,
    assessed_at: instant(stored.assessed_at),
    flow: stored.flow,
    decision,
    risk_score: score,
    fraud_probability: stored.fraud_probability,
    language,
    decided_by: decidedBy(evaluated),
    thresholds: evaluated.thresholds,
    policy_version: stored.policy_version,
    entry_id: settlingEntry(evaluated) ?? null,
    signals: signals
      .map(({ code, weight, strength, observed, threshold, entryId, description, rule }, index) => ({
        code,
        description: description ?? meaningOf(code, language),
        weight,
        strength,
        observed: wordOf(inMajorUnits(code, observed, stored.currency), language),
        threshold: wordOf(threshold, language),
        contribution: points[index] ?? 0,
        entry_id: entryId ?? null,
        rule: (rule && rules.get(rule.id)) ?? null,
      }))
      // credits last
      .sort((one, other) => other.weight - one.weight),
    nearest_change:
      change === undefined
        ? null
        : {
            decision: change.decision,
            risk_score: change.score,
            without: [...change.without],
            distance: change.distance ?? null,
            text: changeText(change, evaluated, language),
          },
    facts: explainedFacts(stored),
    summary: summaryOf(evaluated, language),
  };
}

/** The observed value of a signal; an amount, stored in minor units, in the contract's format. */
function inMajorUnits(code: string, observed: string | number, currency: string): string | number {
  return code === "MICRO_AMOUNT" && typeof observed === "number" ? fromMinorUnits(observed, currency) : observed;
}

/** The thresholds of the decision; the current ones if they were not stored. */
async function thresholdsOf(tenant: Tenant, { thresholds }: StoredAssessment): Promise<StoredDecision["thresholds"]> {
  if (thresholds === null) return (await readOrganization(tenant)).thresholds;
  const [challenge, review, decline] = thresholds;
  return { challenge, review, decline };
}

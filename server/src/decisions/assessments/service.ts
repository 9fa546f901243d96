// One assessment: read, reviewed, explained.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { readOrganization } from "../../accounts/organizations/service.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { fromMinorUnits } from "../../platform/money/money.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { contributionsOf, decidedBy, type Judged, nearestChange, settlingEntry } from "../../scoring/engine/explain.ts";
import { changeText, type Language, meaningOf, summaryOf, wordOf } from "../../scoring/engine/explain-words.ts";
import { endReview, type Feedback, markNeverPaid, type StoredAssessment, storedAssessment } from "./store.ts";
import { assessmentView, reviewView } from "./view.ts";

type Schemas = components["schemas"];

/** The assessment with everything that is known of it. Throws NOT_FOUND. */
export async function readAssessment(tenant: Tenant, feedback: Feedback, sessionId: string): Promise<Schemas["Assessment"]> {
  const stored = await storedAssessment(tenant, sessionId);
  return assessmentView(stored, await feedback.outcomesOf(tenant, sessionId), await feedback.reportedCase(tenant, sessionId));
}

/** Ends a review, once and for good. Throws NOT_FOUND; INVALID_TRANSITION for what was not held, or has ended. */
export async function resolveReview(
  tenant: Tenant,
  feedback: Feedback,
  sessionId: string,
  { resolution, reason }: Schemas["ReviewResolve"],
): Promise<Schemas["Assessment"]> {
  const stored = await storedAssessment(tenant, sessionId);
  if (stored.decision !== "review" || reviewView(stored) !== null) throw transitionNotAllowed(stored);
  const review: Schemas["Review"] = { resolution, reason, resolved_by: reviewerOf(tenant.acting), resolved_at: dateOf(tenant.clock).toISOString() };
  if (!(await endReview(tenant, sessionId, review))) throw transitionNotAllowed(await storedAssessment(tenant, sessionId));
  if (resolution === "decline" && stored.flow === "payout") await markNeverPaid(tenant, sessionId);
  const resolved = await readAssessment(tenant, feedback, sessionId);
  await recordChange(tenant, { action: "assessment.reviewed", resource: "assessment", id: sessionId, before: { review: null }, after: { review } });
  return resolved;
}

function reviewerOf({ credential }: Acting): Schemas["Reviewer"] {
  return credential.kind === "session" ? { type: "session", id: credential.subject } : { type: "key", id: credential.id };
}

function transitionNotAllowed(stored: StoredAssessment): ApiError {
  const review = reviewView(stored);
  return new ApiError("INVALID_TRANSITION", {
    message: review === null ? `An assessment whose decision is ${stored.decision} has no review to resolve.` : "The review was resolved before.",
    details: { decision: stored.decision, review },
  });
}

/** Why an assessment came out as it did, from what was stored of it. Throws NOT_FOUND. */
export async function explainAssessment(tenant: Tenant, sessionId: string, language: Language): Promise<Schemas["Explanation"]> {
  const stored = await storedAssessment(tenant, sessionId);
  const { decision, risk_score: score, signals } = stored;
  const judged: Judged = { decision, score, signals, thresholds: await thresholdsOf(tenant, stored) };
  const points = contributionsOf(judged);
  const change = nearestChange(judged);
  return {
    session_id: stored.session_id,
    assessed_at: instant(stored.assessed_at),
    flow: stored.flow,
    decision,
    risk_score: score,
    language,
    decided_by: decidedBy(judged),
    thresholds: judged.thresholds,
    entry_id: settlingEntry(judged) ?? null,
    signals: signals
      .map(({ code, weight, strength, observed, threshold, entryId }, index) => ({
        code,
        description: meaningOf(code, language),
        weight,
        strength,
        observed: wordOf(inMajorUnits(code, observed, stored.currency), language),
        threshold: wordOf(threshold, language),
        contribution: points[index] ?? 0,
        entry_id: entryId ?? null,
      }))
      // credits last: what was seen beside them comes before
      .sort((one, other) => other.weight - one.weight),
    nearest_change:
      change === undefined
        ? null
        : {
            decision: change.decision,
            risk_score: change.score,
            without: [...change.without],
            distance: change.distance ?? null,
            text: changeText(change, judged, language),
          },
    summary: summaryOf(judged, language),
  };
}

/** What a signal saw; of an amount, which it keeps in minor units, the amount as the contract writes it. */
function inMajorUnits(code: string, observed: string | number, currency: string): string | number {
  return code === "MICRO_AMOUNT" && typeof observed === "number" ? fromMinorUnits(observed, currency) : observed;
}

/** The thresholds then; where they were not kept yet, those of today. */
async function thresholdsOf(tenant: Tenant, { thresholds }: StoredAssessment): Promise<Judged["thresholds"]> {
  if (thresholds === null) return (await readOrganization(tenant)).thresholds;
  const [challenge, review, decline] = thresholds;
  return { challenge, review, decline };
}

// Several reviews at once.
import type { components } from "../../../../generated/types.ts";
import { resolveReview } from "../../decisions/assessments/service.ts";
import type { Feedback } from "../../decisions/assessments/store.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type Schemas = components["schemas"];

/** Errors that are about one review, and not about the call. */
const REPORTED: ReadonlySet<string> = new Set(["NOT_FOUND", "INVALID_TRANSITION", "REVIEW_ASSIGNED"]);

/** Resolves reviews in the order of the request. One that cannot be resolved is reported in its place. */
export async function resolveReviews(tenant: Tenant, feedback: Feedback, { reviews }: Schemas["ReviewBatch"]): Promise<Schemas["ReviewBatchResult"]> {
  const data: Schemas["ReviewBatchResultItem"][] = [];
  for (const { session_id, ...resolution } of reviews) data.push(await resolved(tenant, feedback, session_id, resolution));
  return { data };
}

async function resolved(
  tenant: Tenant,
  feedback: Feedback,
  sessionId: string,
  resolution: Schemas["ReviewResolve"],
): Promise<Schemas["ReviewBatchResultItem"]> {
  try {
    const { review } = await resolveReview(tenant, feedback, sessionId, resolution);
    return { review, error: null };
  } catch (error) {
    // others end the whole call, and nothing is resolved
    if (!(error instanceof ApiError) || !REPORTED.has(error.code)) throw error;
    return { review: null, error: { code: error.code, message: error.message } };
  }
}

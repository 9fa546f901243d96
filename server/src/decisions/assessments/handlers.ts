// The operations on existing assessments.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { listAssessments } from "./listing.ts";
import { explainAssessment, readAssessment, resolveReview } from "./service.ts";
import type { Feedback } from "./store.ts";

type Operation = "listAssessments" | "readAssessment" | "resolveReview" | "explainAssessment";

/** Implements the operations on assessments. */
export function assessmentHandlers(tenancy: Tenancy, feedback: Feedback): Pick<Handlers<RequestContext>, Operation> {
  return {
    listAssessments: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listAssessments(tenant, query) })),
    readAssessment: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readAssessment(tenant, feedback, path.session_id) })),
    resolveReview: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await resolveReview(tenant, feedback, path.session_id, body) })),
    explainAssessment: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({
        status: 200,
        body: await explainAssessment(tenant, path.session_id, query.language ?? "en"),
      })),
  };
}

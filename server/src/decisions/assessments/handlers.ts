// The operations on existing assessments.
import type { Handlers } from "../../../../generated/handlers.ts";
import { formOf } from "../../controls/lists/tables/csv.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { exportAssessments, startExport } from "./export.ts";
import { countAssessments, listAssessments } from "./listing.ts";
import { explainAssessment, readAssessment, resolveReview, undoReview } from "./service.ts";
import type { Feedback, FraudSearch } from "./store.ts";

type Operation = "listAssessments" | "countAssessments" | "exportAssessments" | "readAssessment" | "resolveReview" | "undoReview" | "explainAssessment";

/** Implements the operations on assessments. */
export function assessmentHandlers(tenancy: Tenancy, feedback: Feedback & FraudSearch): Pick<Handlers<RequestContext>, Operation> {
  return {
    listAssessments: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listAssessments(tenant, feedback, query) })),
    countAssessments: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await countAssessments(tenant, feedback, query) })),
    exportAssessments: async ({ query }, context) => {
      const acting = actingOf(context);
      const filter = await tenancy.change(acting, (tenant) => startExport(tenant, feedback, query));
      return {
        status: 200,
        headers: { "Content-Disposition": 'attachment; filename="assessments.csv"' },
        body: exportAssessments(tenancy, acting, feedback, filter, query.order === "oldest", formOf(query)),
      };
    },
    readAssessment: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readAssessment(tenant, feedback, path.session_id) })),
    resolveReview: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await resolveReview(tenant, feedback, path.session_id, body) })),
    undoReview: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await undoReview(tenant, feedback, path.session_id) })),
    explainAssessment: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({
        status: 200,
        body: await explainAssessment(tenant, path.session_id, query.language ?? "en"),
      })),
  };
}

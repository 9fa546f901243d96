// The operations on reviews that are no single resolution.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { Feedback } from "../../decisions/assessments/store.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { resolveReviews } from "./batch.ts";
import { addNote, listNotes } from "./notes.ts";

type Operation = "resolveReviews" | "listReviewNotes" | "addReviewNote";

/** Implements them. */
export function reviewHandlers(tenancy: Tenancy, feedback: Feedback): Pick<Handlers<RequestContext>, Operation> {
  return {
    resolveReviews: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await resolveReviews(tenant, feedback, body) })),
    listReviewNotes: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listNotes(tenant, path.session_id, query) })),
    addReviewNote: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await addNote(tenant, path.session_id, body) })),
  };
}

// The operations on reviews that are no single resolution.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { Feedback } from "../../decisions/assessments/store.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { assignReview, releaseReview, takeNextReview } from "./assign.ts";
import { resolveReviews } from "./batch.ts";
import { addNote, listNotes } from "./notes.ts";
import { listReviews, summarizeReviews } from "./queue.ts";

type Operation =
  | "resolveReviews"
  | "listReviewNotes"
  | "addReviewNote"
  | "listReviews"
  | "summarizeReviews"
  | "takeNextReview"
  | "assignReview"
  | "releaseReview";

/** Implements them. */
export function reviewHandlers(tenancy: Tenancy, feedback: Feedback): Pick<Handlers<RequestContext>, Operation> {
  return {
    resolveReviews: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await resolveReviews(tenant, feedback, body) })),
    listReviewNotes: ({ path, query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listNotes(tenant, path.session_id, query) })),
    listReviews: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listReviews(tenant, query) })),
    summarizeReviews: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await summarizeReviews(tenant, query) })),
    takeNextReview: ({ body }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await takeNextReview(tenant, body) })),
    assignReview: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await assignReview(tenant, path.session_id, body) })),
    releaseReview: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await releaseReview(tenant, path.session_id) })),
    addReviewNote: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await addNote(tenant, path.session_id, body) })),
  };
}

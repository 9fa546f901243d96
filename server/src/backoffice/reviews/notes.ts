// Notes on assessments.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { assertAssessment, reviewerOf } from "../../decisions/assessments/service.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { ReviewNote } from "./review-note.entity.ts";

type Schemas = components["schemas"];

/** A page of the notes on an assessment, newest first. Throws NOT_FOUND for one that the caller cannot see. */
export async function listNotes(tenant: Tenant, sessionId: string, query: PageQuery): Promise<Schemas["ReviewNoteList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  await assertAssessment(tenant, sessionId);
  const rows = await tenant.em.find(
    ReviewNote,
    { sessionId, ...(after === undefined ? {} : { id: { $lt: after } }) },
    { orderBy: { id: "desc" }, limit: limit + 1 },
  );
  return tenant.texts.open(
    "review_notes",
    pageOf(rows, limit, ({ id }) => id, noteView),
  );
}

/** Adds a note. Throws NOT_FOUND. */
export async function addNote(tenant: Tenant, sessionId: string, { text }: Schemas["ReviewNoteCreate"]): Promise<Schemas["ReviewNote"]> {
  await assertAssessment(tenant, sessionId);
  const { em, organizationId, clock, acting } = tenant;
  const { type: authorType, id: authorId } = reviewerOf(acting);
  const note = em.create(ReviewNote, {
    ...{ organizationId, sessionId, id: newId(clock.now()), authorType, authorId, createdAt: dateOf(clock) },
    text: await tenant.texts.seal("review_notes", text),
  });
  await em.flush();
  await recordChange(tenant, { action: "assessment.note_added", resource: "assessment", id: sessionId, before: null, after: { note_id: note.id } });
  return { ...noteView(note), text };
}

function noteView({ id, text, authorType, authorId, createdAt }: ReviewNote): Schemas["ReviewNote"] {
  return { id, text, author: { type: authorType, id: authorId }, created_at: createdAt.toISOString() };
}

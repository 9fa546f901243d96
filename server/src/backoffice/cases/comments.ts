// Comments on cases.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { reviewerOf } from "../../decisions/assessments/service.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { CaseComment } from "./case-comment.entity.ts";
import { readCase } from "./service.ts";

type Schemas = components["schemas"];

/** A page of the comments on a case, newest first. Throws NOT_FOUND. */
export async function listComments(tenant: Tenant, caseId: string, query: PageQuery): Promise<Schemas["CaseCommentList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  await readCase(tenant, caseId);
  const rows = await tenant.em.find(
    CaseComment,
    { caseId, ...(after === undefined ? {} : { id: { $lt: after } }) },
    { orderBy: { id: "desc" }, limit: limit + 1 },
  );
  return tenant.texts.open(
    "case_comments",
    pageOf(rows, limit, ({ id }) => id, commentView),
  );
}

/** Adds a comment. Throws NOT_FOUND. */
export async function addComment(tenant: Tenant, caseId: string, { text }: Schemas["CaseCommentCreate"]): Promise<Schemas["CaseComment"]> {
  await readCase(tenant, caseId);
  const { em, organizationId, clock, acting } = tenant;
  const { type: authorType, id: authorId } = reviewerOf(acting);
  const comment = em.create(CaseComment, {
    ...{ organizationId, caseId, id: newId(clock.now()), authorType, authorId, createdAt: dateOf(clock) },
    text: await tenant.texts.seal("case_comments", text),
  });
  await em.flush();
  await recordChange(tenant, { action: "case.comment_added", resource: "case", id: caseId, before: null, after: { comment_id: comment.id } });
  return { ...commentView(comment), text };
}

function commentView({ id, text, authorType, authorId, createdAt }: CaseComment): Schemas["CaseComment"] {
  return { id, text, author: { type: authorType, id: authorId }, created_at: createdAt.toISOString() };
}

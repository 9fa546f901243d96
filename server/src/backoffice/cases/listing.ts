// The list of cases: newest first, filtered, and searched by words with a bounded cost.
import { type SqlBool, sql } from "kysely";
import type { Input } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { Case } from "./case.entity.ts";
import { CASE_COLUMNS, caseView } from "./case.ts";
import { CaseComment } from "./case-comment.entity.ts";

type CaseFilter = Input<"listCases">["query"];

/** Most cases whose words a page looks through. */
const MOST_SEARCHED = 2000;

/** States in which a case is not with the regulator yet. */
const UNSENT = ["borrador", "en_revision"] as const;

/** A page of cases. */
export async function listCases(tenant: Tenant, filter: CaseFilter): Promise<{ data: components["schemas"]["Case"][]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const { search } = filter;
  const candidates = () => filtered(tenant, filter, after);
  const rows = await (search === undefined
    ? candidates()
    : candidates()
        .where("id", "in", candidates().clearSelect().select("id").limit(MOST_SEARCHED))
        .where((eb) => eb.or([matches(search), eb.exists(commentWith(tenant, search))]))
  )
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ id }) => id, caseView);
  if (search === undefined || page.next_cursor !== null) return page;
  const last = await candidates()
    .clearSelect()
    .select("id")
    .offset(MOST_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst();
  return { ...page, next_cursor: last === undefined ? null : cursorAt(last.id) };
}

function filtered(tenant: Tenant, { status, priority, jurisdiction, from, to, assignee, is_overdue: overdue }: CaseFilter, after: string | undefined) {
  const today = dateOf(tenant.clock).toISOString().slice(0, 10);
  return rowsOf(tenant, Case)
    .select()
    .select(CASE_COLUMNS)
    .where((eb) => eb.and({ status, priority, jurisdiction, assignee }))
    .$if(after !== undefined, (page) => page.where("id", "<", after ?? ""))
    .$if(from !== undefined, (page) => page.where("incident_date", ">=", from ?? ""))
    .$if(to !== undefined, (page) => page.where("incident_date", "<=", to ?? ""))
    .$if(overdue === true, (page) => page.where("due_date", "<", today).where("status", "in", UNSENT))
    .$if(overdue === false, (page) => page.where((eb) => eb.or([eb("due_date", "is", null), eb("due_date", ">=", today), eb("status", "not in", UNSENT)])))
    .orderBy("id", "desc");
}

/** A text in lower case and without the accents of Spanish and Portuguese. */
const plain = (text: ReturnType<typeof sql>) => sql`translate(lower(normalize(${text})), ${"áàâãäéèêëíìîïóòôõöúùûüñç"}, ${"aaaaaeeeeiiiiooooouuuunc"})`;

/** Does a text hold the words? Quotes and hyphens as in search engines; there is no text that this cannot parse. */
const holds = (text: ReturnType<typeof sql>, words: string) =>
  sql<SqlBool>`to_tsvector('simple', ${plain(text)}) @@ websearch_to_tsquery('simple', ${plain(sql`${words}::text`)})`;

const matches = (words: string) =>
  sql<SqlBool>`(${holds(sql`concat_ws(' ', cases.reference_number, cases.description, cases.victim_name)`, words)} OR position(upper(${words}::text) IN cases.reference_number) > 0)`;

const commentWith = (tenant: Tenant, words: string) =>
  rowsOf(tenant, CaseComment).select().select("id").where(sql<SqlBool>`case_comments.case_id = cases.id`).where(holds(sql`case_comments.text`, words));

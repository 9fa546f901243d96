// The list of cases: newest first or by due date, filtered, and searched by words with a bounded cost.
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
  const { search, order = "newest" } = filter;
  const { key, keyOf } = ORDERS[order];
  const { limit, after } = pageRequest(filter, key);
  const candidates = () => filtered(tenant, filter, after);
  const rows = await (search === undefined
    ? candidates()
    : candidates()
        .where("id", "in", candidates().clearSelect().select("cases.id").limit(MOST_SEARCHED))
        .where((eb) => eb.or([matches(search), eb.exists(commentWith(tenant, search))]))
  )
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, keyOf, caseView);
  if (search === undefined || page.next_cursor !== null) return page;
  const last = await candidates()
    .clearSelect()
    .select(["id", "due_date"])
    .offset(MOST_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst();
  return { ...page, next_cursor: last === undefined ? null : cursorAt(keyOf(last)) };
}

function filtered(
  tenant: Tenant,
  { status, priority, jurisdiction, from, to, assignee, is_overdue: overdue, due_from: dueFrom, due_to: dueTo, order = "newest" }: CaseFilter,
  after: string | undefined,
) {
  const today = dateOf(tenant.clock).toISOString().slice(0, 10);
  return rowsOf(tenant, Case)
    .select()
    .select(CASE_COLUMNS)
    .where((eb) => eb.and({ status, priority, jurisdiction, assignee }))
    .$if(from !== undefined, (page) => page.where("incident_date", ">=", from ?? ""))
    .$if(to !== undefined, (page) => page.where("incident_date", "<=", to ?? ""))
    .$if(overdue === true, (page) => page.where("due_date", "<", today).where("status", "in", UNSENT))
    .$if(overdue === false, (page) => page.where((eb) => eb.or([eb("due_date", "is", null), eb("due_date", ">=", today), eb("status", "not in", UNSENT)])))
    .$if(dueFrom !== undefined, (page) => page.where("due_date", ">=", dueFrom ?? ""))
    .$if(dueTo !== undefined, (page) => page.where("due_date", "<=", dueTo ?? ""))
    .$if(after !== undefined, (page) => page.where(ORDERS[order].beyond(after ?? "")))
    .$if(order === "due", (page) => page.orderBy(DUE))
    .orderBy("id", "desc");
}

/** The due date as text; of cases without one, a text behind all others. As text, since a cursor can have a day that no calendar has. */
const DUE = sql<string>`(coalesce(to_char(cases.due_date, 'YYYY-MM-DD'), 'none') COLLATE "C")`;

/** A due date, or `none`, and the id of a case. */
const DUE_KEY = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}|none)/(${UUID_KEY.source.replace(/^\^|\$$/g, "")})$`);

interface Order {
  /** Format of its cursors. */
  readonly key: RegExp;
  readonly keyOf: (row: { readonly id: string; readonly due_date: string | null }) => string;
  /** SQL of the rows behind a cursor. */
  readonly beyond: (key: string) => ReturnType<typeof sql<SqlBool>>;
}

const ORDERS: Readonly<Record<NonNullable<CaseFilter["order"]>, Order>> = {
  newest: { key: UUID_KEY, keyOf: ({ id }) => id, beyond: (key) => sql<SqlBool>`cases.id < ${key}` },
  due: {
    key: DUE_KEY,
    keyOf: ({ id, due_date: due }) => `${due ?? "none"}/${id}`,
    beyond: (key) => {
      const [day = "", id = ""] = key.split("/");
      return sql<SqlBool>`(${DUE} > ${day} OR (${DUE} = ${day} AND cases.id < ${id}::uuid))`;
    },
  },
};

/** A text in lower case and without the accents of Spanish and Portuguese. */
const plain = (text: ReturnType<typeof sql>) => sql`translate(lower(normalize(${text})), ${"áàâãäéèêëíìîïóòôõöúùûüñç"}, ${"aaaaaeeeeiiiiooooouuuunc"})`;

/** Does a text hold the words? Quotes and hyphens as in search engines; there is no text that this cannot parse. */
const holds = (text: ReturnType<typeof sql>, words: string) =>
  sql<SqlBool>`to_tsvector('simple', ${plain(text)}) @@ websearch_to_tsquery('simple', ${plain(sql`${words}::text`)})`;

const matches = (words: string) =>
  sql<SqlBool>`(${holds(sql`concat_ws(' ', cases.reference_number, cases.description, cases.victim_name)`, words)} OR position(upper(${words}::text) IN cases.reference_number) > 0)`;

const commentWith = (tenant: Tenant, words: string) =>
  rowsOf(tenant, CaseComment).select().select("id").where(sql<SqlBool>`case_comments.case_id = cases.id`).where(holds(sql`case_comments.text`, words));

// The list of cases: newest first or by due date, filtered, and searched by words with a bounded cost.
import { type SqlBool, sql } from "kysely";
import type { Input } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { Case } from "./case.entity.ts";
import { CASE_COLUMNS, caseView, openedCases, type StoredCase } from "./case.ts";
import { CaseComment } from "./case-comment.entity.ts";
import { type WordSearch, wordSearch } from "./words.ts";

type CaseFilter = Input<"listCases">["query"];

/** Most cases whose words a page looks through. */
const MOST_SEARCHED = 2000;

/** States in which a case is not with the regulator yet. */
const UNSENT = ["borrador", "en_revision"] as const;

/** Cases that are read before the next of a search. */
const CHUNK = 200;

/** A page of cases. */
export async function listCases(tenant: Tenant, filter: CaseFilter): Promise<{ data: components["schemas"]["Case"][]; next_cursor: string | null }> {
  const { search, order = "newest" } = filter;
  const { key, keyOf } = ORDERS[order];
  const { limit, after } = pageRequest(filter, key);
  if (search === undefined) {
    const rows = await filtered(tenant, filter, after)
      .limit(limit + 1)
      .execute();
    return pageOf(await openedCases(tenant, rows), limit, keyOf, caseView);
  }
  const { found, end } = await searched(tenant, filter, after, limit + 1);
  const page = pageOf(found, limit, keyOf, caseView);
  return page.next_cursor === null && end !== undefined ? { ...page, next_cursor: cursorAt(keyOf(end)) } : page;
}

/** The first `most` cases with the words; `end` is the last that was looked at, if there may be more. */
async function searched(
  tenant: Tenant,
  filter: CaseFilter,
  after: string | undefined,
  most: number,
): Promise<{ found: StoredCase[]; end: StoredCase | undefined }> {
  const { keyOf } = ORDERS[filter.order ?? "newest"];
  const search = wordSearch(filter.search ?? "");
  const found: StoredCase[] = [];
  let end: StoredCase | undefined;
  for (let seen = 0; seen < MOST_SEARCHED && found.length < most; seen += CHUNK) {
    const rows = await filtered(tenant, filter, end === undefined ? after : keyOf(end))
      .limit(CHUNK)
      .execute();
    const cases = await openedCases(tenant, rows);
    const comments = await commentsOf(tenant, cases);
    found.push(...cases.filter((one) => isFound(one, comments.get(one.id) ?? [], filter.search ?? "", search)));
    if (rows.length < CHUNK) return { found: found.slice(0, most), end: undefined };
    end = cases.at(-1);
  }
  return { found: found.slice(0, most), end };
}

function isFound(one: StoredCase, comments: readonly string[], typed: string, search: WordSearch): boolean {
  const { reference_number: number, description, victim_name: victim } = one;
  return number.includes(typed.toUpperCase()) || search.isIn([`${number} ${description ?? ""} ${victim ?? ""}`, ...comments]);
}

async function commentsOf(tenant: Tenant, cases: readonly StoredCase[]): Promise<Map<string, string[]>> {
  const of = new Map<string, string[]>();
  if (cases.length === 0) return of;
  const rows = await rowsOf(tenant, CaseComment)
    .select()
    .select(["case_id", "text"])
    .where(
      "case_id",
      "in",
      cases.map(({ id }) => id),
    )
    .execute();
  for (const { case_id: id, text } of await tenant.texts.open("case_comments", rows)) of.set(id, [...(of.get(id) ?? []), text]);
  return of;
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

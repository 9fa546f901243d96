// The list of assessments: newest first, a page at a time, each page a bounded piece of work.
import type { components } from "../../../generated/types.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../database/page.ts";
import type { Tenant } from "../database/tenancy.ts";
import { firstIdAt, timeOfId } from "../identifiers/uuid.ts";
import { type AssessmentFilter, type Conditions, conditionsOf, ID_LAG, type Identity, identityOf } from "./filter.ts";
import { sessionsOfCustomer, sessionsOfEmail } from "./spanning.ts";
import { type Condition, firstSession, newest, type StoredSummary, sessionBehind } from "./store.ts";
import { summaryView } from "./view.ts";

interface Page {
  readonly data: components["schemas"]["AssessmentSummary"][];
  readonly next_cursor: string | null;
}

/** Rows that a page looks through for what no index leads to. A page that finds little in them is short, and its cursor leads on. */
const LOOKED_THROUGH = 20_000;

/** A page of assessments, newest first. */
export async function listAssessments(tenant: Tenant, filter: AssessmentFilter): Promise<Page> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const conditions = conditionsOf(tenant, filter, after);
  const identity = identityOf(tenant, filter);
  return identity === undefined ? lookedThrough(tenant, conditions, limit) : ofIdentity(tenant, conditions, identity, span(filter, after), limit);
}

/** Rows beyond the last that is looked through are left to the next page. It is found first, so that both pages agree on it whatever is added meanwhile. */
async function lookedThrough(tenant: Tenant, { led, sifted }: Conditions, limit: number): Promise<Page> {
  const last = sifted.length === 0 ? undefined : await sessionBehind(tenant, led, LOOKED_THROUGH);
  const rows = await newest(tenant, [...led, ...sifted, ...(last === undefined ? [] : [from(last)])], limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, ({ session_id }) => session_id, summaryView);
  return { data, next_cursor: next_cursor ?? (last === undefined ? null : cursorAt(last)) };
}

/** First and last moment (epoch milliseconds) of the identifiers that can be on the page; an undefined first is that of the organization. */
function span({ from: first, to: end }: AssessmentFilter, after: string | undefined): { first: number | undefined; last: number } {
  const last = Math.min(Date.now() + ID_LAG, end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end) + ID_LAG);
  return {
    first: first === undefined ? undefined : Date.parse(first) - ID_LAG,
    last: after === undefined ? last : Math.min(last, timeOfId(after)),
  };
}

/** Assessments of one payer: their sessions are looked up in windows of time that grow into the past, until the page is full. */
async function ofIdentity(
  tenant: Tenant,
  { led, sifted }: Conditions,
  identity: Identity,
  { first, last }: ReturnType<typeof span>,
  limit: number,
): Promise<Page> {
  const oldest = Math.max(first ?? 0, timeOfId((await firstSession(tenant)) ?? firstIdAt(last + 1)));
  const rows: StoredSummary[] = [];
  for (const window of windows(oldest, last)) {
    const sessions = await sessionsOf(tenant, identity, window);
    const within: readonly Condition[] = [from(firstIdAt(window.from)), before(firstIdAt(window.to))];
    if (sessions.length > 0) rows.push(...(await newest(tenant, [...led, ...sifted, ...within], limit + 1 - rows.length, sessions)));
    if (rows.length > limit) break;
  }
  const { data, next_cursor } = pageOf(
    rows,
    limit,
    ({ session_id }) => session_id,
    (row) => row,
  );
  return { data: data.filter(identity.isTheirs).map(summaryView), next_cursor };
}

const from = (sessionId: string): Condition => [(parameter) => `session_id >= ${parameter}`, sessionId];
const before = (sessionId: string): Condition => [(parameter) => `session_id < ${parameter}`, sessionId];

/** Width of the newest window in milliseconds, and by how much each is wider than the one after it. */
const NEWEST_WINDOW = 30 * 86_400_000;
const GROWTH = 4;

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Windows from `oldest` to `last` (epoch milliseconds, both included), the newest first. */
function windows(oldest: number, last: number): Window[] {
  const out: Window[] = [];
  for (let to = last + 1, width = NEWEST_WINDOW; to > oldest; to -= width, width *= GROWTH) out.push({ from: Math.max(oldest, to - width), to });
  return out;
}

/** Sessions of the payer in a window; asked for by customer and address, those of both. */
async function sessionsOf({ query }: Tenant, { customer, email }: Identity, window: Window): Promise<string[]> {
  const ask = async (text: string, identifier: number | null | undefined): Promise<string[] | undefined> => {
    if (identifier === undefined) return undefined;
    if (identifier === null) return [];
    const rows = await query<{ session_id: string }>(text, [identifier, window.from - ID_LAG, window.to]);
    return rows.map(({ session_id }) => session_id);
  };
  const ofCustomer = await ask(sessionsOfCustomer.statement.text, customer);
  const ofEmail = await ask(sessionsOfEmail.statement.text, email);
  if (ofCustomer === undefined || ofEmail === undefined) return ofCustomer ?? ofEmail ?? [];
  const both = new Set(ofEmail);
  return ofCustomer.filter((session) => both.has(session));
}

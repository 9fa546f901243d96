// Finds the payments of a person: by the keyed hashes of activity, and then in every stored request, for identifiers that activity does not have, and payments whose activity is gone.
import { setImmediate as turn } from "node:timers/promises";
import { type Entity, hashOf, nameOf } from "../../decisions/assessments/entity.ts";
import { byHash, knownRange, windowsOf } from "../../decisions/assessments/identifier-search.ts";
import { readPayers } from "../../decisions/assessments/read-payers.sql.ts";
import { entitiesIn } from "../../decisions/entities/in-payments.ts";
import { firstIdAt, timeOfId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { MINUTE } from "../../platform/time/time.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import type { PayoutRequest } from "../../scoring/payments/payout.ts";
import { forAnotherPass } from "./report.ts";
import type { Subject } from "./subject.ts";
import type { PageResult, Step, Work } from "./work.ts";

/** Requests that are compared before other work of the process gets its turn. */
const AT_ONCE = 50;

/** Payments of one person, at most: with more, an identifier is one that many people share. */
export const MOST_PAYMENTS = 10_000;

const ADD = `WITH added AS (
    INSERT INTO data_subject_sessions (organization_id, request_id, session_id) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING
  ) SELECT 1`;
const COUNT = "SELECT count(*)::int AS payments FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $2";

async function found({ tenant, request }: Work, sessions: readonly string[], page: PageResult): Promise<PageResult> {
  const { query, organizationId } = tenant;
  if (sessions.length > 0) await query(ADD, [organizationId, request.id, sessions]);
  const [row] = await query<{ payments: number }>(COUNT, [organizationId, request.id]);
  const payments = row?.payments ?? 0;
  return payments > MOST_PAYMENTS ? { ...page, payments, failure: "too_many_payments" } : { ...page, payments };
}

/** The end of the payments of a pass: of the first one, those that were assessed until the request was created. */
const endTime = ({ request: { report, createdAt } }: Work): number => (report.until === undefined ? createdAt.getTime() + MINUTE : Date.parse(report.until));

/** The first id after the payments of a pass, and the first one of them: an earlier pass has searched the older ones. */
const endOf = (work: Work): string => firstIdAt(endTime(work));
export const beginOf = ({ request: { report } }: Work): string => firstIdAt(report.from === undefined ? 0 : Date.parse(report.from));

/** By the hashes of activity, one identifier per page. */
export const findByHash: Step = {
  weight: 5,
  changes: false,
  page: async (work) => {
    const { tenant, subject, position } = work;
    const index = Number(position ?? 0);
    const entity = subject.entities[index];
    if (entity === undefined) return { position: null };
    const sessions = await sessionsOf(tenant, entity);
    const next = index + 1;
    const last = next === subject.entities.length;
    return found(
      work,
      sessions.filter((session) => session < endOf(work)),
      { position: last ? null : String(next), share: next / subject.entities.length },
    );
  },
};

/** Sessions of an identifier in activity, until there are too many. */
async function sessionsOf(tenant: Tenant, entity: Subject["entities"][number]): Promise<string[]> {
  const sessions: string[] = [];
  const range = await knownRange(tenant, 0);
  for await (const window of windowsOf(tenant, [byHash(entity.kind, hashOf(tenant, entity))], range)) {
    sessions.push(...window.sessions);
    if (sessions.length > MOST_PAYMENTS) break;
  }
  return sessions;
}

const PAGE = "SELECT session_id FROM assessments WHERE organization_id = $1 AND session_id > $2 AND session_id < $3 ORDER BY session_id LIMIT $4";
const KNOWN = "SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $2 AND session_id = ANY ($3::uuid[])";

/** In stored requests, page by page. */
export const findInRequests: Step = {
  weight: 45,
  changes: false,
  page: async (work) => {
    const { tenant, request, subject, position, most } = work;
    const { query, organizationId } = tenant;
    const end = endOf(work);
    const page = await query<{ session_id: string }>(PAGE, [organizationId, position ?? beginOf(work), end, most]);
    const sessions = page.map(({ session_id }) => session_id);
    const { theirs, unreadable } = await read(tenant, sessions, (entity) => subject.names.has(nameOf(entity)));
    const known = await query<{ session_id: string }>(KNOWN, [organizationId, request.id, unreadable]);
    const last = sessions.at(-1);
    return found(work, theirs, {
      position: sessions.length < most || last === undefined ? null : last,
      share: last === undefined ? 1 : shareOf(sessions[0] ?? last, last, timeOfId(end)),
      findings: [{ table: "assessments", retained: { unreadable: unreadable.length - known.length } }],
    });
  },
};

/** Passes beyond the first one, at most: somebody who pays all the time must not occupy the job. */
const MOST_PASSES = 10;

/** When the pass began to search, with room for clocks that differ and payments that were being stored: what is older was found. */
const beganAt = (work: Work): number => Math.min(endTime(work) - MINUTE, work.request.startedAt?.getTime() ?? Number.POSITIVE_INFINITY) - MINUTE;

/**
 * Payments of the person that were assessed while an erasure ran: it then searches everything once more, until nothing is new. The end of the last search is
 * what the report is complete up to. An access request is complete up to its creation.
 */
export const findNew: Step = {
  weight: 0,
  changes: false,
  page: async (work) => {
    const { tenant, request, subject, position, most } = work;
    const { report, kind } = request;
    const [end, now, began] = [endTime(work), tenant.clock.now(), beganAt(work)];
    if (kind === "access" || (report.repeated ?? 0) >= MOST_PASSES) return { position: null, completeUntil: dateText(Math.min(end, now)) };
    const again = { position: null, again: forAnotherPass(report, dateText(began), dateText(now + MINUTE)) };
    if (position === null) for (const entity of subject.entities) if (await holdsNew(work, await sessionsOf(tenant, entity))) return again;
    const page = await tenant.query<{ session_id: string }>(PAGE, [tenant.organizationId, position ?? firstIdAt(began), firstIdAt(now + MINUTE), most]);
    const sessions = page.map(({ session_id }) => session_id);
    const { theirs } = await read(tenant, sessions, (entity) => subject.names.has(nameOf(entity)));
    if (await holdsNew(work, theirs)) return again;
    const last = sessions.at(-1);
    return sessions.length === most && last !== undefined ? { position: last } : { position: null, completeUntil: dateText(now) };
  },
};

/** Is one of the sessions not among those that the request has found? */
async function holdsNew({ tenant, request }: Work, sessions: readonly string[]): Promise<boolean> {
  if (sessions.length === 0) return false;
  const known = await tenant.query<{ session_id: string }>(KNOWN, [tenant.organizationId, request.id, sessions]);
  return known.length < new Set(sessions).size;
}

const dateText = (time: number): string => new Date(time).toISOString();

/** How much of the time from the first session of a page to the end lies behind it: pages have about equal numbers, so this is an estimate. */
function shareOf(first: string, last: string, end: number): number {
  const [from, to] = [timeOfId(first), timeOfId(last)];
  return end <= from ? 1 : (to - from) / (end - from);
}

async function read(tenant: Tenant, sessions: readonly string[], isTheirs: (entity: Entity) => boolean): Promise<{ theirs: string[]; unreadable: string[] }> {
  const { organizationId, identifiers, readRequest, clock } = tenant;
  const [theirs, unreadable]: [string[], string[]] = [[], []];
  const rows = sessions.length === 0 ? [] : await readPayers(tenant, sessions);
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await turn();
    const stored = readRequest<PayinRequest & PayoutRequest>(organizationId, row.session_id, row);
    if (stored.state === "unreadable") unreadable.push(row.session_id);
    if (stored.state === "readable" && entitiesIn(identifiers, row, stored.request, clock.now()).some(isTheirs)) theirs.push(row.session_id);
  }
  return { theirs, unreadable };
}

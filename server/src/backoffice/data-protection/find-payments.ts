// Finds the payments of a person: by the keyed hashes of activity, and then in every stored request, for identifiers that activity does not have, and payments whose activity is gone.
import { setImmediate as turn } from "node:timers/promises";
import { type Entity, hashOf, nameOf } from "../../decisions/assessments/entity.ts";
import { byHash, knownRange, windowsOf } from "../../decisions/assessments/identifier-search.ts";
import { readPayers } from "../../decisions/assessments/read-payers.sql.ts";
import { entitiesIn } from "../../decisions/entities/in-payments.ts";
import { firstIdAt, timeOfId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { MINUTE } from "../../platform/time/time.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import type { PayoutRequest } from "../../scoring/payments/payout.ts";
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

/** The first id after the payments of a request: those that were assessed until it was created. */
const endOf = ({ request }: Work): string => firstIdAt(request.createdAt.getTime() + MINUTE);

/** By the hashes of activity, one identifier per page. */
export const findByHash: Step = {
  weight: 5,
  changes: false,
  page: async (work) => {
    const { tenant, subject, position } = work;
    const index = Number(position ?? 0);
    const entity = subject.entities[index];
    if (entity === undefined) return { position: null };
    const sessions: string[] = [];
    const range = await knownRange(tenant, 0);
    for await (const window of windowsOf(tenant, [byHash(entity.kind, hashOf(tenant, entity))], range)) {
      sessions.push(...window.sessions);
      if (sessions.length > MOST_PAYMENTS) break;
    }
    const next = index + 1;
    const last = next === subject.entities.length;
    return found(
      work,
      sessions.filter((session) => session < endOf(work)),
      { position: last ? null : String(next), share: next / subject.entities.length },
    );
  },
};

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
    const page = await query<{ session_id: string }>(PAGE, [organizationId, position ?? firstIdAt(0), end, most]);
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

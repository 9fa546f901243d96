// Assessments of one payer: their sessions are looked up in time windows, from the newest back, until the page is full. Windows grow for a rare payer and
// shrink for a value that many payers share ("guest"), so that the cost of each is bounded.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { firstIdAt, timeOfId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { sessionsOfCustomer, sessionsOfEmail } from "./cross-tenant-functions.ts";
import { type AssessmentFilter, boundsOf, type Conditions, ID_LAG, type Identity } from "./filter.ts";
import { among, type Found, firstSession, type StoredSummary } from "./store.ts";

/** Width of the newest window in milliseconds, and the factors by which windows grow and shrink. */
const NEWEST_WINDOW = 30 * DAY;
const GROWTH = 4;
const SHRINKING = 8;

/** Most sessions of a payer in a window: with more, the window is narrowed. */
const AT_ONCE = 500;

/** Sessions that a page checks. A page with few matches is short, and its cursor continues after it. */
const MOST_CHECKED = 1500;

/** A time range in epoch milliseconds: `from` is inclusive, `to` exclusive. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** A page of a payer's assessments; `after` is the last session of the previous page. Returns one row more than the limit when there is a next page. */
export async function ofIdentity(
  tenant: Tenant,
  { led, sifted }: Conditions,
  identity: Identity,
  filter: AssessmentFilter,
  after: string | undefined,
  limit: number,
): Promise<Found> {
  const rows: StoredSummary[] = [];
  const { from: oldest, to: end } = await rangeOf(tenant, filter, after);
  let to = end;
  for (let width = NEWEST_WINDOW, looked = 0; to > oldest && rows.length <= limit && looked < MOST_CHECKED; ) {
    const from = Math.max(oldest, to - width);
    const sessions = await sessionsOf(tenant, identity, { from, to });
    if (sessions === undefined) {
      width = Math.ceil((to - from) / SHRINKING);
      continue;
    }
    if (sessions.length > 0) rows.push(...(await among(tenant, sessions, [...led, ...sifted])).filter(identity.isTheirs));
    looked += sessions.length;
    if (sessions.length * GROWTH <= AT_ONCE) width *= GROWTH;
    to = from;
  }
  return { rows: rows.slice(0, limit + 1), end: to > oldest ? firstIdAt(to) : undefined };
}

/** The time range of the ids that can be on the page. */
async function rangeOf(tenant: Tenant, filter: AssessmentFilter, after: string | undefined): Promise<Window> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = boundsOf(filter);
  const last = Math.min(tenant.clock.now() + ID_LAG, to + ID_LAG, after === undefined ? Number.POSITIVE_INFINITY : timeOfId(after));
  const first = await firstSession(tenant);
  return { from: first === undefined ? last + 1 : Math.max(from - ID_LAG, timeOfId(first)), to: last + 1 };
}

/** Sessions of the payer with ids in a window; with customer and address, the intersection; undefined when there are too many. */
async function sessionsOf({ query }: Tenant, { customer, email }: Identity, { from, to }: Window): Promise<string[] | undefined> {
  // a window of a minute is never narrowed: shorter ranges cannot be distinguished by id
  const most = to - from <= ID_LAG ? null : AT_ONCE + 1;
  const [first, last] = [firstIdAt(from), firstIdAt(to)];
  const lookUp = async ({ statement }: typeof sessionsOfCustomer, identifier: IdentifierHash | null | undefined): Promise<string[] | undefined> => {
    if (identifier === undefined) return undefined;
    const rows = identifier === null ? [] : await query<{ session_id: string }>(statement.text, [identifier, from - ID_LAG, to, most]);
    return rows.length === most ? undefined : rows.map(({ session_id }) => session_id).filter((id) => id >= first && id < last);
  };
  const ofCustomer = await lookUp(sessionsOfCustomer, customer);
  const ofEmail = await lookUp(sessionsOfEmail, email);
  if (ofCustomer === undefined || ofEmail === undefined) return ofCustomer ?? ofEmail;
  const both = new Set(ofEmail);
  return ofCustomer.filter((session) => both.has(session));
}

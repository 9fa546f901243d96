// Assessments of one payer: their sessions are looked up in windows of time, from the newest into the past, until the page is full. Windows grow where
// the payer is seldom seen and shrink where one is everybody ("guest"), so that each is a bounded piece of work.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { firstIdAt, timeOfId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { sessionsOfCustomer, sessionsOfEmail } from "./cross-tenant-functions.ts";
import { type AssessmentFilter, boundsOf, type Conditions, ID_LAG, type Identity } from "./filter.ts";
import { among, type Found, firstSession, type StoredSummary } from "./store.ts";

/** Width of the newest window in milliseconds, and by how much they grow and shrink. */
const NEWEST_WINDOW = 30 * DAY;
const GROWTH = 4;
const SHRINKING = 8;

/** Sessions of a payer that a window should hold at most: where there are more, it is made narrower. */
const AT_ONCE = 500;

/** Sessions that a page looks through. One that finds little in them is short, and its cursor leads on. */
const LOOKED_THROUGH = 1500;

/** A span of time in epoch milliseconds: `from` is in, `to` is out. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** What a page shows of a payer, `after` the session that the page before ended with. One more than the limit where there is more. */
export async function ofIdentity(
  tenant: Tenant,
  { led, sifted }: Conditions,
  identity: Identity,
  filter: AssessmentFilter,
  after: string | undefined,
  limit: number,
): Promise<Found> {
  const rows: StoredSummary[] = [];
  const { from: oldest, to: end } = await spanOf(tenant, filter, after);
  let to = end;
  for (let width = NEWEST_WINDOW, looked = 0; to > oldest && rows.length <= limit && looked < LOOKED_THROUGH; ) {
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

/** The time in which the identifiers were made that can be on the page. */
async function spanOf(tenant: Tenant, filter: AssessmentFilter, after: string | undefined): Promise<Window> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = boundsOf(filter);
  const last = Math.min(tenant.clock.now() + ID_LAG, to + ID_LAG, after === undefined ? Number.POSITIVE_INFINITY : timeOfId(after));
  const first = await firstSession(tenant);
  return { from: first === undefined ? last + 1 : Math.max(from - ID_LAG, timeOfId(first)), to: last + 1 };
}

/** Sessions of the payer whose identifiers were made in a window; of customer and address, those of both as far as their numbers tell; undefined where they are too many. */
async function sessionsOf({ query }: Tenant, { customer, email }: Identity, { from, to }: Window): Promise<string[] | undefined> {
  // what was made in a minute is never too much: in so short a time it could not be parted by when it was assessed
  const most = to - from <= ID_LAG ? null : AT_ONCE + 1;
  const [first, last] = [firstIdAt(from), firstIdAt(to)];
  const ask = async ({ statement }: typeof sessionsOfCustomer, identifier: IdentifierHash | null | undefined): Promise<string[] | undefined> => {
    if (identifier === undefined) return undefined;
    const rows = identifier === null ? [] : await query<{ session_id: string }>(statement.text, [identifier, from - ID_LAG, to, most]);
    return rows.length === most ? undefined : rows.map(({ session_id }) => session_id).filter((id) => id >= first && id < last);
  };
  const ofCustomer = await ask(sessionsOfCustomer, customer);
  const ofEmail = await ask(sessionsOfEmail, email);
  if (ofCustomer === undefined || ofEmail === undefined) return ofCustomer ?? ofEmail;
  const both = new Set(ofEmail);
  return ofCustomer.filter((session) => both.has(session));
}

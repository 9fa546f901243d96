// Assessments by look-ups of their sessions, such as by an identifier of the payment: in time windows, from the newest back or from the oldest on, until there
// are enough. Windows grow for a rare value and shrink for one that many payments share ("guest"), so that the cost of each is bounded.

import { firstIdAt, timeOfId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { type SearchKind, sessionsOf } from "./cross-tenant-functions.ts";
import { type AssessmentFilter, boundsOf, type Conditions, ID_LAG } from "./filter.ts";
import { among, type Found, firstSession } from "./store.ts";
import type { StoredSummary } from "./summary-columns.ts";

/** Width of the first window in milliseconds, and the factors by which windows grow and shrink. */
const FIRST_WINDOW = 30 * DAY;
const GROWTH = 4;
const SHRINKING = 8;

/** Most sessions of a value in a window: with more, the window is narrowed. */
const AT_ONCE = 500;

/** Sessions that a page checks. A page with few matches is short, and its cursor continues after it. */
const MOST_CHECKED = 1500;

/** Looks sessions up. */
export interface LookUp {
  /** Sessions with ids in a window, at most `most`; null: all. */
  readonly find: (tenant: Tenant, window: Window, most: number | null) => Promise<string[]>;
  /** Rows are verified afterwards: where it finds too many, those of another look-up are enough. */
  readonly verified: boolean;
}

/** Looks sessions up by an identifier; a hash of null is that of a value that identifies nobody. */
export function byHash(kind: SearchKind, hash: IdentifierHash | null, verified = false): LookUp {
  const find: LookUp["find"] = async ({ query }, { from, to }, most) => {
    const rows = hash === null ? [] : await query<{ session_id: string }>(sessionsOf[kind].statement.text, [hash, from - ID_LAG, to, most]);
    return rows.map(({ session_id }) => session_id);
  };
  return { find, verified };
}

/** Look-ups that all have to find a payment. */
export interface Identity {
  readonly lookUps: readonly LookUp[];
  /** Verifies a row: hashes of two identifiers can collide. */
  readonly isTheirs: (row: StoredSummary) => boolean;
}

/** A time range in epoch milliseconds: `from` is inclusive, `to` exclusive. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A window that was searched, and the sessions with ids in it. */
export interface SearchedWindow extends Window {
  readonly sessions: readonly string[];
}

/** A page of the assessments of an identity by time; `after` is the last session of the previous page. Returns one row more than the limit when there is a next page. */
export async function ofIdentity(
  tenant: Tenant,
  { led, sifted }: Conditions,
  identity: Identity,
  filter: AssessmentFilter,
  after: string | undefined,
  limit: number,
  order: "newest" | "oldest",
): Promise<Found> {
  const rows: StoredSummary[] = [];
  const range = await rangeOf(tenant, filter, after, order);
  let looked = 0;
  for await (const { sessions, from, to } of windowsOf(tenant, identity.lookUps, range, order)) {
    const found = sessions.length === 0 ? [] : (await among(tenant, sessions, [...led, ...sifted])).filter(identity.isTheirs);
    rows.push(...(order === "newest" ? found : found.toReversed()));
    looked += sessions.length;
    if (rows.length <= limit && looked < MOST_CHECKED) continue;
    const end = order === "newest" ? from > range.from && from : to < range.to && to;
    return { rows: rows.slice(0, limit + 1), end: end === false ? undefined : firstIdAt(end) };
  }
  return { rows, end: undefined };
}

/** The time range of the ids that can be on the page after a session. */
export async function rangeOf(tenant: Tenant, filter: AssessmentFilter, after: string | undefined, order: "newest" | "oldest" = "newest"): Promise<Window> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = boundsOf(filter);
  const edge = after === undefined ? undefined : timeOfId(after);
  const range = await knownRange(tenant, from, Math.min(to + ID_LAG, order === "newest" ? (edge ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY));
  return order === "oldest" && edge !== undefined ? { ...range, from: Math.max(range.from, edge) } : range;
}

/** The time range in which ids of sessions can be that were assessed from `from` on, and are no younger than `last`. */
export async function knownRange(tenant: Tenant, from: number, last: number = Number.POSITIVE_INFINITY): Promise<Window> {
  const to = Math.min(tenant.clock.now() + ID_LAG, last) + 1;
  const first = await firstSession(tenant);
  return { from: first === undefined ? to : Math.max(from - ID_LAG, timeOfId(first)), to };
}

/** The sessions that all look-ups find in a time range, window by window: the newest window first, or the oldest. */
export async function* windowsOf(
  tenant: Tenant,
  lookUps: readonly LookUp[],
  range: Window,
  order: "newest" | "oldest" = "newest",
): AsyncGenerator<SearchedWindow> {
  let { from, to } = range;
  for (let width = FIRST_WINDOW; to > from; ) {
    const window = order === "newest" ? { from: Math.max(from, to - width), to } : { from, to: Math.min(to, from + width) };
    const sessions = await sessionsIn(tenant, lookUps, window);
    if (sessions === undefined) {
      width = Math.ceil((window.to - window.from) / SHRINKING);
      continue;
    }
    yield { ...window, sessions };
    if (sessions.length * GROWTH <= AT_ONCE) width *= GROWTH;
    if (order === "newest") to = window.from;
    else from = window.to;
  }
}

/** Sessions that all look-ups find, with ids in a window; undefined when there are too many. */
async function sessionsIn(tenant: Tenant, lookUps: readonly LookUp[], window: Window): Promise<string[] | undefined> {
  // a window of a minute is never narrowed: shorter ranges cannot be distinguished by id
  const most = window.to - window.from <= ID_LAG ? null : AT_ONCE + 1;
  const [first, last] = [firstIdAt(window.from), firstIdAt(window.to)];
  let common: string[] | undefined;
  for (const { find, verified } of lookUps) {
    const found = await find(tenant, window, most);
    if (found.length === most) {
      if (verified) continue;
      return undefined;
    }
    const sessions = new Set(found.filter((id) => id >= first && id < last));
    common = common === undefined ? [...sessions] : common.filter((session) => sessions.has(session));
  }
  return common;
}

// Assessments by identifiers of a payment: their sessions are looked up in time windows, from the newest back or from the oldest on, until there are enough.
// Windows grow for a rare value and shrink for one that many payments share ("guest"), so that the cost of each is bounded.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { firstIdAt, timeOfId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { type SearchKind, sessionsOf } from "./cross-tenant-functions.ts";
import { type AssessmentFilter, boundsOf, type Conditions, ID_LAG } from "./filter.ts";
import { among, type Found, firstSession, type StoredSummary } from "./store.ts";

/** Width of the first window in milliseconds, and the factors by which windows grow and shrink. */
const FIRST_WINDOW = 30 * DAY;
const GROWTH = 4;
const SHRINKING = 8;

/** Most sessions of a value in a window: with more, the window is narrowed. */
const AT_ONCE = 500;

/** Sessions that a page checks. A page with few matches is short, and its cursor continues after it. */
const MOST_CHECKED = 1500;

/** An identifier to search by; a hash of null is that of a value that identifies nobody. */
export interface Searched {
  readonly kind: SearchKind;
  readonly hash: IdentifierHash | null;
}

/** Identifiers that all have to be those of a payment. */
export interface Identity {
  readonly searched: readonly Searched[];
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

/** A page of the assessments of an identity; `after` is the last session of the previous page. Returns one row more than the limit when there is a next page. */
export async function ofIdentity(
  tenant: Tenant,
  { led, sifted }: Conditions,
  identity: Identity,
  filter: AssessmentFilter,
  after: string | undefined,
  limit: number,
): Promise<Found> {
  const rows: StoredSummary[] = [];
  const range = await rangeOf(tenant, filter, after);
  let looked = 0;
  for await (const { sessions, from } of windowsOf(tenant, identity.searched, range)) {
    if (sessions.length > 0) rows.push(...(await among(tenant, sessions, [...led, ...sifted])).filter(identity.isTheirs));
    looked += sessions.length;
    if (rows.length > limit || looked >= MOST_CHECKED) return { rows: rows.slice(0, limit + 1), end: from > range.from ? firstIdAt(from) : undefined };
  }
  return { rows, end: undefined };
}

/** The time range of the ids that can be on the page. */
async function rangeOf(tenant: Tenant, filter: AssessmentFilter, after: string | undefined): Promise<Window> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = boundsOf(filter);
  return knownRange(tenant, from, Math.min(to + ID_LAG, after === undefined ? Number.POSITIVE_INFINITY : timeOfId(after)));
}

/** The time range in which ids of sessions can be that were assessed from `from` on, and are no younger than `last`. */
export async function knownRange(tenant: Tenant, from: number, last: number = Number.POSITIVE_INFINITY): Promise<Window> {
  const to = Math.min(tenant.clock.now() + ID_LAG, last) + 1;
  const first = await firstSession(tenant);
  return { from: first === undefined ? to : Math.max(from - ID_LAG, timeOfId(first)), to };
}

/** The sessions with all of these identifiers in a time range, window by window: the newest window first, or the oldest. */
export async function* windowsOf(
  tenant: Tenant,
  searched: readonly Searched[],
  range: Window,
  order: "newest" | "oldest" = "newest",
): AsyncGenerator<SearchedWindow> {
  let { from, to } = range;
  for (let width = FIRST_WINDOW; to > from; ) {
    const window = order === "newest" ? { from: Math.max(from, to - width), to } : { from, to: Math.min(to, from + width) };
    const sessions = await sessionsIn(tenant, searched, window);
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

/** Sessions with all of the identifiers and ids in a window; undefined when there are too many. */
async function sessionsIn({ query }: Tenant, searched: readonly Searched[], { from, to }: Window): Promise<string[] | undefined> {
  // a window of a minute is never narrowed: shorter ranges cannot be distinguished by id
  const most = to - from <= ID_LAG ? null : AT_ONCE + 1;
  const [first, last] = [firstIdAt(from), firstIdAt(to)];
  let found: string[] | undefined;
  for (const { kind, hash } of searched) {
    const rows = hash === null ? [] : await query<{ session_id: string }>(sessionsOf[kind].statement.text, [hash, from - ID_LAG, to, most]);
    if (rows.length === most) continue;
    const sessions = new Set(rows.map(({ session_id }) => session_id).filter((id) => id >= first && id < last));
    found = found === undefined ? [...sessions] : found.filter((session) => sessions.has(session));
  }
  return found;
}

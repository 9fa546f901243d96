// The list of assessments by score or amount: blocks of a bounded number of assessments, the newest first, each sorted.

import { cursorAt } from "../../platform/database/page.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { firstIdAt, timeOfId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type AssessmentFilter, conditionsOf, ID_LAG, mostScanned } from "./filter.ts";
import { type Identity, rangeOf, type Window, windowsOf } from "./identifier-search.ts";
import type { RankedBy } from "./list-ranked.sql.ts";
import { type RankedSummary, ranked } from "./store.ts";
import type { StoredSummary } from "./summary-columns.ts";

/** Sessions of look-ups after which a block ends; other blocks are what a page scans. */
const BLOCK_OF_LOOK_UPS = 1500;

/** A place in a ranked list. */
interface Place {
  /** Ids of the block: before `top` and, once it is known that it is full, from `bottom` on. */
  readonly top: string;
  readonly bottom: string | undefined;
  /** The row before, by value and session. */
  readonly after: readonly [value: string, session: string] | undefined;
}

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PLACE = new RegExp(`^(riskiest|largest) (${ID}) (${ID}|-) (?:(-?\\d{1,20}(?:\\.\\d{1,20})?) (${ID})|-)$`);

/** A page of a ranked list, and the cursor of the next. Throws VALIDATION_ERROR for a cursor of another order. */
export async function rankedPage(
  tenant: Tenant,
  filter: AssessmentFilter & { readonly cursor?: string; readonly limit?: number },
  by: RankedBy,
  identity: Identity | undefined,
): Promise<{ readonly rows: readonly StoredSummary[]; readonly next: string | null }> {
  const limit = filter.limit ?? 50;
  const place = placeOf(filter.cursor, by) ?? { top: firstIdAt(tenant.clock.now() + ID_LAG), bottom: undefined, after: undefined };
  const { rows, bottom } = await (identity === undefined
    ? ofBlock(tenant, filter, by, place, limit + 1)
    : ofLookUps(tenant, filter, by, place, limit + 1, identity));
  const last = rows[limit - 1];
  if (rows.length > limit && last !== undefined)
    return { rows: shown(rows, limit, identity), next: cursorOf(by, { ...place, bottom, after: [last.value, last.session_id] }) };
  // the next block
  const next = bottom === undefined ? null : cursorOf(by, { top: bottom, bottom: undefined, after: undefined });
  return { rows: shown(rows, limit, identity), next };
}

const shown = (rows: readonly RankedSummary[], limit: number, identity: Identity | undefined): RankedSummary[] =>
  rows.slice(0, limit).filter((row) => identity?.isTheirs(row) ?? true);

interface Block {
  readonly rows: readonly RankedSummary[];
  /** The id from which on the block is; undefined: it is not full, so that none follows. */
  readonly bottom: string | undefined;
}

async function ofBlock(tenant: Tenant, filter: AssessmentFilter, by: RankedBy, { top, bottom, after }: Place, most: number): Promise<Block> {
  const conditions = conditionsOf(tenant, filter, top);
  if (bottom === undefined) {
    const { rows, end } = await ranked(tenant, conditions, by, { after, through: mostScanned(filter), sessions: undefined }, most);
    return { rows, bottom: end };
  }
  const within = { ...conditions, led: [...conditions.led, [(parameter: string) => `session_id >= ${parameter}`, bottom] as const] };
  // what was stored late is in it as well
  const { rows } = await ranked(tenant, within, by, { after, through: 2 * mostScanned(filter), sessions: undefined }, most);
  return { rows, bottom };
}

async function ofLookUps(tenant: Tenant, filter: AssessmentFilter, by: RankedBy, place: Place, most: number, { lookUps }: Identity): Promise<Block> {
  const range = await rangeOf(tenant, filter, place.top);
  const block: Window = place.bottom === undefined ? range : { ...range, from: Math.max(range.from, timeOfId(place.bottom)) };
  const sessions: string[] = [];
  let { bottom } = place;
  for await (const window of windowsOf(tenant, lookUps, block)) {
    sessions.push(...window.sessions);
    if (place.bottom !== undefined || sessions.length < BLOCK_OF_LOOK_UPS) continue;
    if (window.from > range.from) bottom = firstIdAt(window.from);
    break;
  }
  if (sessions.length === 0) return { rows: [], bottom };
  const { rows } = await ranked(tenant, conditionsOf(tenant, filter, place.top), by, { after: place.after, through: sessions.length + 1, sessions }, most);
  return { rows, bottom };
}

function placeOf(cursor: string | undefined, by: RankedBy): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, order, top, bottom, value, session] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (order !== by || top === undefined || bottom === undefined)
    throw validationError([{ path: "query.cursor", message: "must be a cursor as an earlier page of this order gave it" }]);
  return { top, bottom: bottom === "-" ? undefined : bottom, after: value === undefined || session === undefined ? undefined : [value, session] };
}

const cursorOf = (by: RankedBy, { top, bottom, after }: Place): string => cursorAt(`${by} ${top} ${bottom ?? "-"} ${after?.join(" ") ?? "-"}`);

// Pages of lists, newest first. A search finds a whole value by its hash, clear texts in the database, and sealed ones by opening them, with a bounded cost.

import type { InferKyselyDB } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { openEach } from "../../platform/data-keys/many-texts.ts";
import { isSealed } from "../../platform/data-keys/text-columns.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { LAST_UUID } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { listKinds, listTypes, matchKey } from "../../values/kinds/index.ts";
import { entryColumns, type StoredEntry } from "./entry.ts";
import type { ListEntry } from "./list-entry.entity.ts";
import type { ListTotal } from "./list-total.entity.ts";

type List = StoredEntry["list"];
type Tables = InferKyselyDB<typeof ListEntry | typeof ListTotal>;

/** Filters of a list. */
export interface EntryFilter {
  readonly list_type?: string;
  readonly severity?: string;
  readonly flow_scope?: string;
  readonly source?: string;
  readonly is_active?: boolean;
  readonly submerchant_id?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

/** A page of entries, and the number of those that match the filter. */
export interface EntryPage {
  readonly entries: StoredEntry[];
  readonly total: number;
  readonly next_cursor: string | null;
}

/** Most sealed entries that a search opens for a page, and for the number of entries. */
export const MOST_SEARCHED = 5000;

/** Entries that are read at once. */
const CHUNK = 1000;

/** A page of a list, newest first. Throws NOT_FOUND for an unknown submerchant. */
export async function listEntries(tenant: Tenant, list: List, filter: EntryFilter): Promise<EntryPage> {
  if (filter.submerchant_id !== undefined) await knownSubmerchant(tenant, filter.submerchant_id);
  if (filter.search !== undefined) return searchedPage(tenant, list, { ...filter, search: filter.search });
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const rows = await openEach(tenant.texts, "list_entries", await selected(tenant, list, filter, after, limit + 1).execute());
  const { data, next_cursor } = pageOf(
    rows,
    limit,
    ({ id }) => id,
    (row) => row,
  );
  const counted = await tenant.em
    .getKysely<Tables>()
    .selectFrom("list_totals")
    .select(sql<number>`coalesce(sum(entries), 0)::int`.as("total"))
    .where((eb) => eb.and(conditionsOf(tenant, list, filter)))
    .executeTakeFirst();
  return { entries: data, total: counted?.total ?? 0, next_cursor };
}

/** All entries that match a filter, a part of them: `next` continues; undefined at the end. Throws NOT_FOUND for an unknown submerchant. */
export async function entriesAfter(
  tenant: Tenant,
  list: List,
  filter: EntryFilter,
  after: string | undefined,
  limit: number,
): Promise<{ readonly entries: StoredEntry[]; readonly next: string | undefined }> {
  if (filter.submerchant_id !== undefined) await knownSubmerchant(tenant, filter.submerchant_id);
  if (filter.search === undefined) {
    const entries = await openEach(tenant.texts, "list_entries", await selected(tenant, list, filter, after, limit).execute());
    return { entries, next: entries.length < limit ? undefined : entries.at(-1)?.id };
  }
  const search = searchOf(tenant, filter.search);
  const { entries, last, size } = await lookThrough(
    tenant,
    list,
    filter,
    sql<SqlBool>`(${search.exact} OR ${search.clear} OR ${SEALED})`,
    search,
    after,
    limit,
  );
  return { entries, next: size < limit ? undefined : last };
}

/** The entries of a list after one, newest first, by the filters of columns. */
function selected(tenant: Tenant, list: List, filter: EntryFilter, after: string | undefined, limit: number) {
  return tenant.em
    .getKysely<Tables>()
    .selectFrom("list_entries")
    .select(entryColumns)
    .$castTo<StoredEntry>()
    .where((eb) => eb.and(conditionsOf(tenant, list, filter)))
    .where("id", "<", after ?? LAST_UUID)
    .orderBy("id", "desc")
    .limit(limit);
}

/** Conditions on entries and totals: equality of each requested column. */
function conditionsOf({ organizationId, submerchantId }: Tenant, list: List, filter: EntryFilter): Readonly<Record<string, string | boolean>> {
  const conditions: Readonly<Record<string, string | boolean | undefined>> = {
    organization_id: organizationId,
    list,
    submerchant_id: submerchantId ?? filter.submerchant_id,
    list_type: filter.list_type,
    severity: filter.severity,
    flow_scope: filter.flow_scope,
    source: filter.source,
    is_active: filter.is_active,
  };
  return Object.fromEntries(Object.entries(conditions).filter((one): one is [string, string | boolean] => one[1] !== undefined));
}

/** Is the value or the reason sealed? The database cannot look into it. */
const SEALED = sql.raw<SqlBool>(`(${isSealed("value")} OR (reason IS NOT NULL AND ${isSealed("reason")}))`);

/** A text that is searched for. */
interface Search {
  /** SQL of whether an entry has exactly this value, as any type. */
  readonly exact: ReturnType<typeof sql<SqlBool>>;
  /** SQL of whether the value or the reason contains it, in clear text. */
  readonly clear: ReturnType<typeof sql<SqlBool>>;
  /** The same for an opened entry. */
  readonly isIn: (entry: StoredEntry) => boolean;
}

function searchOf({ identifiers }: Tenant, text: string): Search {
  const keys = (listTypes as ListType[]).flatMap((type): IdentifierHash[] => {
    const value = listKinds[type].normalise(text);
    return value === undefined ? [] : [matchKey(identifiers, type, value)];
  });
  const inClear = (column: "value" | "reason") =>
    sql<SqlBool>`(${sql.ref(column)} IS NOT NULL AND NOT ${sql.raw(isSealed(column))} AND strpos(lower(${sql.ref(column)}), lower(${text})) > 0)`;
  const lowered = text.toLowerCase();
  return {
    exact: sql<SqlBool>`(match_key IS NOT NULL AND match_key = ANY(${keys}::bigint[]))`,
    clear: sql<SqlBool>`(${inClear("value")} OR ${inClear("reason")})`,
    isIn: ({ value, reason }) => value.toLowerCase().includes(lowered) || (reason ?? "").toLowerCase().includes(lowered),
  };
}

/** Entries that fit a condition, of which those that are not certain to contain the text are opened and looked at. */
async function lookThrough(
  tenant: Tenant,
  list: List,
  filter: EntryFilter,
  condition: ReturnType<typeof sql<SqlBool>>,
  search: Search,
  after: string | undefined,
  limit: number,
): Promise<{ readonly entries: StoredEntry[]; readonly last: string | undefined; readonly size: number; readonly looked: number }> {
  const rows = await selected(tenant, list, filter, after, limit)
    .select(sql<boolean>`(${search.exact} OR ${search.clear})`.as("certain"))
    .where(condition)
    .$castTo<StoredEntry & { readonly certain: boolean }>()
    .execute();
  const entries = (await openEach(tenant.texts, "list_entries", rows)).flatMap(({ certain, ...entry }) => (certain || search.isIn(entry) ? [entry] : []));
  return { entries, last: rows.at(-1)?.id, size: rows.length, looked: rows.filter(({ certain }) => !certain).length };
}

/** Begins the cursors of entries with exactly the value that is searched for: they come first. */
const EXACT = "=";
const SEARCH_KEY = new RegExp(`^${EXACT}?${UUID_KEY.source.replace(/^\^/, "")}`);

interface Place {
  readonly entry: StoredEntry;
  readonly key: string;
}

/** Entries with exactly the value, and behind them those that contain the text. */
async function searchedPage(tenant: Tenant, list: List, filter: EntryFilter & { readonly search: string }): Promise<EntryPage> {
  const { limit, after } = pageRequest(filter, SEARCH_KEY);
  const search = searchOf(tenant, filter.search);
  const found: Place[] = [];
  const exactly = after === undefined || after.startsWith(EXACT);
  if (exactly) {
    const { entries } = await lookThrough(tenant, list, filter, search.exact, search, after?.slice(EXACT.length), limit + 1);
    found.push(...entries.map((entry) => ({ entry, key: `${EXACT}${entry.id}` })));
  }
  const others = sql<SqlBool>`(NOT ${search.exact} AND (${search.clear} OR ${SEALED}))`;
  const { entries, end } = await scanned(tenant, list, filter, others, search, exactly ? undefined : after, limit + 1 - found.length);
  found.push(...entries.map((entry) => ({ entry, key: entry.id })));
  const page = pageOf(
    found,
    limit,
    ({ key }) => key,
    ({ entry }) => entry,
  );
  const whole = after === undefined && page.next_cursor === null && end === undefined;
  return {
    entries: page.data,
    total: whole ? found.length : await countSearched(tenant, list, filter, search),
    next_cursor: page.next_cursor ?? (end === undefined ? null : cursorAt(end)),
  };
}

/** The first `most` entries that fit a condition and contain the text; `end` is the last that was looked at, if there may be more. */
async function scanned(
  tenant: Tenant,
  list: List,
  filter: EntryFilter,
  condition: ReturnType<typeof sql<SqlBool>>,
  search: Search,
  after: string | undefined,
  most: number,
): Promise<{ readonly entries: StoredEntry[]; readonly end: string | undefined }> {
  const entries: StoredEntry[] = [];
  let end = after;
  for (let [seen, chunk] = [0, most]; chunk > 0 && entries.length < most; chunk = MOST_SEARCHED - seen) {
    const size = Math.min(chunk, CHUNK);
    const part = await lookThrough(tenant, list, filter, condition, search, end, size);
    entries.push(...part.entries);
    if (part.size < size) return { entries: entries.slice(0, most), end: undefined };
    seen += part.looked;
    end = part.last;
  }
  return { entries: entries.slice(0, most), end };
}

/** Entries that match a search: all of those that the database can compare, and of the others the newest. */
async function countSearched(tenant: Tenant, list: List, filter: EntryFilter, search: Search): Promise<number> {
  const compared = sql<SqlBool>`(${search.exact} OR ${search.clear})`;
  const counted = await tenant.em
    .getKysely<Tables>()
    .selectFrom("list_entries")
    .select(sql<number>`count(*)::int`.as("total"))
    .where((eb) => eb.and(conditionsOf(tenant, list, filter)))
    .where(compared)
    .executeTakeFirst();
  const { entries } = await scanned(tenant, list, filter, sql<SqlBool>`(NOT ${compared} AND ${SEALED})`, search, undefined, MOST_SEARCHED);
  return (counted?.total ?? 0) + entries.length;
}

// Entries that are made and taken back by what happened to a session. They stand beside those that people make, and are in force while one
// of their causes is left. Work on them takes turns (Tenancy.change), so what was read here is still so when it is written.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { type ListProbe, type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { entriesCreated, entryRemoved, entryUpdated } from "./changes.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** Entries to make. */
export interface Caused {
  /** The session that causes them, or the report that is about none. */
  readonly cause: string;
  readonly submerchantId: string | null;
  readonly list: "block" | "allow";
  readonly values: readonly (readonly [ListType, string])[];
  readonly source: StoredEntry["source"];
  readonly severity: StoredEntry["severity"];
  readonly reason: string;
  readonly expiresAt: Date;
}

interface AutomaticEntry extends StoredEntry {
  readonly caused_by: readonly string[];
}

const COLUMNS = `${ENTRY_COLUMNS}, caused_by`;

/**
 * Makes the entries. One that is in force already gets one more cause: it lasts as long, and is as strict, as its strictest cause asks.
 * One that was switched off or has ended begins anew. Answers all of them.
 */
export async function addAutomaticEntries(tenant: Tenant, caused: Caused): Promise<StoredEntry[]> {
  const values = new Map(caused.values.map(([type, value]) => [`${type}\n${value}`, { type, value, key: matchKey(tenant.identifiers, type, value) }]));
  const known = new Map((await knownEntries(tenant, caused, [...values.values()])).map((entry) => [`${entry.list_type}\n${entry.value}`, entry]));
  const entries: StoredEntry[] = [];
  const missing: Value[] = [];
  const makeMissing = async (): Promise<void> => void entries.push(...(await make(tenant, caused, missing.splice(0))));
  for (const [name, value] of values) {
    const old = known.get(name);
    if (old === undefined) missing.push(value);
    else {
      await makeMissing();
      entries.push(await renew(tenant, old, caused));
    }
  }
  await makeMissing();
  return entries;
}

interface Value {
  readonly type: ListType;
  readonly value: string;
  readonly key: IdentifierHash;
}

function knownEntries({ query, organizationId }: Tenant, { list, submerchantId }: Caused, values: readonly Value[]): Promise<AutomaticEntry[]> {
  return query<AutomaticEntry>(
    `SELECT ${COLUMNS} FROM list_entries WHERE organization_id = $1 AND automatic AND list = $2 AND flow_scope = 'all' AND submerchant_id IS NOT DISTINCT FROM $3
       AND match_key = ANY($4::bigint[])`,
    [organizationId, list, submerchantId, values.map(({ key }) => key)],
  );
}

/** Makes entries with one statement each for their rows, their records and their events. */
async function make(tenant: Tenant, caused: Caused, values: readonly Value[]): Promise<StoredEntry[]> {
  if (values.length === 0) return [];
  const ids = values.map(() => newId());
  const made = await tenant.query<StoredEntry>(
    `INSERT INTO list_entries (organization_id, list, severity, reason, source, expires_at, submerchant_id, automatic, caused_by, id, list_type, value, match_key, network)
     SELECT $1, $2, $3, $4, $5, $6, $7, true, ARRAY[$8::uuid], r.* FROM unnest($9::uuid[], $10::text[], $11::text[], $12::bigint[], $13::inet[])
       AS r(id, list_type, value, match_key, network)
     RETURNING ${ENTRY_COLUMNS}`,
    [
      tenant.organizationId,
      caused.list,
      caused.severity,
      caused.reason,
      caused.source,
      caused.expiresAt,
      caused.submerchantId,
      caused.cause,
      ids,
      values.map(({ type }) => type),
      values.map(({ value }) => value),
      values.map(({ key }) => key),
      values.map(({ type, value }) => (type === "ip_range" ? value : null)),
    ],
  );
  const entries = ids.flatMap((id) => made.find((entry) => entry.id === id) ?? []);
  if (entries.length < values.length) throw new Error("an entry was not stored");
  await entriesCreated(tenant, entries);
  return entries;
}

const STRICTNESS: Readonly<Record<StoredEntry["severity"], number>> = { flag: 0, review: 1, block: 2 };

async function renew(tenant: Tenant, old: AutomaticEntry, caused: Caused): Promise<StoredEntry> {
  const applies = inForce(old, tenant.clock);
  const [entry] = await tenant.query<StoredEntry>(
    `UPDATE list_entries SET is_active = true, caused_by = $3, severity = $4, expires_at = $5, reason = $6, source = $7, expiry_notified = false
     WHERE organization_id = $1 AND id = $2 RETURNING ${ENTRY_COLUMNS}`,
    [
      tenant.organizationId,
      old.id,
      applies ? [...new Set([...old.caused_by, caused.cause])] : [caused.cause],
      applies && STRICTNESS[old.severity] > STRICTNESS[caused.severity] ? old.severity : caused.severity,
      applies ? laterEnd(old.expires_at, caused.expiresAt) : caused.expiresAt,
      caused.reason,
      caused.source,
    ],
  );
  if (entry === undefined) throw new Error("an entry that was read is gone");
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Is the entry matched now? */
function inForce({ is_active, expires_at }: StoredEntry, clock: Clock): boolean {
  return is_active && (expires_at === null || Date.parse(expires_at) > clock.now());
}

/** The later of two ends; null is none at all. */
function laterEnd(end: string | null, other: Date): Date | null {
  return end === null ? null : new Date(Math.max(Date.parse(end), other.getTime()));
}

/**
 * Takes a cause away from its entries of a list, and out of force those that have no other. A submerchant takes back its own entries alone.
 * Answers the entries that it took out of force.
 */
export async function releaseEntries(tenant: Tenant, cause: string, list: Caused["list"]): Promise<StoredEntry[]> {
  const concerned = await tenant.query<AutomaticEntry>(
    `SELECT ${COLUMNS} FROM list_entries WHERE organization_id = $1 AND automatic AND list = $2 AND caused_by @> ARRAY[$3::uuid] AND ($4::uuid IS NULL OR submerchant_id = $4)
     ORDER BY list_type, id`,
    [tenant.organizationId, list, cause, tenant.submerchantId],
  );
  const released: StoredEntry[] = [];
  for (const entry of concerned) {
    const left = entry.caused_by.filter((one) => one !== cause);
    const after = left.length === 0 && list === "allow" ? await remove(tenant, entry) : await leave(tenant, entry, left);
    if (inForce(entry, tenant.clock) && !after.is_active) released.push(after);
  }
  return released;
}

/** Leaves an entry to its other causes; without any it is switched off. */
async function leave(tenant: Tenant, old: AutomaticEntry, causes: readonly string[]): Promise<StoredEntry> {
  const [entry = old] = await tenant.query<StoredEntry>(
    `UPDATE list_entries SET caused_by = $3, is_active = is_active AND $4 WHERE organization_id = $1 AND id = $2 RETURNING ${ENTRY_COLUMNS}`,
    [tenant.organizationId, old.id, causes, causes.length > 0],
  );
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Removes an entry of an allowlist: such entries are not switched off. */
async function remove(tenant: Tenant, entry: AutomaticEntry): Promise<StoredEntry> {
  await tenant.query("DELETE FROM list_entries WHERE organization_id = $1 AND id = $2", [tenant.organizationId, entry.id]);
  await entryRemoved(tenant, plain(entry));
  return { ...entry, is_active: false };
}

/** A payment, as lists are asked about it. */
export interface ListedPayment {
  readonly flow: Flow;
  readonly probes: readonly ListProbe[];
  readonly address: string | undefined;
  readonly submerchantId: string | null;
}

/** Entries that one answer names. */
const BLOCKING_AT_MOST = 100;

/** Entries that block each of these payments now; a hundred each at most. */
export async function blockingEntriesOfEach({ query, organizationId }: Tenant, payments: readonly ListedPayment[]): Promise<StoredEntry[][]> {
  const addresses = [...new Set(payments.flatMap(({ address }) => address ?? []))];
  // two plain look-ups, and who is meant is found out here: one statement that knew would take longer to plan than to run
  const standing = `organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
       AND (submerchant_id IS NULL OR submerchant_id = ANY($2::uuid[]))`;
  const rows = await query<StoredEntry & { place: number | null }>(
    `SELECT NULL::int AS place, ${ENTRY_COLUMNS} FROM list_entries WHERE match_key = ANY($3::bigint[]) AND ${standing}
     UNION ALL SELECT a.place::int, e.* FROM unnest($4::inet[]) WITH ORDINALITY AS a(address, place)
     CROSS JOIN LATERAL (
       SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE network IS NOT NULL AND network >>= a.address AND ${standing} ORDER BY list_type, id LIMIT 1000
     ) e`,
    [
      organizationId,
      [...new Set(payments.flatMap(({ submerchantId }) => submerchantId ?? []))],
      [...new Set(payments.flatMap(({ probes }) => probes.map(([, , key]) => key)))],
      addresses,
    ],
  );
  const found = new Map<string, StoredEntry[]>();
  for (const { place, ...entry } of rows) {
    const name = place === null ? `${entry.list_type}\n${entry.value}` : `\n${addresses[place - 1]}`;
    found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return payments.map((payment) => {
    if (found.size === 0) return [];
    const names = [...payment.probes.map(([type, value]) => `${type}\n${value}`), `\n${payment.address}`];
    const matching = names.flatMap((name) => found.get(name) ?? []).filter((entry) => concerns(entry, payment));
    return [...new Map(matching.map((entry) => [entry.id, entry])).values()].sort(byTypeAndId).slice(0, BLOCKING_AT_MOST);
  });
}

function concerns(entry: StoredEntry, { flow, submerchantId }: ListedPayment): boolean {
  return (entry.flow_scope === "all" || entry.flow_scope === flow) && (entry.submerchant_id === null || entry.submerchant_id === submerchantId);
}

function byTypeAndId(one: StoredEntry, other: StoredEntry): number {
  if (one.list_type !== other.list_type) return one.list_type < other.list_type ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The entry without its causes, as the contract shows it. */
function plain(entry: StoredEntry): StoredEntry {
  const { caused_by: _, ...rest } = entry as AutomaticEntry;
  return rest;
}

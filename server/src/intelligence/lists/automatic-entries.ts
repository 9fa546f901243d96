// Automatic list entries, created and reverted by events of a session. They exist in addition to manual entries, and are active while at least one of
// their causes (sessions or reports) remains. Changes of one organization run one after the other (Tenancy.change), so rows that were read stay unchanged.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { type ListProbe, type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { entriesCreated, entryRemoved, entryUpdated } from "./changes.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** Automatic entries to create. */
export interface AutomaticEntries {
  /** Provenance: the session, or the report without a session. */
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
 * Creates the entries. An active one gets an additional cause: it keeps the later expiry and the higher severity. An inactive or expired one starts anew.
 * Returns all of them.
 */
export async function addAutomaticEntries(tenant: Tenant, wanted: AutomaticEntries): Promise<StoredEntry[]> {
  const values = new Map(wanted.values.map(([type, value]) => [`${type}\n${value}`, { type, value, key: matchKey(tenant.identifiers, type, value) }]));
  const known = new Map((await knownEntries(tenant, wanted, [...values.values()])).map((entry) => [`${entry.list_type}\n${entry.value}`, entry]));
  const entries: StoredEntry[] = [];
  const missing: Value[] = [];
  const createMissing = async (): Promise<void> => void entries.push(...(await create(tenant, wanted, missing.splice(0))));
  for (const [name, value] of values) {
    const old = known.get(name);
    if (old === undefined) missing.push(value);
    else {
      await createMissing();
      entries.push(await renew(tenant, old, wanted));
    }
  }
  await createMissing();
  return entries;
}

interface Value {
  readonly type: ListType;
  readonly value: string;
  readonly key: IdentifierHash;
}

function knownEntries({ query, organizationId }: Tenant, { list, submerchantId }: AutomaticEntries, values: readonly Value[]): Promise<AutomaticEntry[]> {
  return query<AutomaticEntry>(
    `SELECT ${COLUMNS} FROM list_entries WHERE organization_id = $1 AND automatic AND list = $2 AND flow_scope = 'all' AND submerchant_id IS NOT DISTINCT FROM $3
       AND match_key = ANY($4::bigint[])`,
    [organizationId, list, submerchantId, values.map(({ key }) => key)],
  );
}

/** Creates entries with one statement each for rows, audit records and events. */
async function create(tenant: Tenant, wanted: AutomaticEntries, values: readonly Value[]): Promise<StoredEntry[]> {
  if (values.length === 0) return [];
  const ids = values.map(() => newId());
  const created = await tenant.query<StoredEntry>(
    `INSERT INTO list_entries (organization_id, list, severity, reason, source, expires_at, submerchant_id, automatic, caused_by, id, list_type, value, match_key, network)
     SELECT $1, $2, $3, $4, $5, $6, $7, true, ARRAY[$8::uuid], r.* FROM unnest($9::uuid[], $10::text[], $11::text[], $12::bigint[], $13::inet[])
       AS r(id, list_type, value, match_key, network)
     RETURNING ${ENTRY_COLUMNS}`,
    [
      tenant.organizationId,
      wanted.list,
      wanted.severity,
      wanted.reason,
      wanted.source,
      wanted.expiresAt,
      wanted.submerchantId,
      wanted.cause,
      ids,
      values.map(({ type }) => type),
      values.map(({ value }) => value),
      values.map(({ key }) => key),
      values.map(({ type, value }) => (type === "ip_range" ? value : null)),
    ],
  );
  const entries = ids.flatMap((id) => created.find((entry) => entry.id === id) ?? []);
  if (entries.length < values.length) throw new Error("an entry was not stored");
  await entriesCreated(tenant, entries);
  return entries;
}

const STRICTNESS: Readonly<Record<StoredEntry["severity"], number>> = { flag: 0, review: 1, block: 2 };

async function renew(tenant: Tenant, old: AutomaticEntry, wanted: AutomaticEntries): Promise<StoredEntry> {
  const applies = inForce(old, tenant.clock);
  const [entry] = await tenant.query<StoredEntry>(
    `UPDATE list_entries SET is_active = true, caused_by = $3, severity = $4, expires_at = $5, reason = $6, source = $7, expiry_notified = false
     WHERE organization_id = $1 AND id = $2 RETURNING ${ENTRY_COLUMNS}`,
    [
      tenant.organizationId,
      old.id,
      applies ? [...new Set([...old.caused_by, wanted.cause])] : [wanted.cause],
      applies && STRICTNESS[old.severity] > STRICTNESS[wanted.severity] ? old.severity : wanted.severity,
      applies ? laterEnd(old.expires_at, wanted.expiresAt) : wanted.expiresAt,
      wanted.reason,
      wanted.source,
    ],
  );
  if (entry === undefined) throw new Error("an entry disappeared during its update");
  await entryUpdated(tenant, withoutCauses(old), entry);
  return entry;
}

/** Is the entry active and not expired? */
function inForce({ is_active, expires_at }: StoredEntry, clock: Clock): boolean {
  return is_active && (expires_at === null || Date.parse(expires_at) > clock.now());
}

/** The later of two expiries; null means no expiry. */
function laterEnd(end: string | null, other: Date): Date | null {
  return end === null ? null : new Date(Math.max(Date.parse(end), other.getTime()));
}

/**
 * Removes a cause from its entries of a list, and deactivates entries without another cause. A submerchant affects only its own entries. Returns the
 * deactivated entries.
 */
export async function releaseEntries(tenant: Tenant, cause: string, list: AutomaticEntries["list"]): Promise<StoredEntry[]> {
  const affected = await tenant.query<AutomaticEntry>(
    `SELECT ${COLUMNS} FROM list_entries WHERE organization_id = $1 AND automatic AND list = $2 AND caused_by @> ARRAY[$3::uuid] AND ($4::uuid IS NULL OR submerchant_id = $4)
     ORDER BY list_type, id`,
    [tenant.organizationId, list, cause, tenant.submerchantId],
  );
  const released: StoredEntry[] = [];
  for (const entry of affected) {
    const left = entry.caused_by.filter((one) => one !== cause);
    const after = left.length === 0 && list === "allow" ? await remove(tenant, entry) : await updateCauses(tenant, entry, left);
    if (inForce(entry, tenant.clock) && !after.is_active) released.push(after);
  }
  return released;
}

/** Updates an entry to its remaining causes; without any it is deactivated. */
async function updateCauses(tenant: Tenant, old: AutomaticEntry, causes: readonly string[]): Promise<StoredEntry> {
  const [entry = old] = await tenant.query<StoredEntry>(
    `UPDATE list_entries SET caused_by = $3, is_active = is_active AND $4 WHERE organization_id = $1 AND id = $2 RETURNING ${ENTRY_COLUMNS}`,
    [tenant.organizationId, old.id, causes, causes.length > 0],
  );
  await entryUpdated(tenant, withoutCauses(old), entry);
  return entry;
}

/** Removes an allowlist entry: such entries are never inactive. */
async function remove(tenant: Tenant, entry: AutomaticEntry): Promise<StoredEntry> {
  await tenant.query("DELETE FROM list_entries WHERE organization_id = $1 AND id = $2", [tenant.organizationId, entry.id]);
  await entryRemoved(tenant, withoutCauses(entry));
  return { ...entry, is_active: false };
}

/** The parts of a payment that list look-ups use. */
export interface ListedPayment {
  readonly flow: Flow;
  readonly probes: readonly ListProbe[];
  readonly address: string | undefined;
  readonly submerchantId: string | null;
}

/** Most entries per payment in a response. */
const MOST_BLOCKING = 100;

/** Active entries that block each of these payments; at most a hundred each. */
export async function blockingEntriesOfEach({ query, organizationId }: Tenant, payments: readonly ListedPayment[]): Promise<StoredEntry[][]> {
  const addresses = [...new Set(payments.flatMap(({ address }) => address ?? []))];
  // two simple look-ups, matched to payments here: one statement that does it all takes longer to plan than to run
  const active = `organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
       AND (submerchant_id IS NULL OR submerchant_id = ANY($2::uuid[]))`;
  const rows = await query<StoredEntry & { i: number | null }>(
    `SELECT NULL::int AS i, ${ENTRY_COLUMNS} FROM list_entries WHERE match_key = ANY($3::bigint[]) AND ${active}
     UNION ALL SELECT a.i::int, e.* FROM unnest($4::inet[]) WITH ORDINALITY AS a(address, i)
     CROSS JOIN LATERAL (
       SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE network IS NOT NULL AND network >>= a.address AND ${active} ORDER BY list_type, id LIMIT 1000
     ) e`,
    [
      organizationId,
      [...new Set(payments.flatMap(({ submerchantId }) => submerchantId ?? []))],
      [...new Set(payments.flatMap(({ probes }) => probes.map(([, , key]) => key)))],
      addresses,
    ],
  );
  const found = new Map<string, StoredEntry[]>();
  for (const { i, ...entry } of rows) {
    const name = i === null ? `${entry.list_type}\n${entry.value}` : `\n${addresses[i - 1]}`;
    found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return payments.map((payment) => {
    if (found.size === 0) return [];
    const names = [...payment.probes.map(([type, value]) => `${type}\n${value}`), `\n${payment.address}`];
    const matching = names.flatMap((name) => found.get(name) ?? []).filter((entry) => appliesTo(entry, payment));
    return [...new Map(matching.map((entry) => [entry.id, entry])).values()].sort(byTypeAndId).slice(0, MOST_BLOCKING);
  });
}

function appliesTo(entry: StoredEntry, { flow, submerchantId }: ListedPayment): boolean {
  return (entry.flow_scope === "all" || entry.flow_scope === flow) && (entry.submerchant_id === null || entry.submerchant_id === submerchantId);
}

function byTypeAndId(one: StoredEntry, other: StoredEntry): number {
  if (one.list_type !== other.list_type) return one.list_type < other.list_type ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The entry without its causes, as in the contract. */
function withoutCauses(entry: StoredEntry): StoredEntry {
  const { caused_by: _, ...rest } = entry as AutomaticEntry;
  return rest;
}

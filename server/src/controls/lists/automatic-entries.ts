// Automatic list entries, created and reverted by outcomes and reports. They are separate from entries that people create, and active while one of their
// causes (provenance) is left. Changes are serialised per organization (Tenancy.change), so that rows cannot change between reading and writing.

import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { Updateable } from "kysely";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { type ListProbe, matchKey } from "../../values/kinds/index.ts";
import { broadValues } from "./breadth/frequent-values.ts";
import { entriesCreated, entryRemoved, entryUpdated } from "./changes.ts";
import { ENTRY_COLUMNS, entryColumns, opened, type StoredEntry, sealed } from "./entry.ts";
import { type AutomaticEntry, findAutomaticEntries } from "./find-automatic-entries.sql.ts";
import { findBlockingEntries } from "./find-blocking-entries.sql.ts";
import { type CausedValue, type EntryCause, insertAutomaticEntries } from "./insert-automatic-entries.sql.ts";
import { ListEntry } from "./list-entry.entity.ts";

type Tables = InferKyselyDB<typeof ListEntry>;

/** Entries to create. */
export interface AutomaticEntries extends EntryCause {
  readonly values: readonly ListedValues[];
}

/** Values to list alike; no value is in two of them. */
export interface ListedValues {
  readonly values: readonly (readonly [ListType, string])[];
  readonly severity: StoredEntry["severity"];
  readonly expiresAt: Date;
}

/**
 * Creates the entries, except of values that affect nearly everybody: those need a person who confirms them. An active one gets an additional cause: the latest expiry and the strictest severity apply.
 * An inactive or expired one is renewed. Returns all of them.
 */
export async function addAutomaticEntries(tenant: Tenant, caused: AutomaticEntries): Promise<StoredEntry[]> {
  const broad = await broadValues(
    tenant,
    caused.values.flatMap(({ values }) => values),
  );
  const values = new Map(
    caused.values.flatMap(({ values, severity, expiresAt }) =>
      values
        .filter(([type, value]) => !broad.has(`${type}\n${value}`))
        .map(([type, value]) => [`${type}\n${value}`, { type, value, key: matchKey(tenant.identifiers, type, value), severity, expiresAt }] as const),
    ),
  );
  if (values.size === 0) return [];
  const known = new Map(
    (
      await findAutomaticEntries(
        tenant,
        caused,
        [...values.values()].map(({ key }) => key),
      )
    ).map((entry) => [entry.match_key, entry]),
  );
  const entries: StoredEntry[] = [];
  const missing: CausedValue[] = [];
  const makeMissing = async (): Promise<void> => void entries.push(...(await make(tenant, caused, missing.splice(0))));
  for (const value of values.values()) {
    const old = known.get(value.key);
    if (old === undefined) missing.push(value);
    else {
      await makeMissing();
      entries.push(await renew(tenant, old, caused, value));
    }
  }
  await makeMissing();
  return entries;
}

/** Creates entries with one statement each for rows, audit records and events. */
async function make(tenant: Tenant, caused: AutomaticEntries, values: readonly CausedValue[]): Promise<StoredEntry[]> {
  if (values.length === 0) return [];
  const wanted = values.map((value) => ({ ...value, id: newId() }));
  const entries = await insertAutomaticEntries(tenant, caused, wanted);
  await entriesCreated(tenant, entries);
  return entries;
}

const STRICTNESS: Readonly<Record<StoredEntry["severity"], number>> = { flag: 0, review: 1, block: 2 };

async function renew(
  tenant: Tenant,
  old: AutomaticEntry,
  { cause, reason, source }: AutomaticEntries,
  { severity, expiresAt }: CausedValue,
): Promise<StoredEntry> {
  const applies = inForce(old, tenant.clock);
  const end = applies ? laterEnd(old.expires_at, expiresAt) : expiresAt;
  const entry = await write(tenant, old.id, {
    is_active: true,
    caused_by: applies ? [...new Set([...old.caused_by, cause])] : [cause],
    severity: applies && STRICTNESS[old.severity] > STRICTNESS[severity] ? old.severity : severity,
    expires_at: end,
    reason: await sealed(tenant, reason),
    source,
    expiry_notified: false,
  });
  if (entry === undefined) throw new Error("an entry that was read is gone");
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Updates columns of an entry; undefined if it no longer exists. */
async function write(tenant: Tenant, id: string, columns: Updateable<Tables["list_entries"]>): Promise<StoredEntry | undefined> {
  const { em, organizationId } = tenant;
  const entry = await em
    .getKysely<Tables>()
    .updateTable("list_entries")
    .set(columns)
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .returning(entryColumns)
    .$castTo<StoredEntry>()
    .executeTakeFirst();
  return opened(tenant, entry);
}

/** Does the entry match payments now? */
function inForce({ is_active, expires_at }: StoredEntry, clock: Clock): boolean {
  return is_active && (expires_at === null || Date.parse(expires_at) > clock.now());
}

/** The later of two expiries; null: never. */
function laterEnd(end: string | null, other: Date): Date | null {
  return end === null ? null : new Date(Math.max(Date.parse(end), other.getTime()));
}

/**
 * Removes a cause from its entries of a list, and deactivates those without another. A submerchant changes its own entries only.
 * Returns the deactivated entries.
 */
export async function releaseEntries(tenant: Tenant, cause: string, list: AutomaticEntries["list"]): Promise<StoredEntry[]> {
  const concerned = await findEntriesOfCause(tenant, cause, list);
  const released: StoredEntry[] = [];
  for (const entry of concerned) {
    const left = entry.caused_by.filter((one) => one !== cause);
    const after = left.length === 0 && list === "allow" ? await remove(tenant, entry) : await leave(tenant, entry, left);
    if (inForce(entry, tenant.clock) && !after.is_active) released.push(after);
  }
  return released;
}

/** Stores the remaining causes of an entry; deactivates it without any. */
async function leave(tenant: Tenant, old: AutomaticEntry, causes: readonly string[]): Promise<StoredEntry> {
  const entry = (await write(tenant, old.id, { caused_by: [...causes], ...(causes.length === 0 ? { is_active: false } : {}) })) ?? old;
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Removes an entry of an allowlist: they are not deactivated. */
async function remove(tenant: Tenant, entry: AutomaticEntry): Promise<StoredEntry> {
  await tenant.em.nativeDelete(ListEntry, { id: entry.id });
  await entryRemoved(tenant, plain(entry));
  return { ...entry, is_active: false };
}

/** The parts of a payment that lists match. */
export interface ListedPayment {
  readonly flow: Flow;
  readonly probes: readonly ListProbe[];
  /** Addresses to match against ranges. */
  readonly addresses: readonly string[];
  readonly submerchantId: string | null;
}

/** Most entries in a response. */
const BLOCKING_AT_MOST = 100;

/** Entries that block each of these payments now; at most a hundred each. */
export async function blockingEntriesOfEach(tenant: Tenant, payments: readonly ListedPayment[]): Promise<StoredEntry[][]> {
  const addresses = [...new Set(payments.flatMap((payment) => payment.addresses))];
  const submerchants = [...new Set(payments.flatMap(({ submerchantId }) => submerchantId ?? []))];
  const keys = [...new Set(payments.flatMap(({ probes }) => probes.map(([, , key]) => key)))];
  const rows = await findBlockingEntries(tenant, submerchants, keys, addresses);
  const found = new Map<string, StoredEntry[]>();
  for (const { ordinal, match_key: key, ...entry } of rows) {
    const name = ordinal === null ? key : `\n${addresses[ordinal - 1]}`;
    found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return payments.map((payment) => {
    if (found.size === 0) return [];
    const names = [...payment.probes.map(([, , key]) => key), ...payment.addresses.map((address) => `\n${address}`)];
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
  const { caused_by: _, match_key: __, ...rest } = entry as AutomaticEntry;
  return rest;
}

const OF_CAUSE = `SELECT ${ENTRY_COLUMNS}, caused_by, match_key::text FROM list_entries
  WHERE organization_id = $1 AND automatic AND list = $2 AND caused_by @> ARRAY[$3::uuid] AND ($4::uuid IS NULL OR submerchant_id = $4) ORDER BY list_type, id`;

/** The entries of a list with this cause; a submerchant sees its own only. */
async function findEntriesOfCause(tenant: Tenant, cause: string, list: StoredEntry["list"]): Promise<AutomaticEntry[]> {
  return opened(tenant, await tenant.query<AutomaticEntry>(OF_CAUSE, [tenant.organizationId, list, cause, tenant.submerchantId]));
}

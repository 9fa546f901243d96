// Entries that are made and taken back by what happened to a session. They stand beside those that people make, and are in force while one
// of their causes is left. Work on them takes turns (Tenancy.change), so what was read here is still so when it is written.

import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { Updateable } from "kysely";
import { type ListProbe, type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { entriesCreated, entryRemoved, entryUpdated } from "./changes.ts";
import { entryColumns, type StoredEntry } from "./entry.ts";
import { type AutomaticEntry, findAutomaticEntries } from "./find-automatic-entries.sql.ts";
import { findBlockingEntries } from "./find-blocking-entries.sql.ts";
import { findEntriesOfCause } from "./find-entries-of-cause.sql.ts";
import { type CausedValue, insertAutomaticEntries } from "./insert-automatic-entries.sql.ts";
import { ListEntry } from "./list-entry.entity.ts";

type Tables = InferKyselyDB<typeof ListEntry>;

/** Entries to make. */
export interface AutomaticEntries {
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

/**
 * Makes the entries. One that is in force already gets one more cause: it lasts as long, and is as strict, as its strictest cause asks.
 * One that was switched off or has ended begins anew. Answers all of them.
 */
export async function addAutomaticEntries(tenant: Tenant, caused: AutomaticEntries): Promise<StoredEntry[]> {
  const values = new Map(caused.values.map(([type, value]) => [`${type}\n${value}`, { type, value, key: matchKey(tenant.identifiers, type, value) }]));
  const known = new Map(
    (
      await findAutomaticEntries(
        tenant,
        caused,
        [...values.values()].map(({ key }) => key),
      )
    ).map((entry) => [`${entry.list_type}\n${entry.value}`, entry]),
  );
  const entries: StoredEntry[] = [];
  const missing: CausedValue[] = [];
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

/** Makes entries with one statement each for their rows, their records and their events. */
async function make(tenant: Tenant, caused: AutomaticEntries, values: readonly CausedValue[]): Promise<StoredEntry[]> {
  if (values.length === 0) return [];
  const wanted = values.map((value) => ({ ...value, id: newId() }));
  const made = await insertAutomaticEntries(tenant, caused, wanted);
  const entries = wanted.flatMap(({ id }) => made.find((entry) => entry.id === id) ?? []);
  if (entries.length < values.length) throw new Error("an entry was not stored");
  await entriesCreated(tenant, entries);
  return entries;
}

const STRICTNESS: Readonly<Record<StoredEntry["severity"], number>> = { flag: 0, review: 1, block: 2 };

async function renew(tenant: Tenant, old: AutomaticEntry, caused: AutomaticEntries): Promise<StoredEntry> {
  const applies = inForce(old, tenant.clock);
  const end = applies ? laterEnd(old.expires_at, caused.expiresAt) : caused.expiresAt;
  const entry = await write(tenant, old.id, {
    is_active: true,
    caused_by: applies ? [...new Set([...old.caused_by, caused.cause])] : [caused.cause],
    severity: applies && STRICTNESS[old.severity] > STRICTNESS[caused.severity] ? old.severity : caused.severity,
    expires_at: end,
    reason: caused.reason,
    source: caused.source,
    expiry_notified: false,
  });
  if (entry === undefined) throw new Error("an entry that was read is gone");
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Writes columns of an entry; undefined where it is gone. */
function write({ em, organizationId }: Tenant, id: string, columns: Updateable<Tables["list_entries"]>): Promise<StoredEntry | undefined> {
  return em
    .getKysely<Tables>()
    .updateTable("list_entries")
    .set(columns)
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .returning(entryColumns)
    .$castTo<StoredEntry>()
    .executeTakeFirst();
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

/** Leaves an entry to its other causes; without any it is switched off. */
async function leave(tenant: Tenant, old: AutomaticEntry, causes: readonly string[]): Promise<StoredEntry> {
  const entry = (await write(tenant, old.id, { caused_by: [...causes], ...(causes.length === 0 ? { is_active: false } : {}) })) ?? old;
  await entryUpdated(tenant, plain(old), entry);
  return entry;
}

/** Removes an entry of an allowlist: such entries are not switched off. */
async function remove(tenant: Tenant, entry: AutomaticEntry): Promise<StoredEntry> {
  await tenant.em.nativeDelete(ListEntry, { id: entry.id });
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
export async function blockingEntriesOfEach(tenant: Tenant, payments: readonly ListedPayment[]): Promise<StoredEntry[][]> {
  const addresses = [...new Set(payments.flatMap(({ address }) => address ?? []))];
  const submerchants = [...new Set(payments.flatMap(({ submerchantId }) => submerchantId ?? []))];
  const keys = [...new Set(payments.flatMap(({ probes }) => probes.map(([, , key]) => key)))];
  const rows = await findBlockingEntries(tenant, submerchants, keys, addresses);
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

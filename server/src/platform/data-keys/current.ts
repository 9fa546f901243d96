// The data key that encrypts new values of an organization, created on first use.

import type pg from "pg";
import { UnopenableSecret } from "../keyrings/seal.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "./cross-tenant-functions.ts";
import { type DataKey, newDataKey, type WrappedKey } from "./data-key.ts";
import { unwrapped } from "./unwrapped.ts";

/** Runs a statement on the caller's connection or transaction. */
export type Query = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** Runs statements on a pool, outside of any transaction. */
export function queryOf(pool: pg.Pool): Query {
  return async (text, values) => (await pool.query(text, [...values])).rows;
}

/** Attempts to add a key while other processes add theirs; after each failed attempt there is one more key. */
const ATTEMPTS = 8;

/**
 * The newest data key that the ring unwraps, or a new one. Processes that add the first key concurrently agree on one. A key whose wrapping key is
 * missing from the ring is retained: payments continue under a new key, and older values are readable again once the ring is complete.
 */
export async function currentDataKey(query: Query, ring: readonly SecretsKey[], organizationId: string): Promise<DataKey> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await storedKeys(query, organizationId);
    for (const one of stored) {
      const usable = usableKey(ring, organizationId, one);
      if (usable !== undefined) return usable;
    }
    const made = newDataKey(ring, organizationId, (stored[0]?.generation ?? 0) + 1);
    await query(addDataKey.statement.text, [organizationId, made.generation, made.keyId, made.wrapped]);
  }
  throw new Error(`organization ${organizationId} has no data key that can be used`);
}

/** The data keys of organizations, read with one statement; calls {@link currentDataKey} for those that have none yet. */
export async function currentDataKeys(query: Query, ring: readonly SecretsKey[], organizationIds: readonly string[]): Promise<Map<string, DataKey>> {
  const keys = new Map<string, DataKey>();
  for (const { organization_id: id, ...row } of await storedRows(query, organizationIds)) {
    const usable = keys.has(id) ? undefined : usableKey(ring, id, wrappedKey(row));
    if (usable !== undefined) keys.set(id, usable);
  }
  for (const id of organizationIds) if (!keys.has(id)) keys.set(id, await currentDataKey(query, ring, id));
  return keys;
}

/** The data keys of one organization in one transaction: read once, when they are first needed. */
export interface OrganizationKeys {
  /** By generation, newest first; those that the ring does not unwrap are missing. */
  readonly all: () => Promise<ReadonlyMap<number, DataKey | "destroyed">>;
  /** The key for new values, made on first use; undefined where the installation encrypts nothing. */
  readonly newest: () => Promise<DataKey | undefined>;
}

/** Reads them as they are needed. */
export function organizationKeys(query: Query, ring: readonly SecretsKey[], organizationId: string, encrypts: boolean): OrganizationKeys {
  let keys: Promise<Map<number, DataKey | "destroyed">> | undefined;
  let newest: Promise<DataKey> | undefined;
  const all = () => {
    keys ??= keysByGeneration(query, ring, organizationId);
    return keys;
  };
  const findNewest = async (): Promise<DataKey> => {
    const known = await all();
    for (const key of known.values()) if (key !== "destroyed") return key;
    const made = await currentDataKey(query, ring, organizationId);
    known.set(made.generation, made);
    return made;
  };
  return {
    all,
    newest: async () => {
      if (encrypts) newest ??= findNewest();
      return newest;
    },
  };
}

async function keysByGeneration(query: Query, ring: readonly SecretsKey[], organizationId: string): Promise<Map<number, DataKey | "destroyed">> {
  const keys = new Map<number, DataKey | "destroyed">();
  for (const one of await storedKeys(query, organizationId)) {
    const key = one.wrapped === null ? "destroyed" : usableKey(ring, organizationId, one);
    if (key !== undefined) keys.set(one.generation, key);
  }
  return keys;
}

/** Ids of the wrapping keys of data keys that the ring lacks. */
export async function missingFromRing(query: Query, ring: readonly SecretsKey[]): Promise<string[]> {
  const rows = await query<{ key_id: string }>(wrappingKeys.statement.text, []);
  return rows.map(({ key_id: id }) => id).filter((id) => !ring.some((key) => key.id === id));
}

async function storedKeys(query: Query, organizationId: string): Promise<WrappedKey[]> {
  return (await storedRows(query, [organizationId])).map(wrappedKey);
}

interface StoredRow {
  readonly organization_id: string;
  readonly generation: number;
  readonly key_id: string;
  readonly wrapped: Buffer | null;
}

function storedRows(query: Query, organizationIds: readonly string[]): Promise<StoredRow[]> {
  return query<StoredRow>(dataKeysOf.statement.text, [organizationIds]);
}

const wrappedKey = ({ generation, key_id: keyId, wrapped }: Omit<StoredRow, "organization_id">): WrappedKey => ({ generation, keyId, wrapped });

function usableKey(ring: readonly SecretsKey[], organizationId: string, { generation, keyId, wrapped }: WrappedKey): DataKey | undefined {
  if (wrapped === null) return undefined;
  try {
    return unwrapped(ring, organizationId, { generation, keyId, sealed: wrapped });
  } catch (error) {
    if (error instanceof UnopenableSecret) return undefined;
    throw error;
  }
}

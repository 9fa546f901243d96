// The data key that encrypts new values of an organization, created on first use.

import type pg from "pg";
import { UnopenableSecret } from "../keyrings/seal.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "./cross-tenant-functions.ts";
import { type DataKey, newDataKey, unwrap, type WrappedKey } from "./data-key.ts";

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
      const usable = unwrapped(ring, organizationId, one);
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
    const usable = keys.has(id) ? undefined : unwrapped(ring, id, wrappedKey(row));
    if (usable !== undefined) keys.set(id, usable);
  }
  for (const id of organizationIds) if (!keys.has(id)) keys.set(id, await currentDataKey(query, ring, id));
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

function unwrapped(ring: readonly SecretsKey[], organizationId: string, { generation, keyId, wrapped }: WrappedKey): DataKey | undefined {
  if (wrapped === null) return undefined;
  try {
    return unwrap(ring, organizationId, { generation, keyId, sealed: wrapped });
  } catch (error) {
    if (error instanceof UnopenableSecret) return undefined;
    throw error;
  }
}

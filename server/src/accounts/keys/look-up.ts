// Batched look-up of keys: concurrent look-ups share a statement.

import type pg from "pg";
import type { KeyCredential } from "../../platform/credentials/credential.ts";
import { type Availability, withDatabase } from "../../platform/database/availability.ts";
import { createMicroBatcher } from "../../platform/time/micro-batcher.ts";
import { findActiveKeys } from "./cross-tenant-functions.ts";

/** An active key, as the store has it. */
export interface FoundKey {
  readonly credential: KeyCredential;
  /** Its organization decides nothing for now. */
  readonly maintenance: boolean;
}

/** Looks keys up. */
export interface KeyLookUp {
  /** The active key with this hash, or undefined, by a statement that begins after the question. Throws ASSESS_MAINTENANCE while the database is away. */
  readonly find: (hash: Buffer) => Promise<FoundKey | undefined>;
}

/** Concurrent statements: a hanging one must not block all look-ups. */
const SIDE_BY_SIDE = 3;
/** Keys in a statement. */
const AT_MOST = 256;

/** Options of the look-up. */
export interface KeyLookUpOptions {
  /** Keys of organizations that a sandbox made are not found. */
  readonly production?: boolean;
  /** Statements side by side. */
  readonly sideBySide?: number;
}

/** Creates the look-up of a process. */
export function createKeyLookUp(
  pool: pg.Pool,
  availability: Availability,
  { production = false, sideBySide = SIDE_BY_SIDE }: KeyLookUpOptions = {},
): KeyLookUp {
  async function work(hashes: readonly Buffer[]): Promise<(FoundKey | undefined)[]> {
    const { rows } = await withDatabase(availability, () => pool.query({ ...findActiveKeys.statement, values: [hashes] }));
    const accepted = production ? rows.filter(({ sandbox }) => !sandbox) : rows;
    const found = new Map<number, FoundKey>(accepted.map((row) => [row.i, { credential: credentialOf(row), maintenance: row.maintenance }]));
    return hashes.map((_, index) => found.get(index + 1));
  }

  return { find: createMicroBatcher({ work, size: AT_MOST, concurrency: sideBySide, keyOf: (hash) => hash.toString("base64") }) };
}

function credentialOf(row: pg.QueryResultRow): KeyCredential {
  return {
    id: row.id,
    kind: row.kind,
    organizationId: row.organization_id,
    permissions: new Set<string>(row.permissions),
    submerchantId: row.submerchant_id,
    allowedOrigins: row.allowed_origins,
    rateLimitPerMinute: row.rate_limit_per_minute,
    assessOnEvents: row.assess_on_events,
    strictValidation: row.strict_validation,
    version: row.version,
  };
}

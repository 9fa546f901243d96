// Stores a batch of up to a thousand signals with one statement.

import type { components } from "../../../../generated/types.ts";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Item } from "./item.ts";

/** A signal, hashed with the newest key (`hash`, of `version`) and with each known key. */
export interface HashedSignal extends NewSignal {
  readonly hash: Buffer;
  readonly version: string;
  readonly versions: readonly Buffer[];
}

const signals = rowParameters<HashedSignal>("r", 4, {
  id: ["uuid", () => newId()],
  signal_hash: ["bytea", ({ hash }) => hash],
  key_version: ["text", ({ version }) => version],
  signal_type: ["text", ({ type }) => type],
  category: ["text", ({ category }) => category],
  confidence: ["float8", ({ confidence }) => confidence],
  occurred_at: ["timestamptz", ({ occurredAt }) => occurredAt],
  expires_at: ["timestamptz", ({ expiresAt }) => expiresAt],
  description: ["text", ({ description }) => description ?? null],
});

const STATEMENT = `INSERT INTO network_signals AS s
    (organization_id, submerchant_id, cause, id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, description)
  SELECT $1::uuid, $2::uuid, $3::uuid, r.* FROM ${signals.sql} ORDER BY r.signal_hash
  ON CONFLICT ON CONSTRAINT network_signals_once DO UPDATE SET category = EXCLUDED.category, confidence = EXCLUDED.confidence,
    occurred_at = GREATEST(s.occurred_at, EXCLUDED.occurred_at), expires_at = GREATEST(s.expires_at, EXCLUDED.expires_at),
    description = COALESCE(EXCLUDED.description, s.description)
  RETURNING s.xmax = 0 AS fresh`;

/** Stores signals of one cause, no value twice; returns for each whether it is new. Rows are locked in ascending order. */
export function upsertSignals(
  { query, organizationId, submerchantId }: Tenant,
  cause: string,
  rows: readonly HashedSignal[],
): Promise<{ readonly fresh: boolean }[]> {
  return query<{ fresh: boolean }>(STATEMENT, [organizationId, submerchantId, cause, ...signals.values(rows)]);
}

/** A signal to store. */
export interface NewSignal extends Item {
  readonly category: components["schemas"]["NetworkCategory"];
  readonly confidence: number;
  readonly occurredAt: Date;
  readonly expiresAt: Date;
  /** The expiry was given, not defaulted. */
  readonly expiryGiven: boolean;
  readonly description: string | undefined;
}

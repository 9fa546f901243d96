// The identifier hashes of test services: all of them under one key, so that tests can write what the service looks up.

import type pg from "pg";
import { IDENTIFIER_KEY, installationKeyLocation } from "../../src/platform/keyrings/identifier-key.ts";
import { seal } from "../../src/platform/keyrings/seal.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { createIdentifiers, type IdentifierHash, type Identifiers } from "../../src/values/identifiers/hash.ts";
import type { IdentifierKind } from "../../src/values/identifiers/identifier-kind.ts";

const KEY = Buffer.alloc(16, 9);

/** Hashes as test services make them. */
export const identifiers: Identifiers = createIdentifiers(KEY);

/** The hash of a value, as activity and counters know it. */
export function identifierHash(kind: IdentifierKind, value: string): IdentifierHash {
  return identifiers.hash(kind, value);
}

/** Has the service over a database hash under the key of the tests, unless the database has a key already. */
export async function installIdentifierKey(
  query: (text: string, values: unknown[]) => Promise<pg.QueryResultRow[]>,
  keys: readonly SecretsKey[],
): Promise<void> {
  const { keyId, sealed } = seal(keys, installationKeyLocation(IDENTIFIER_KEY), KEY.toString("base64"));
  await query("INSERT INTO installation_keys (name, key_id, sealed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [IDENTIFIER_KEY, keyId, sealed]);
}

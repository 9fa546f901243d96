// Unwrapped data keys of a process: unwrapping one costs three times as much as decrypting a request.
import { LRUCache } from "lru-cache";
import type { Sealed } from "../keyrings/seal.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { type DataKey, unwrap } from "./data-key.ts";

/** Most unwrapped data keys of a ring. */
const MOST = 1000;

/** Those of each ring, named by their wrapped bytes, which come from the database with each use: a destroyed key has none, so it is not found. */
const byRing = new WeakMap<readonly SecretsKey[], LRUCache<string, DataKey>>();

/** The data key, unwrapped once per process. Throws UnopenableSecret when the ring lacks the wrapping key, or the row was changed or moved. */
export function unwrapped(ring: readonly SecretsKey[], organizationId: string, stored: Sealed & { readonly generation: number }): DataKey {
  const keys = byRing.get(ring) ?? new LRUCache<string, DataKey>({ max: MOST });
  byRing.set(ring, keys);
  const { generation, keyId, sealed } = stored;
  const name = `${organizationId}/${generation}/${keyId}/${sealed.toString("base64")}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = unwrap(ring, organizationId, stored);
  keys.set(name, key);
  return key;
}

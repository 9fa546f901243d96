// Hashes of identifiers: what activity, lists, counters and fraud rates are keyed by. Narrow index entries, and no raw value in them.
import { createSipHash } from "./siphash.ts";

/** A hash of an identifier: a signed 64-bit integer in decimal, as PostgreSQL writes a bigint. Equal means the same value of the same kind. */
export type IdentifierHash = string;

/** Hashes identifiers under the key of the installation. */
export interface Identifiers {
  /**
   * The hash of a value, which is normalised and not empty, of a kind (`email`, `card` …). With a submerchant, the hash within that submerchant: the same
   * value has another one there.
   */
  readonly hash: (kind: string, value: string, submerchantId?: string | null) => IdentifierHash;
}

/** Hashes under a key of 16 bytes: SipHash-2-4 over kind, submerchant and value. The key says which hashes belong together: it never changes. */
export function createIdentifiers(key: Uint8Array): Identifiers {
  const hash = createSipHash(key);
  // neither a kind nor the id of a submerchant holds NUL: no two of them give the same text
  return { hash: (kind, value, submerchantId) => hash(`${kind}\0${submerchantId ?? ""}\0${value}`) };
}

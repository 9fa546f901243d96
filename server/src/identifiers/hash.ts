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

/** Kinds of which there are few values, shared by many payments: their hashes are cached. */
const COMMON: ReadonlySet<string> = new Set(["country", "email_domain", "card_bin", "bin"]);
const MOST_COMMON = 5000;

/** Hashes under a key of 16 bytes: SipHash-2-4 over kind, submerchant and value. The key says which hashes belong together: it never changes. */
export function createIdentifiers(key: Uint8Array): Identifiers {
  const siphash = createSipHash(key);
  const common = new Map<string, IdentifierHash>();
  // one payment asks for the same value several times: as a payer's identifier, for the past, for the lists
  const latest = new Map<string, { text: string; hash: IdentifierHash }>();
  return {
    hash: (kind, value, submerchantId) => {
      // neither a kind nor the id of a submerchant holds NUL: no two of them give the same text
      const text = `${kind}\0${submerchantId ?? ""}\0${value}`;
      if (COMMON.has(kind)) {
        const known = common.get(text);
        if (known !== undefined) return known;
        // emptied rather than aged, which would cost as much as the hash
        if (common.size === MOST_COMMON) common.clear();
        const hash = siphash(text);
        common.set(text, hash);
        return hash;
      }
      const last = latest.get(kind);
      if (last !== undefined && last.text === text) return last.hash;
      const hash = siphash(text);
      if (last === undefined) latest.set(kind, { text, hash });
      else {
        last.text = text;
        last.hash = hash;
      }
      return hash;
    },
  };
}

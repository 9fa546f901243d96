// Hashes of identifiers: the keys of activity, lists, counters and fraud rates. They make small index entries and contain no raw value.
import type { IdentifierKind } from "./identifier-kind.ts";
import { createSipHash, SIPHASH_WORD_BYTES, type SipHash } from "./siphash.ts";

/** A hash of an identifier: a signed 64-bit integer in decimal, like PostgreSQL's bigint. Equal hashes mean the same value of the same kind. */
export type IdentifierHash = string;

/** Hashes identifiers with the key of the installation. */
export interface Identifiers {
  /**
   * The hash of a normalised, non-empty value of a kind. With a submerchant, the hash is specific to that submerchant.
   */
  readonly hash: (kind: IdentifierKind, value: string, submerchantId?: string | null) => IdentifierHash;
}

/** Kinds with few values, shared by many payments: their hashes are cached. */
const COMMON: ReadonlySet<IdentifierKind> = new Set(["country", "email_domain", "card_bin"]);
const MOST_COMMON = 5000;

/** Most submerchants with prepared hashers. */
const MOST_SUBMERCHANTS = 1000;

/** Hashes of one kind, within the organization or one submerchant. */
interface Hasher {
  readonly siphash: SipHash;
  readonly common: Map<string, IdentifierHash> | undefined;
  /** A payment needs the same value several times: as a payer's identifier, for activity, for the lists. */
  latest: string | undefined;
  hash: IdentifierHash;
}

/** Hashes with a 16-byte key: SipHash-2-4 over kind, submerchant and value. Hashes of different keys do not match, so the key never changes. */
export function createIdentifiers(key: Uint8Array): Identifiers {
  const prefixed = createSipHash(key);
  const organization = new Map<IdentifierKind, Hasher>();
  const submerchants = new Map<string, Map<IdentifierKind, Hasher>>();

  function hasherOf(kind: IdentifierKind, submerchantId: string | null | undefined): Hasher {
    const kinds = submerchantId == null ? organization : kindsOf(submerchantId);
    let hasher = kinds.get(kind);
    if (hasher === undefined) {
      const common = COMMON.has(kind) ? new Map<string, IdentifierHash>() : undefined;
      hasher = { siphash: prefixed(prefixOf(kind, submerchantId ?? "")), common, latest: undefined, hash: "" };
      kinds.set(kind, hasher);
    }
    return hasher;
  }

  function kindsOf(submerchantId: string): Map<IdentifierKind, Hasher> {
    let kinds = submerchants.get(submerchantId);
    if (kinds === undefined) {
      if (submerchants.size === MOST_SUBMERCHANTS) submerchants.clear();
      kinds = new Map();
      submerchants.set(submerchantId, kinds);
    }
    return kinds;
  }

  return {
    hash: (kind, value, submerchantId) => {
      const hasher = hasherOf(kind, submerchantId);
      if (hasher.latest === value) return hasher.hash;
      const { common } = hasher;
      let hash = common?.get(value);
      if (hash === undefined) {
        hash = hasher.siphash(value);
        if (common !== undefined) {
          // cleared rather than evicted one by one, which would cost as much as the hash
          if (common.size === MOST_COMMON) common.clear();
          common.set(value, hash);
        }
      }
      hasher.latest = value;
      hasher.hash = hash;
      return hash;
    },
  };
}

/** The hashed prefix of a value: kind and submerchant, each terminated by NUL, which neither contains, and padded with NUL to whole words. */
function prefixOf(kind: IdentifierKind, submerchantId: string): Uint8Array {
  const text = Buffer.from(`${kind}\0${submerchantId}\0`);
  const prefix = Buffer.alloc(Math.ceil(text.length / SIPHASH_WORD_BYTES) * SIPHASH_WORD_BYTES);
  text.copy(prefix);
  return prefix;
}

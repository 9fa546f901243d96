// What is kept of a value: HMAC-SHA256 under a network key. The HMAC is over the SHA-256 of the value, so that whoever hands out hashes only
// meets those who hand out values; over its type as well, so that a telephone number is never taken for an account.
import { createHmac, createSecretKey, hash } from "node:crypto";
import type { NetworkKey } from "../../platform/keyrings/network-keys.ts";
import type { NetworkType } from "./types.ts";

/** A hash, and the version of the key it was made with. */
export interface NetworkHash {
  readonly version: string;
  readonly hash: Buffer;
}

/** Hashes values. */
export interface NetworkHashes {
  /** Under the newest key: what is kept. */
  readonly newest: (type: NetworkType, digest: string) => NetworkHash;
  /** Under every key, the newest first: what is looked up. */
  readonly all: (type: NetworkType, digest: string) => readonly Buffer[];
}

/** Lower-case hexadecimal SHA-256 of a normalised value: the form in which values are handed out. */
export function digestOf(value: string): string {
  return hash("sha256", value, "hex");
}

/** Hashes under these keys, the first of which is the newest. */
export function createNetworkHashes(keys: readonly NetworkKey[]): NetworkHashes {
  const [newest, ...older] = keys.map(({ id, key }) => ({ version: id, key: createSecretKey(key) }));
  if (newest === undefined) throw new Error("the network needs a key");
  const under = ({ key }: typeof newest, type: NetworkType, digest: string): Buffer => createHmac("sha256", key).update(`${type}:${digest}`).digest();
  return {
    newest: (type, digest) => ({ version: newest.version, hash: under(newest, type, digest) }),
    all: (type, digest) => [newest, ...older].map((version) => under(version, type, digest)),
  };
}

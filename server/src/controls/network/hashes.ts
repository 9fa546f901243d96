// Hashes of shared values: HMAC-SHA256 with a network key. The HMAC covers the SHA-256 of the value, so that participants that send hashes match those that
// send values, and its type, so that a telephone number never matches an account.
import { createHmac, createSecretKey, hash } from "node:crypto";
import type { NetworkKey } from "../../platform/keyrings/network-keys.ts";
import type { NetworkType } from "./types.ts";

/** A hash, and the version of its key. */
export interface NetworkHash {
  readonly version: string;
  readonly hash: Buffer;
}

/** Hashes values. */
export interface NetworkHashes {
  /** With the newest key, for storing. */
  readonly newest: (type: NetworkType, digest: string) => NetworkHash;
  /** With every key, newest first, for looking up. */
  readonly all: (type: NetworkType, digest: string) => readonly Buffer[];
}

/** Lower-case hexadecimal SHA-256 of a normalised value, as participants send it. */
export function digestOf(value: string): string {
  return hash("sha256", value, "hex");
}

/** Hashes with these keys, of which the first is the newest. */
export function createNetworkHashes(keys: readonly NetworkKey[]): NetworkHashes {
  const [newest, ...older] = keys.map(({ id, key }) => ({ version: id, key: createSecretKey(key) }));
  if (newest === undefined) throw new Error("the network needs a key");
  const under = ({ key }: typeof newest, type: NetworkType, digest: string): Buffer => createHmac("sha256", key).update(`${type}:${digest}`).digest();
  return {
    newest: (type, digest) => ({ version: newest.version, hash: under(newest, type, digest) }),
    all: (type, digest) => [newest, ...older].map((version) => under(version, type, digest)),
  };
}

// The keys of the network hashes. Only the service knows them, no participant does. Several versions can be active at once.

import { hash } from "node:crypto";
import { readSecretsKeys, type SecretsKey } from "./secrets-keys.ts";

/** A 256-bit key and its version, which rows refer to. */
export type NetworkKey = SecretsKey;

/** Reads `version:base64,version:base64`; undefined for any other text. The first key is the newest. */
export function readNetworkKeys(text: string): readonly NetworkKey[] | undefined {
  return readSecretsKeys(text);
}

/** The configured keys; in the sandbox, a fixed key by default. */
export function networkKeysOf({ networkKeys }: { readonly networkKeys: readonly NetworkKey[] | undefined }): readonly NetworkKey[] {
  return networkKeys ?? sandboxNetworkKeys;
}

/** The network key of sandboxes, which have nothing to protect: several processes on one database must compute the same hashes. */
export const sandboxNetworkKeys: readonly NetworkKey[] = [{ id: "sandbox", key: hash("sha256", "network key of the sandbox", "buffer") }];

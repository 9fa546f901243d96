// The keys of the network hashes. Only the service knows them, no participant does. Several versions can be active at once.

import { sandboxNetworkKeys } from "./sandbox-network-key.ts";
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

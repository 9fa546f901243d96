// The keys that values are hashed under: the service's own, in no hand of a participant. Several versions can be in force at once.

import { readSecretsKeys, type SecretsKey } from "./keys.ts";
import { sandboxNetworkKeys } from "./network-key.ts";

/** A key of 256 bits with the version that rows name it by. */
export type NetworkKey = SecretsKey;

/** Reads `version:base64,version:base64`; undefined where that is not what the text says. The first key is the newest. */
export function readNetworkKeys(text: string): readonly NetworkKey[] | undefined {
  return readSecretsKeys(text);
}

/** The keys of the settings; in the sandbox, one that is everybody's where the settings have none. */
export function networkKeysOf({ networkKeys }: { readonly networkKeys: readonly NetworkKey[] | undefined }): readonly NetworkKey[] {
  return networkKeys ?? sandboxNetworkKeys;
}

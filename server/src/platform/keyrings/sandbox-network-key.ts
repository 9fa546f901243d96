// The network key of sandboxes. A sandbox has nothing to protect, and several processes on one database must compute the same hashes.
import { hash } from "node:crypto";
import type { NetworkKey } from "./network-keys.ts";

/** The one key. Production reads its keys from the environment. */
export const sandboxNetworkKeys: readonly NetworkKey[] = [{ id: "sandbox", key: hash("sha256", "network key of the sandbox", "buffer") }];

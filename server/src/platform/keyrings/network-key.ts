// The network key of sandboxes. Nothing in a sandbox is worth hiding, and several processes on one database find the same values.
import { hash } from "node:crypto";
import type { NetworkKey } from "./network-keys.ts";

/** The one key. Production takes its keys from the environment. */
export const sandboxNetworkKeys: readonly NetworkKey[] = [{ id: "sandbox", key: hash("sha256", "network key of the sandbox", "buffer") }];

// Parses a shared value, sent as itself or as its hash.

import type { components } from "../../../../generated/types.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { digestOf } from "./hashes.ts";
import { whyDigestNotShared, whyNotShared } from "./shareable.ts";
import { isNetworkType, type NetworkType } from "./types.ts";

type Refusal = Pick<components["schemas"]["NetworkRejected"], "code" | "message">;

/** A value that can be shared. */
export interface Item {
  readonly type: NetworkType;
  /** SHA-256 of the normalised value. */
  readonly digest: string;
}

/** A value, or the hash of one. */
export interface GivenItem {
  readonly signal_type: string;
  readonly value?: string;
  readonly value_hash?: string;
}

/** Parses a value, or returns why it cannot be shared. */
export function readItem({ signal_type: type, value, value_hash: given }: GivenItem): Item | Refusal {
  if (!isNetworkType(type)) return { code: "INVALID_TYPE", message: "This type of value cannot be shared." };
  if (value !== undefined && given !== undefined) return { code: "INVALID_VALUE", message: "Send either value or value_hash, not both." };
  if (given !== undefined) {
    const reason = whyDigestNotShared(type, given);
    return reason === undefined ? { type, digest: given } : { code: "NOT_SHAREABLE", message: reason };
  }
  const normalised = value === undefined ? undefined : listKinds[type].normalise(value);
  if (normalised === undefined)
    return { code: "INVALID_VALUE", message: value === undefined ? "Send either value or value_hash." : `This is not a valid ${type}.` };
  const reason = whyNotShared(type, normalised);
  return reason === undefined ? { type, digest: digestOf(normalised) } : { code: "NOT_SHAREABLE", message: reason };
}

/** Was the value rejected? */
export function isRefusal(item: Item | Refusal): item is Refusal {
  return Object.hasOwn(item, "code");
}

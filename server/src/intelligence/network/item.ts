// A value as it is handed in, by itself or as its hash, and what it is looked up by.
import type { components } from "../../../../generated/types.ts";
import { normalisers } from "../../platform/identifiers/list-values.ts";
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

/** Reads a value, or says why it is none that participants share. */
export function readItem({ signal_type: type, value, value_hash: given }: GivenItem): Item | Refusal {
  if (!isNetworkType(type)) return { code: "INVALID_TYPE", message: "This is no type of value that participants share." };
  if (value !== undefined && given !== undefined) return { code: "INVALID_VALUE", message: "There is a value and a hash: send one of them." };
  if (given !== undefined) {
    const reason = whyDigestNotShared(type, given);
    return reason === undefined ? { type, digest: given } : { code: "NOT_SHAREABLE", message: reason };
  }
  const normalised = value === undefined ? undefined : normalisers[type](value);
  if (normalised === undefined)
    return { code: "INVALID_VALUE", message: value === undefined ? "There is neither a value nor a hash." : `This is no valid ${type}.` };
  const reason = whyNotShared(type, normalised);
  return reason === undefined ? { type, digest: digestOf(normalised) } : { code: "NOT_SHAREABLE", message: reason };
}

/** Was the value refused? */
export function isRefusal(item: Item | Refusal): item is Refusal {
  return Object.hasOwn(item, "code");
}

// Values that are never shared because they would affect too many payers: widely shared values and placeholders.

import { disposable } from "../../values/identifiers/email.ts";
import { freeMailDomains } from "../../values/identifiers/free-mail.ts";
import { placeholderDigests } from "../../values/identifiers/stand-ins.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { digestOf } from "./hashes.ts";
import type { NetworkType } from "./types.ts";

/** Why a normalised value cannot be shared, as a sentence; undefined if it can. */
export function whyNotShared(type: NetworkType, value: string): string | undefined {
  return listKinds[type].whyNotShared?.(value);
}

/** May a normalised value be shared? */
export function isShareable(type: NetworkType, value: string): boolean {
  return whyNotShared(type, value) === undefined;
}

/** The same for a SHA-256: recognises hashes of known values, placeholders and free-mail domains. */
export function whyDigestNotShared(type: NetworkType, digest: string): string | undefined {
  if (placeholderDigests.has(digest)) return "The hash is that of a placeholder that many payers share.";
  if (type !== "email_domain") return undefined;
  refusedDigests ??= new Set([...freeMailDomains, ...disposable].map(digestOf));
  return refusedDigests.has(digest) ? "The hash is that of a domain where anyone can have an address." : undefined;
}

let refusedDigests: ReadonlySet<string> | undefined;

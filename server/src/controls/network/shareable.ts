// Values that are never shared because they would affect too many payers: widely shared values and placeholders.

import { isOpenAddress } from "../../values/addresses/public-address.ts";
import { disposable, domainAndParents, isDisposable } from "../../values/identifiers/email.ts";
import { freeMailDomains } from "../../values/identifiers/free-mail.ts";
import { isPlaceholder, isReservedDomain } from "../../values/identifiers/placeholders.ts";
import { placeholderDigests } from "../../values/identifiers/stand-ins.ts";
import { digestOf } from "./hashes.ts";
import { isRegistry } from "./registries.ts";
import type { NetworkType } from "./types.ts";

/** Why a normalised value cannot be shared, as a sentence; undefined if it can. */
export function whyNotShared(type: NetworkType, value: string): string | undefined {
  switch (type) {
    case "email_domain":
      return aboutDomain(value);
    case "email":
      return aboutAddress(value);
    case "ip_address":
      return isOpenAddress(value, { local: false }) ? undefined : "The address is not public: many networks use it.";
    case "phone":
      return isPlaceholder(type, value) ? "The number is a placeholder that many payers share." : undefined;
    case "device_fingerprint":
    case "card_hash":
    case "account_hash":
    case "clabe":
    case "iban":
      return isPlaceholder(type, value) ? "The value is a placeholder that many payers share." : undefined;
  }
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

function aboutAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (isReservedDomain(domain)) return "The domain of the address is reserved: it has no mailboxes.";
  return isPlaceholder("email", address) ? "The address is a placeholder that many payers share." : undefined;
}

function aboutDomain(domain: string): string | undefined {
  if (isReservedDomain(domain)) return `${domain} is reserved: it has no mailboxes.`;
  if (isRegistry(domain)) return `${domain} is a registry suffix: a signal would affect all domains under it.`;
  const parents = domainAndParents(domain);
  if (parents.some((parent) => freeMailDomains.has(parent))) return `${domain} belongs to a free-mail provider: a signal would affect all its users.`;
  if (isDisposable(domain)) return `${domain} is a disposable e-mail domain: every decision already takes that into account.`;
  return undefined;
}

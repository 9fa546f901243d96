// What is never shared, because it would accuse too many: what half a country has in common, and what stands for nothing.

import { isOpenAddress } from "../../platform/addresses/public-address.ts";
import { disposable, domainAndParents, isDisposable } from "../../platform/identifiers/email.ts";
import { freeMailDomains } from "../../platform/identifiers/free-mail.ts";
import { isPlaceholder, isReservedDomain, placeholderDigests } from "../../platform/identifiers/placeholders.ts";
import { digestOf } from "./hashes.ts";
import { isRegistry } from "./registries.ts";
import type { NetworkType } from "./types.ts";

/** Why a normalised value is not shared, in a sentence; undefined: it may be. */
export function whyNotShared(type: NetworkType, value: string): string | undefined {
  switch (type) {
    case "email_domain":
      return aboutDomain(value);
    case "email":
      return aboutAddress(value);
    case "ip_address":
      return isOpenAddress(value, { local: false }) ? undefined : "The address is not of the public Internet: many networks have it.";
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

/** The same of a value of which there is only the SHA-256: what is known beforehand is told by its own, nothing at all and free-mail domains. */
export function whyDigestNotShared(type: NetworkType, digest: string): string | undefined {
  if (placeholderDigests.has(digest)) return "The hash is that of a placeholder that many payers share.";
  if (type !== "email_domain") return undefined;
  refusedDigests ??= new Set([...freeMailDomains, ...disposable].map(digestOf));
  return refusedDigests.has(digest) ? "The hash is that of a domain at which everybody can have an address." : undefined;
}

let refusedDigests: ReadonlySet<string> | undefined;

function aboutAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (isReservedDomain(domain)) return "The domain of the address is reserved: nobody has an address there.";
  return isPlaceholder("email", address) ? "The address is a placeholder that many payers share." : undefined;
}

function aboutDomain(domain: string): string | undefined {
  if (isReservedDomain(domain)) return `${domain} is reserved: nobody has an address there.`;
  if (isRegistry(domain)) return `${domain} is where a registry gives out domains: it would accuse everybody who has one.`;
  const parents = domainAndParents(domain);
  if (parents.some((parent) => freeMailDomains.has(parent)))
    return `${domain} belongs to a free-mail provider: it would accuse everybody who has an address there.`;
  if (isDisposable(domain)) return `${domain} gives out throw-away addresses: every decision knows that already.`;
  return undefined;
}

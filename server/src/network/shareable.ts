// What is never shared, because it would accuse too many: what half a country has in common, and what stands for nothing.
import { disposable, domainAndParents, isDisposable } from "../identifiers/email.ts";
import { isOpenAddress } from "../webhooks/forbidden.ts";
import { freeMailDomains } from "./free-mail.ts";
import { digestOf } from "./hashes.ts";
import type { NetworkType } from "./types.ts";

/** Why a normalised value is not shared, in a sentence; undefined: it may be. */
export function whyNotShared(type: NetworkType, value: string): string | undefined {
  switch (type) {
    case "email_domain":
      return aboutDomain(value);
    case "email":
      return isReserved(value.slice(value.lastIndexOf("@") + 1)) ? "The domain of the address is reserved: nobody has an address there." : undefined;
    case "ip_address":
      return isOpenAddress(value, { local: false }) ? undefined : "The address is not of the public Internet: many networks have it.";
    case "phone":
      return FILLED_IN.test(value) ? "The number is one that people fill in for none." : undefined;
    case "device_fingerprint":
    case "card_hash":
    case "account_hash":
      return standsForNothing(value) ? "The value is one that programs fill in for none." : undefined;
    case "clabe":
    case "iban":
      return undefined;
  }
}

/** May a normalised value be shared? */
export function isShareable(type: NetworkType, value: string): boolean {
  return whyNotShared(type, value) === undefined;
}

/** The same of a value of which there is only the SHA-256: domains that are known beforehand are told by theirs. */
export function whyDigestNotShared(type: NetworkType, digest: string): string | undefined {
  if (type !== "email_domain") return undefined;
  refusedDigests ??= new Set([...freeMailDomains, ...disposable].map(digestOf));
  return refusedDigests.has(digest) ? "The hash is that of a domain at which everybody can have an address." : undefined;
}

let refusedDigests: ReadonlySet<string> | undefined;

function aboutDomain(domain: string): string | undefined {
  if (isReserved(domain)) return `${domain} is reserved: nobody has an address there.`;
  if (REGISTRY.test(domain)) return `${domain} is where a registry gives out domains: it would accuse everybody who has one.`;
  const parents = domainAndParents(domain);
  if (parents.some((parent) => freeMailDomains.has(parent)))
    return `${domain} belongs to a free-mail provider: it would accuse everybody who has an address there.`;
  if (isDisposable(domain)) return `${domain} gives out throw-away addresses: every decision knows that already.`;
  return undefined;
}

/** Names that mean nobody (RFC 2606, RFC 6761, RFC 6762, RFC 7686, RFC 8375), those of networks at home, and what has no dot. */
const RESERVED = /^[^.]*$|(^|\.)(example\.(com|net|org)|test|example|invalid|localhost|localdomain|local|internal|intranet|lan|home|corp|onion|arpa)$/;

const isReserved = (domain: string): boolean => RESERVED.test(domain);

/** Second levels under which registries of countries give out domains: `com.mx`, `gob.ar`. Payments are looked up down to two labels. */
const REGISTRY =
  /^(com|net|org|edu|gob|gov|gub|gouv|mil|int|ac|co|or|ne|go|ad|adv|art|blog|coop|eco|ind|info|ltd|me|mus|name|nom|pro|plc|tur|tv|web|wiki)\.[a-z]{2}$/;

/** A number whose last eight digits are the same one, or count up or down. */
const FILLED_IN = /(\d)\1{7}$|(12345678|23456789|34567890|87654321|98765432|76543210)$/;

/** Texts of programs that found nothing, and of people who tried. */
const PLACEHOLDER = /^(unknown|undefined|null|nil|none|nan|n\/?a|empty|default|anonymous|test|false|true|\[object object\])$/i;

/** A placeholder, or the same character over and over: an identifier that was switched off is all zeros. */
function standsForNothing(value: string): boolean {
  return PLACEHOLDER.test(value) || new Set(value.replace(/[^\p{L}\p{N}]/gu, "")).size < 2;
}

// Normalises e-mail addresses for matching.
import { domainToASCII } from "node:url";
import disposableDomains from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json" with { type: "json" };

/** Domains whose mailboxes ignore dots in the local part, and their canonical name. */
const DOTLESS: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** Most parents of a domain that are looked up, the shortest ones. */
const MOST_PARENTS = 6;

/** A host name (RFC 1123) of at least two labels. */
const HOST = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The local part of an address: printable ASCII without separators of lists and names (RFC 5321), and visible Unicode (RFC 6531). */
const LOCAL = /^(?:[!#-'*+\-./0-9=?A-Z^-~]|[^\P{L}\p{ASCII}]|[^\P{M}\p{ASCII}]|[^\P{N}\p{ASCII}]|[^\P{P}\p{ASCII}]|[^\P{S}\p{ASCII}])+$/u;

/** Octets of a local part in UTF-8 (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL = 64;

/** Disposable domains, from a maintained list. */
export const disposable: ReadonlySet<string> = new Set(disposableDomains);

/** A normalised address, internationalised ones composed (NFC, RFC 6532), and its parts. */
export interface NormalisedEmail {
  readonly address: string;
  readonly local: string;
  readonly domain: string;
}

/**
 * Lower case, without plus tag, and without dots if the provider ignores them. Two addresses are equal afterwards exactly when they reach the same
 * mailbox at the large providers. Undefined when the text is not an address.
 */
export function normaliseEmail(text: string): NormalisedEmail | undefined {
  const trimmed = text.trim();
  // lower-casing some letters adds combining marks: compose again
  const lower = NOT_ASCII.test(trimmed) ? trimmed.normalize("NFC").toLowerCase().normalize("NFC") : trimmed.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return undefined;
  const domain = normaliseDomain(lower.slice(at + 1));
  if (domain === undefined) return undefined;
  const plus = lower.indexOf("+");
  let local = lower.slice(0, plus > 0 && plus < at ? plus : at);
  if (Object.hasOwn(DOTLESS, domain)) local = local.replaceAll(".", "");
  return isLocal(local) ? { address: `${local}@${domain}`, local, domain } : undefined;
}

function isLocal(local: string): boolean {
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && (!NOT_ASCII.test(local) || Buffer.byteLength(local) <= LONGEST_LOCAL);
}

const NOT_ASCII = /[^ -~]/;

/** Valid domains by the text that was normalised: payers of a shop share few. */
const knownDomains = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** A domain in lower case and ASCII (IDNA), without a trailing dot, by its provider's canonical name; undefined for any other text. */
export function normaliseDomain(text: string): string | undefined {
  let domain = knownDomains.get(text);
  if (domain !== undefined) return domain;
  domain = validDomain(text);
  if (domain === undefined || text.length > LONGEST_KNOWN) return domain;
  // cleared rather than evicted one by one, which would cost as much as normalising
  if (knownDomains.size === MOST_KNOWN) knownDomains.clear();
  knownDomains.set(text, domain);
  return domain;
}

/** Characters of the longest domain that is cached. */
const LONGEST_KNOWN = 64;

function validDomain(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/^@/, "").replace(/\.$/, "");
  // convert non-ASCII letters only: conversion must not turn an invalid ASCII host name into a valid one
  const domain = /[^ -~]/.test(written) ? domainToASCII(written) : written;
  return HOST.test(domain) ? (DOTLESS[domain] ?? domain) : undefined;
}

/** The domain and its parents down to two labels: an entry for `example.com` also matches `mail.example.com`. */
export function domainAndParents(domain: string): string[] {
  const found = [domain];
  const last = domain.lastIndexOf(".");
  for (let dot = domain.indexOf("."); dot < last; dot = domain.indexOf(".", dot + 1)) found.push(domain.slice(dot + 1));
  // keep the shortest ones: the owner of a domain can prepend any number of labels
  return found.length <= MOST_PARENTS + 1 ? found : [domain, ...found.slice(-MOST_PARENTS)];
}

/** Is the domain, or one of its parents, on the list of disposable domains? */
export function isDisposable(domain: string): boolean {
  return domainAndParents(domain).some((candidate) => disposable.has(candidate));
}

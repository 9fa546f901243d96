// Normalises e-mail addresses for matching.
import { domainToASCII } from "node:url";
import disposableDomains from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json" with { type: "json" };
import { emailProviders } from "./email-providers.ts";

/** Domains that are another name of a provider's domain, for lists of domains as well. */
const OTHER_NAMES: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

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

/** A normalised address, internationalised ones composed (NFC, RFC 6532), and the domain as it was written: not that of a provider's other domains. */
export interface NormalisedEmail {
  readonly address: string;
  /** The part of `address` before the @. */
  readonly local: string;
  readonly domain: string;
}

/**
 * Lower case, without tag, and as the provider reads it (`email-providers.ts`). Two addresses are equal afterwards exactly when they reach the same mailbox
 * at the large providers. Undefined when the text is not an address.
 */
export function normaliseEmail(text: string): NormalisedEmail | undefined {
  const trimmed = text.trim();
  // lower-casing some letters adds combining marks: compose again
  const lower = NOT_ASCII.test(trimmed) ? trimmed.normalize("NFC").toLowerCase().normalize("NFC") : trimmed.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return undefined;
  const domain = normaliseDomain(lower.slice(at + 1));
  if (domain === undefined) return undefined;
  const local = untagged(lower.slice(0, at), "+");
  if (!isLocal(local)) return undefined;
  const [name, host] = mailboxOf(local, domain);
  return name === "" ? undefined : { address: `${name}@${host}`, local: name, domain };
}

/** A local part up to its tag. */
function untagged(local: string, separator: string): string {
  const tag = local.indexOf(separator);
  return tag > 0 ? local.slice(0, tag) : local;
}

/** Name and domain of the mailbox that an address reaches. */
function mailboxOf(local: string, domain: string): readonly [name: string, domain: string] {
  const provider = emailProviders.get(domain);
  if (provider === undefined) return mailboxOfSubdomain(domain) ?? [local, domain];
  const untaggedName = provider.tag === undefined ? local : untagged(local, provider.tag);
  return [provider.ignored === undefined ? untaggedName : untaggedName.replaceAll(provider.ignored, ""), provider.domain ?? domain];
}

/** The mailbox of a subdomain at a provider that delivers by it: `maria.fastmail.com` is that of `maria@fastmail.com`. */
function mailboxOfSubdomain(domain: string): readonly [name: string, domain: string] | undefined {
  const dot = domain.indexOf(".");
  const parent = domain.slice(dot + 1);
  return emailProviders.get(parent)?.subdomains === true ? [domain.slice(0, dot), parent] : undefined;
}

/** The domains under which a mailbox can be written, by its normalised address. */
export function domainsOfMailbox(address: string): readonly string[] {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const others = [...emailProviders].flatMap(([other, provider]) => (provider.domain === domain ? [other] : []));
  return others.length === 0 ? [domain] : others;
}

function isLocal(local: string): boolean {
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && (!NOT_ASCII.test(local) || Buffer.byteLength(local) <= LONGEST_LOCAL);
}

const NOT_ASCII = /[^ -~]/;

/** Valid domains by the text that was normalised: payers of a shop share few. */
const knownDomains = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** A domain in lower case and ASCII (IDNA), without a trailing dot, that of Gmail by one of its two names; undefined for any other text. */
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
  return HOST.test(domain) ? (OTHER_NAMES[domain] ?? domain) : undefined;
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

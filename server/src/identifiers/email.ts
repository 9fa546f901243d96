// E-mail addresses in the form in which they are matched.
import disposableDomains from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json" with { type: "json" };

/** Domains whose mailboxes ignore dots in the local part, and their canonical name. */
const DOTLESS: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

const disposable: ReadonlySet<string> = new Set(disposableDomains);

/** A normalised address and its parts. */
export interface NormalisedEmail {
  readonly address: string;
  readonly local: string;
  readonly domain: string;
}

/**
 * Lower case, without plus tag; without dots where the provider ignores them. Addresses are equal after this exactly when they reach the
 * same mailbox at the large providers. Undefined when the text is no address.
 */
export function normaliseEmail(text: string): NormalisedEmail | undefined {
  const lower = text.trim().normalize("NFC").toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return undefined;
  const domain = normaliseDomain(lower.slice(at + 1));
  if (domain === undefined) return undefined;
  const plus = lower.indexOf("+");
  let local = lower.slice(0, plus > 0 && plus < at ? plus : at);
  if (Object.hasOwn(DOTLESS, domain)) local = local.replaceAll(".", "");
  return local === "" ? undefined : { address: `${local}@${domain}`, local, domain };
}

/** A domain in lower case, without a trailing dot, by its provider's canonical name; undefined when it is none. */
export function normaliseDomain(text: string): string | undefined {
  const domain = text.trim().toLowerCase().replace(/^@/, "").replace(/\.$/, "");
  return /^(?=.{3,253}$)[^\s@.]+(\.[^\s@.]+)+$/.test(domain) ? (DOTLESS[domain] ?? domain) : undefined;
}

/** The domain and its parents down to two labels: an entry for `example.com` also matches `mail.example.com`. */
export function domainAndParents(domain: string): string[] {
  const labels = domain.split(".");
  const found = [domain];
  for (let i = 1; i < labels.length - 1 && i < 4; i++) found.push(labels.slice(i).join("."));
  return found;
}

/** Is the domain, or one of its parents, on the maintained list of throw-away addresses? */
export function isDisposable(domain: string): boolean {
  return domainAndParents(domain).some((candidate) => disposable.has(candidate));
}

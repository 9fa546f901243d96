// The register of placeholders: values that people and programs enter when they have none. Many payers share such a value, so it identifies none of them: it
// is no identifier for decisions, counters and fraud rates, cannot be listed, and is not shared in the network.
import { disposable } from "./email.ts";
import { freeMailDomains } from "./free-mail.ts";
import { hasOneCharacter, isSequence, isWord } from "./stand-ins.ts";

/** Names of anonymous buyers, in Spanish, Portuguese and English. */
const COUNTER: ReadonlySet<string> = new Set(
  "guest invitado convidado visitante mostrador balcao balcão publico público publico_general publico-general consumidor_final consumidor-final walk-in walkin".split(
    " ",
  ),
);

/** Negative numbers of few digits: what a program stores for "none". */
const NEGATIVE = /^-\d{1,4}$/;

/**
 * A reference of nobody. Customers may be numbered from 1, so that short numbers are theirs; from six digits on, a repeated digit or a sequence is typed in, and so is a
 * letter four times.
 */
export function isFilledInReference(value: string): boolean {
  if (isWord(value) || NEGATIVE.test(value) || COUNTER.has(value.toLowerCase()) || /^[0\s._-]*$/.test(value)) return true;
  const written = value.replace(/[^\p{L}\p{N}]/gu, "");
  return hasOneCharacter(written) ? written.length >= (/^\d/.test(written) ? 6 : 4) : written.length >= 6 && isSequence(written);
}

/** A terminal of nobody. Terminals may be numbered from 1: only zeros are placeholders. */
export function isFilledInTerminal(value: string): boolean {
  return isWord(value) || NEGATIVE.test(value) || /^[0\s._-]*$/.test(value) || COUNTER.has(value.toLowerCase());
}

/** Identifiers of devices, cards and accounts that developers type. */
const TYPED_HEX = /^(0?123456789(0?abcdef)?0*|(0123456789abcdef|1234567890abcdef)+|12345678-?1234-?1234-?1234-?123456789(abc|012)|abc123|abcdef)$/i;

/** A device, a card or an account that a program made up. */
export const isFilledInToken = (value: string): boolean =>
  isWord(value) || NEGATIVE.test(value) || hasOneCharacter(value) || isSequence(value) || TYPED_HEX.test(value);

const COUNTING = "01234567890123";
const COUNTING_DOWN = "98765432109876";

/** A phone number whose last seven digits, a whole subscriber number in many plans, are equal, or whose last eight count up or down. */
export function isFilledInPhone(value: string): boolean {
  const last = value.slice(-8);
  return /(\d)\1{6}$/.test(last) || COUNTING.includes(last) || COUNTING_DOWN.includes(last);
}

/** `sincorreo`, `no.tiene`: local parts that mean "no address", in Spanish, Portuguese and English, at any domain. */
const NO_ADDRESS =
  /^((no|nao|sin|sem)[._-]?(aplica|disponible|e?-?mails?|hay|correo|proporciona|proporciono|registra|tem|tengo|tiene)|anonim[oa]|anonymous|n[./_-]?a|ningun[oa]|none|null|undefined|unknown)$/;

/** Local parts that users type to get past a form. They count only at shared and reserved domains: the owner of another domain may use any of them. */
const TYPED_IN =
  /^((no|nao)[._-]?reply|asdf?|do[._-]?not[._-]?reply|ejemplo|example|exemplo|fake|guest|invitado|no|prueba|qwerty|test|(?<same>[a-z0-9])\k<same>{2,})$/;

/** An address that means "none", or that users type to get past a form. */
export function isFilledInAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  if (NO_ADDRESS.test(local)) return true;
  const domain = address.slice(at + 1);
  return TYPED_IN.test(local) && (freeMailDomains.has(domain) || disposable.has(domain) || isReservedDomain(domain) || isPlaceholderDomain(domain));
}

const isPlaceholderDomain = (domain: string): boolean => {
  const name = domain.slice(0, domain.indexOf("."));
  return NO_ADDRESS.test(name) || TYPED_IN.test(name);
};

/** Reserved names (RFC 2606, RFC 6761, RFC 6762, RFC 7686, RFC 8375), names of home networks, and names without a dot. */
const RESERVED = /^[^.]*$|(^|\.)(example\.(com|net|org)|test|example|invalid|localhost|localdomain|local|internal|intranet|lan|home|corp|onion|arpa)$/;

/** Is the domain reserved, so that no mailbox exists there? */
export function isReservedDomain(domain: string): boolean {
  return RESERVED.test(domain);
}

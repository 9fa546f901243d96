// Entries that affect nearly everybody by what they are, whatever the organization's traffic.

import { getAllCountries } from "countries-and-timezones";
import type { components } from "../../../../../generated/types.ts";
import { addressRange, isSpecialNetwork } from "../../../values/identifiers/address-range.ts";
import { domainAndParents } from "../../../values/identifiers/email.ts";
import { freeMailDomains } from "../../../values/identifiers/free-mail.ts";
import type { ListType } from "../../../values/identifiers/identifier-kind.ts";
import { isReservedDomain } from "../../../values/identifiers/placeholders.ts";

/** Why an entry affects nearly everybody. */
export type Breadth = components["schemas"]["ListEntryBreadth"];

/** The widest networks that are not broad, by the length of their prefix: the largest that are allocated to one holder. */
const WIDEST = { v4: 8, v6: 16 };

/** Why a normalised value affects nearly everybody; undefined: it does not, as far as is known without payments. */
export function knownBreadth(listType: ListType, value: string): Breadth | undefined {
  switch (listType) {
    case "ip_range":
      return isWide(value) ? "wide_network" : isSpecialNetwork(value) ? "private_network" : undefined;
    case "ip_address":
      return isSpecialNetwork(`${value}/${value.includes(":") ? 128 : 32}`) ? "private_network" : undefined;
    case "email_domain":
      if (isPublicSuffix(value)) return "public_suffix";
      // names under .example are documentation's, and nobody fills them in
      if (isReservedDomain(value) && !value.endsWith(".example")) return "reserved_domain";
      return freeMail.has(value) ? "free_mail" : undefined;
    default:
      return undefined;
  }
}

/** Wider than the widest, or a network of IPv6 that holds all of IPv4. */
function isWide(network: string): boolean {
  const length = Number(network.slice(network.indexOf("/") + 1));
  if (!network.includes(":")) return length < WIDEST.v4;
  const { first, last } = addressRange(network);
  const [wholeV4, { first: start, last: end }] = [length < WIDEST.v6, addressRange("0.0.0.0/0")];
  return wholeV4 || (first <= start && last >= end);
}

/** Free-mail domains and their parents: an entry matches subdomains. */
const freeMail: ReadonlySet<string> = new Set([...freeMailDomains].flatMap(domainAndParents));

/** Names under which the registries of countries register domains: `com.mx`, `gob.pe`, `co.uk`. */
const SECOND_LEVEL = new Set(
  "ac adm adv art asso biz co com coop ed edu edu1 eng fin firm gen go gob gouv gov gub gv id ind inf info int jor ltd med mil mus ne net nic nom nome of or org plc pro profesional psi res sch srv store tur tv web".split(
    " ",
  ),
);
const COUNTRIES: ReadonlySet<string> = new Set([...Object.keys(getAllCountries()).map((code) => code.toLowerCase()), "uk", "eu"]);

/** Is it a domain under which anyone can register? One label is no domain of an entry, so two labels are the shortest. */
function isPublicSuffix(domain: string): boolean {
  const [name = "", country = "", ...rest] = domain.split(".");
  return rest.length === 0 && COUNTRIES.has(country) && SECOND_LEVEL.has(name);
}

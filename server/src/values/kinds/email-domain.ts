import { domainAndParents, isDisposable, normaliseDomain } from "../identifiers/email.ts";
import { freeMailDomains } from "../identifiers/free-mail.ts";
import { isReservedDomain } from "../identifiers/placeholders.ts";
import { isRegistry } from "../identifiers/registries.ts";
import type { ListKind } from "./kind.ts";

export const emailDomain: ListKind = {
  // an entry stops the subdomains, too: lists write that as a wildcard
  normalise: (text) => normaliseDomain(text.replace(/^\s*(?:\*?@)?(?:\*?\.)?/, "")),
  message: 'must be a domain name such as "correo.mx"',
  names: "many",
  whyNotShared: (domain) => {
    if (isReservedDomain(domain)) return `${domain} is reserved: it has no mailboxes.`;
    if (isRegistry(domain)) return `${domain} is a registry suffix: a signal would affect all domains under it.`;
    if (domainAndParents(domain).some((parent) => freeMailDomains.has(parent)))
      return `${domain} belongs to a free-mail provider: a signal would affect all its users.`;
    return isDisposable(domain) ? `${domain} is a disposable e-mail domain: every decision already takes that into account.` : undefined;
  },
  words: "dominio",
};

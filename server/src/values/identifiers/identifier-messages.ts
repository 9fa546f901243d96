// What an identifier must be, by its type, for callers whose value was refused.

import { formatMessages } from "../../../../generated/schema-messages.ts";
import type { ListType } from "./kinds.ts";

/** What a value of each list type must be. */
export const identifierMessages: Readonly<Record<ListType, string>> = {
  email: formatMessages["idn-email"],
  email_domain: 'must be a domain name such as "correo.mx"',
  ip_address: 'must be an IPv4 or IPv6 address such as "189.203.54.17"',
  ip_range: 'must be a network in CIDR notation such as "189.203.54.0/24"',
  device_fingerprint: "must be 1 to 255 characters and not blank",
  card_bin: "must be the first 6 or 8 digits of the card number",
  card_hash: "must be 1 to 255 characters and not blank",
  country: 'must be an ISO 3166-1 alpha-2 code such as "MX"',
  phone: 'must be a phone number in E.164 format such as "+525548219034"',
  customer_id: "must be 1 to 255 characters and not blank",
  clabe: "must be a CLABE of 18 digits with a valid check digit; a CBU, a CCI, a Pix or Bre-B key is an account_hash",
  iban: "must be an IBAN (ISO 13616) with valid check digits; a CBU, a CCI, a Pix or Bre-B key is an account_hash",
  account_hash: "must be 1 to 255 characters and not blank; a CLABE is a clabe, an IBAN is an iban",
  swift_bic: 'must be a BIC (ISO 9362) of 8 or 11 characters such as "BNMXMXMM"',
  beneficiary_id: "must be 1 to 255 characters and not blank",
};

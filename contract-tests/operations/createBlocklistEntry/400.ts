import { invalid } from "../../of-every-operation/invalid.ts";
import { newEntryRefusals } from "../../shared/list-entries.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createBlocklistEntry";

/** Values that are not of their type. One normalisation serves every list, so the blocklist stands for all. */
const misfits: readonly (readonly [flaw: string, list_type: string, value: string])[] = [
  ["an e-mail address without a host", "email", "nobody"],
  ["a domain without a dot", "email_domain", "localhost"],
  ["an IP address that cannot be", "ip_address", "203.0.113.256"],
  ["a network with too long a prefix", "ip_range", "203.0.113.0/33"],
  ["a fingerprint of spaces", "device_fingerprint", "   "],
  ["half the digits of a BIN", "card_bin", "4111"],
  ["a country of three letters", "country", "MEX"],
  ["a country that does not exist", "country", "XX"],
  ["a telephone number of words", "phone", "no telephone"],
  ["an IBAN with wrong check digits", "iban", "GB83WEST12345698765432"],
  ["a BIC of the wrong length", "swift_bic", "BCMRMX"],
];

/** Entries that the list does not take. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...newEntryRefusals(operation),
  ...misfits.map(([flaw, list_type, value]) => refusing(operation, { key: "analyst" })(`${flaw} is refused`, { list_type, value }, "value")),
];

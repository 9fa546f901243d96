import type { CaseRequest, ContractCase } from "../src/case.ts";
import { notFound, refusing } from "./refusal.ts";

/** Values that are not of their type: what is wrong with each, type, value. One normalisation serves every list, so the blocklist stands for all. */
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

/** Each value that cannot be of its type. */
export const misfitRefusals = (operation: ContractCase["operation"]): ContractCase[] =>
  misfits.map(([flaw, list_type, value]) => refusing(operation, { key: "analyst" })(`${flaw} is refused`, { list_type, value }, "value"));

/** Values that no list takes, and that cannot be looked up either. */
export function valueRefusals(operation: ContractCase["operation"], key: CaseRequest["key"]): ContractCase[] {
  const refused = refusing(operation, { key });
  return [
    {
      operation,
      promise: "a type that lists do not know is refused as such",
      request: { key, body: { list_type: "e-mail", value: "fraude@ejemplo.mx" } },
      expected: { status: 400, code: "INVALID_TYPE" },
    },
    {
      operation,
      promise: "a type is known by its own name only",
      request: { key, body: { list_type: "constructor", value: "fraude@ejemplo.mx" } },
      expected: { status: 400, code: "INVALID_TYPE" },
    },
    refused("a CLABE with a wrong check digit is refused", { list_type: "clabe", value: "002010077777777772" }, "value"),
    refused("what is required is named", {}, "list_type", "value"),
    refused("an empty value is refused", { list_type: "customer_id", value: "" }, "value"),
    refused("a value with a line break is refused", { list_type: "customer_id", value: "cus\n1" }, "value"),
    refused("a value that is too long is refused", { list_type: "customer_id", value: "c".repeat(256) }, "value"),
  ];
}

/** Entries that neither list takes. */
export function newEntryRefusals(operation: "createBlocklistEntry" | "createAllowlistEntry"): ContractCase[] {
  const refused = refusing(operation, { key: "analyst" });
  const fine = { list_type: "customer_id", value: "contract-refused" };
  return [
    ...valueRefusals(operation, "analyst"),
    refused("a flow that does not exist is refused", { ...fine, flow_scope: "both" }, "flow_scope"),
    refused("an end on a day that does not exist is refused", { ...fine, expires_at: "2099-02-30T00:00:00Z" }, "expires_at"),
    refused("a reason with a control character is refused", { ...fine, reason: "a\u0000b" }, "reason"),
    refused("a reason that is too long is refused", { ...fine, reason: "r".repeat(501) }, "reason"),
    refused("a full card number in a reason is refused", { ...fine, reason: "4111 1111 1111 1111" }, "reason"),
    refused("a submerchant that is no UUID is refused", { ...fine, submerchant_id: "shop" }, "submerchant_id"),
  ];
}

/** Submerchants that the caller's organization does not have. */
export const foreignSubmerchantCases = (operation: ContractCase["operation"], naming: (submerchant_id: string) => CaseRequest): ContractCase[] => [
  {
    operation,
    promise: "a submerchant that does not exist is not found",
    request: { key: "pspAdmin", ...naming("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22") },
    expected: notFound,
  },
  {
    operation,
    promise: "a submerchant of another organization is not found",
    request: { key: "admin", ...naming("{sandbox.psp.submerchant_id}") },
    expected: notFound,
  },
];

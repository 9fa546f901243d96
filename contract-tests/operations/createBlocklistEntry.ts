import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { newEntryRefusals } from "../shared/list-entries.ts";
import { doubled, refusing, tooBroad } from "../shared/refusal.ts";
import { block, makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createBlocklistEntry";

/** An entry for one submerchant: a new one has nothing on its list, so that the same entry can be made for each. */
export const sample = {
  operation: "createBlocklistEntry",
  before: [makeSubmerchant("shop")],
  request: { key: "pspAdmin", body: { list_type: "email", value: "fraude@ejemplo.mx", submerchant_id: "{shop.id}" } },
  status: 201,
} as const satisfies Sample<"createBlocklistEntry">;

/** Steps that make it. */
export const atAShop: readonly Step[] = [...sample.before, { as: "made", operation: sample.operation, ...sample.request }];

/** Values that are not of their type. One normalisation serves every list, so the blocklist stands for all. */
const misfits: readonly (readonly [flaw: string, list_type: string, value: string])[] = [
  ["an e-mail address without a host", "email", "nobody"],
  ["a domain without a dot", "email_domain", "localhost"],
  ["an IP address that cannot be", "ip_address", "203.0.113.256"],
  ["a network with too long a prefix", "ip_range", "203.0.113.0/33"],
  ["a fingerprint of spaces", "device_fingerprint", "   "],
  ["half the digits of a BIN", "card_bin", "4111"],
  ["a name of no country", "country", "Atlantis"],
  ["a country that does not exist", "country", "XX"],
  ["a telephone number of words", "phone", "no telephone"],
  ["an IBAN with wrong check digits", "iban", "GB83WEST12345698765432"],
  ["a BIC of the wrong length", "swift_bic", "BCMRMX"],
];

/** Its own cases, by expected status. */
export const cases: OwnCases<"createBlocklistEntry"> = {
  /** New entries. */
  201: [
    {
      promise: "the documented example email blocks every payment of the address, in its plain form",
      request: { key: "analyst", body: requestExample(operation, "email") },
      expected: {
        example: "email",
        body: {
          organization_id: "{sandbox.organization_id}",
          list_type: "email",
          value: "fraude@ejemplo.mx",
          flow_scope: "all",
          severity: "block",
          reason: "Charged back twice in October",
          source: "manual",
          is_active: true,
          expires_at: null,
          submerchant_id: null,
        },
      },
    },
    {
      promise: "the fields of an entry are stored, except its source: the service sets it",
      request: {
        key: "analyst",
        body: {
          list_type: "phone",
          value: "+52 1 55 1234 0001",
          flow_scope: "payin",
          severity: "review",
          reason: "Tres contracargos\nen octubre",
          source: "chargeback",
          is_active: false,
          expires_at: "2099-01-01T00:00:00-06:00",
        },
      },
      expected: {
        body: {
          value: "+525512340001",
          flow_scope: "payin",
          severity: "review",
          reason: "Tres contracargos\nen octubre",
          source: "manual",
          is_active: false,
          expires_at: "2099-01-01T06:00:00.000Z",
        },
      },
    },
    {
      promise: "the same value for another flow is an entry of its own",
      before: [block("made", "customer_id", "contract-flows", { flow_scope: "payin" })],
      request: { key: "analyst", body: { list_type: "customer_id", value: "contract-flows", flow_scope: "payout" } },
      expected: { body: { flow_scope: "payout" } },
    },
    {
      promise: "an entry that affects nearly everybody is made once it is confirmed, and answered with its reach",
      request: { key: "analyst", body: { list_type: "email_domain", value: "yahoo.com.ve", flow_scope: "payout", confirm: true } },
      expected: { body: { value: "yahoo.com.ve", reach: { breadth: "free_mail" } } },
    },
    {
      promise: "a value that was removed may be listed again",
      before: [block("made", "customer_id", "contract-again"), { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } }],
      request: { key: "analyst", body: { list_type: "customer_id", value: "contract-again" } },
      expected: { body: { value: "contract-again" } },
    },
  ],
  /** Entries that the list does not take. */
  400: [...newEntryRefusals(), ...misfits.map(([flaw, list_type, value]) => refusing({ key: "analyst" })(`${flaw} is refused`, { list_type, value }, "value"))],
  404: foreignSubmerchants(sample, "body"),
  /** Values that are listed already. */
  409: [
    ...(
      [
        ["the whole internet", "ip_range", "0.0.0.0/0", "wide_network"],
        ["a private network", "ip_range", "10.0.0.0/8", "private_network"],
        ["a free-mail domain", "email_domain", "@gmail.com", "free_mail"],
        ["a public suffix", "email_domain", "com.mx", "public_suffix"],
      ] as const
    ).map(([what, list_type, value, breadth]) => ({
      promise: `${what} needs a confirmation`,
      request: { key: "analyst" as const, body: { list_type, value } },
      expected: tooBroad(breadth),
    })),
    doubled(
      "the same value in another spelling is a duplicate",
      { key: "analyst", body: { list_type: "email", value: "ContractTwice+again@GoogleMail.com", severity: "flag" } },
      block("made", "email", "contract.twice@gmail.com"),
    ),
    doubled(
      "a value of one submerchant may be listed for all of them too, once",
      { key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
      makeSubmerchant("shop"),
      { as: "ofShop", operation, key: "pspAdmin", body: { ...sample.request.body, value: "contract-all@ejemplo.mx" } },
      { as: "ofAll", operation, key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
    ),
  ],
};

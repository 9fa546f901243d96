import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { newEntryRefusals } from "../shared/list-entries.ts";
import { doubled, tooBroad } from "../shared/refusal.ts";
import { allow, block, makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createAllowlistEntry";

/** An entry for one submerchant: a new one has nothing on its list, so that the same entry can be made for each. */
export const sample = {
  operation: "createAllowlistEntry",
  before: [makeSubmerchant("shop")],
  request: { key: "pspAdmin", body: { list_type: "customer_id", value: "cus_84213", submerchant_id: "{shop.id}" } },
  status: 201,
} as const satisfies Sample<"createAllowlistEntry">;

/** Steps that make it. */
export const atAShop: readonly Step[] = [...sample.before, { as: "made", operation: sample.operation, ...sample.request }];

/** Its own cases, by expected status. */
export const cases: OwnCases<"createAllowlistEntry"> = {
  /** New entries. */
  201: [
    {
      promise: "the documented example customer is trusted",
      request: { key: "analyst", body: requestExample(operation, "customer") },
      expected: {
        example: "customer",
        body: {
          organization_id: "{sandbox.organization_id}",
          list_type: "customer_id",
          value: "cus_84213",
          flow_scope: "all",
          reason: "Customer since 2019",
          source: "manual",
          expires_at: null,
          submerchant_id: null,
        },
      },
    },
    {
      promise: "a value may be on both lists",
      before: [block("made", "customer_id", "contract-both-lists")],
      request: { key: "analyst", body: { list_type: "customer_id", value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00Z" } },
      expected: { body: { value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00.000Z" } },
    },
  ],
  /** Entries that the list does not take. */
  400: [...newEntryRefusals()],
  404: foreignSubmerchants(sample, "body"),
  /** Values that are listed already. */
  409: [
    {
      promise: "an entry that would credit nearly everybody needs a confirmation",
      request: { key: "analyst", body: { list_type: "email_domain", value: "outlook.com" } },
      expected: tooBroad("free_mail"),
    },
    doubled(
      "the same value in another spelling is a duplicate",
      { key: "analyst", body: { list_type: "iban", value: "gb82west12345698765432" } },
      allow("made", "iban", "GB82 WEST 1234 5698 7654 32"),
    ),
  ],
};

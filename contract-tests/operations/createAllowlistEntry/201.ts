import { answered } from "../../of-every-operation/answered.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createAllowlistEntry";

/** New entries. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example customer is trusted",
    request: { key: "analyst", body: requestExample(operation, "customer") },
    expected: {
      status: 201,
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
    operation,
    promise: "a value may be on both lists",
    before: [block("made", "customer_id", "contract-both-lists")],
    request: { key: "analyst", body: { list_type: "customer_id", value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00Z" } },
    expected: { status: 201, body: { value: "contract-both-lists", flow_scope: "payin", expires_at: "2099-01-01T00:00:00.000Z" } },
  },
];

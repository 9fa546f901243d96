import { answered } from "../../of-every-operation/answered.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createBlocklistEntry";

/** New entries. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example email blocks every payment of the address, in its plain form",
    request: { key: "analyst", body: requestExample(operation, "email") },
    expected: {
      status: 201,
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
    operation,
    promise: "what is said of an entry is kept, but for its source: the service sets it",
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
      status: 201,
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
    operation,
    promise: "the same value for another flow is an entry of its own",
    before: [block("made", "customer_id", "contract-flows", { flow_scope: "payin" })],
    request: { key: "analyst", body: { list_type: "customer_id", value: "contract-flows", flow_scope: "payout" } },
    expected: { status: 201, body: { flow_scope: "payout" } },
  },
  {
    operation,
    promise: "a value that was removed may be listed again",
    before: [block("made", "customer_id", "contract-again"), { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } }],
    request: { key: "analyst", body: { list_type: "customer_id", value: "contract-again" } },
    expected: { status: 201, body: { value: "contract-again" } },
  },
];

import { answered } from "../../of-every-operation/answered.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "updateBlocklistEntry";

/** Changes of an entry. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "an entry is switched off, and the rest of it stays",
    before: [block("made", "customer_id", "contract-switched", { severity: "review", reason: "Visto dos veces" })],
    request: { key: "analyst", body: { id: "{made.id}", is_active: false } },
    expected: {
      status: 200,
      example: "switch-off",
      body: {
        id: "{made.id}",
        list_type: "customer_id",
        value: "contract-switched",
        severity: "review",
        reason: "Visto dos veces",
        flow_scope: "all",
        is_active: false,
        created_at: "{made.created_at}",
      },
    },
  },
  {
    operation,
    promise: "null clears the reason and the end",
    before: [block("made", "customer_id", "contract-cleared", { reason: "Visto dos veces", expires_at: "2099-01-01T00:00:00Z" })],
    request: { key: "analyst", body: { id: "{made.id}", reason: null, expires_at: null } },
    expected: { status: 200, body: { reason: null, expires_at: null, is_active: true } },
  },
  {
    operation,
    promise: "severity, flow, reason and end change together",
    before: [block("made", "customer_id", "contract-changed")],
    request: { key: "analyst", body: { id: "{made.id}", severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00Z" } },
    expected: { status: 200, body: { severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00.000Z" } },
  },
];

import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listCaseRecommendations";

/** Sessions that deserve a case. Which ones do is shown in server/test/statistics: they are found within a minute, not at once. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "recommendations are filtered by reason, urgency and submerchant: what was declined is never urgent",
    request: { key: "pspViewer", query: { reason: "large_declined", priority: "urgente", submerchant_id: "{sandbox.psp.submerchant_id}", limit: "1" } },
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation,
    promise: "a key of one submerchant asks for its own",
    request: { key: "submerchantSecret", query: { reason: "fraud_confirmed", submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 200 },
  },
];

import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { noSubmerchant, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listCaseRecommendations"> = {
  operation: "listCaseRecommendations",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCaseRecommendations"> = {
  /** Sessions that deserve a case. Which ones do is shown in server/test/statistics: they are found within a minute, not at once. */
  200: [
    {
      promise: "recommendations are filtered by reason, urgency and submerchant: what was declined is never urgent",
      request: { key: "pspViewer", query: { reason: "large_declined", priority: "urgente", submerchant_id: "{sandbox.psp.submerchant_id}", limit: "1" } },
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "a key of one submerchant gets its own",
      request: { key: "submerchantSecret", query: { reason: "fraud_confirmed", submerchant_id: "{sandbox.psp.submerchant_id}" } },
    },
  ],
  /** Refused queries. */
  400: [
    ...refusedQueries("viewer", [
      ["a reason that does not exist", { reason: "hunch" }, "query.reason"],
      ["an urgency that does not exist", { priority: "high" }, "query.priority"],
      noSubmerchant,
    ]),
  ],
  404: foreignSubmerchants(sample, "query"),
};

// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import type { ResponseCache } from "../idempotency/response-cache.ts";
import type { Batches } from "./batches.ts";
import { assessRead } from "./read-batch.sql.ts";
import { payoutRead } from "./read-payouts.sql.ts";
import type { AssessService } from "./service.ts";
import { assessWrite } from "./write-batch.sql.ts";

export const assessModule = {
  crossTenantFunctions: [assessRead, payoutRead, assessWrite],
  handlers: async ({ assess, recent, identifiers }: ServerParts & { readonly assess: AssessService; readonly recent: ResponseCache }) =>
    (await import("./handlers.ts")).assessHandlers(assess, recent, identifiers),
  checks: async () => {
    const { payinChecks } = await import("./payin-checks.ts");
    const { payoutChecks } = await import("./payout-checks.ts");
    return { assessPayin: payinChecks, assessPayout: payoutChecks };
  },
  gauges: async ({ batches }: ServerParts & { readonly batches: Batches }) => {
    return [
      { name: "fraud_risk_waiting", help: "Assess requests waiting for a batch.", read: batches.waiting },
      { name: "fraud_risk_batches_in_flight", help: "Batches in flight.", read: batches.inFlight },
    ];
  },
} satisfies Module;

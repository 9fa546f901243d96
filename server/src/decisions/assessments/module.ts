// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { Activity } from "./activity.entity.ts";
import { Assessment } from "./assessment.entity.ts";
import { recentSessions, sessionsOf } from "./cross-tenant-functions.ts";
import { PayoutActivity } from "./payout-activity.entity.ts";
import { Review } from "./review.entity.ts";
import type { Feedback, FraudSearch } from "./store.ts";

export const assessmentsModule = {
  entities: [Activity, Assessment, PayoutActivity, Review],
  crossTenantFunctions: [recentSessions, ...Object.values(sessionsOf)],
  handlers: async ({ tenancy, feedback }: ServerParts & { readonly feedback: Feedback & FraudSearch }) =>
    (await import("./handlers.ts")).assessmentHandlers(tenancy, feedback),
} satisfies Module;

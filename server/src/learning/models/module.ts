// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { dueModels, fitsOfOthers } from "./cross-tenant-functions.ts";
import { RiskModel } from "./model.entity.ts";
import { ModelFit } from "./model-fit.entity.ts";

export const modelsModule = {
  entities: [RiskModel, ModelFit],
  crossTenantFunctions: [dueModels, fitsOfOthers],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).modelHandlers(tenancy),
  checks: async () => {
    const { proposalChecks } = await import("./checks.ts");
    return { proposeModel: proposalChecks };
  },
  jobs: async ({ pool, tenancy, failed }: JobParts) => [
    (await import("./job.ts")).modelFitting({ pool, tenancy, failed: failed("the models of an organization could not be looked after") }),
  ],
} satisfies Module;

// What this folder contributes to the service.

import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { FraudReport } from "./fraud-report.entity.ts";
import { FraudReportName } from "./fraud-report-name.entity.ts";

export const fraudReportsModule = {
  entities: [FraudReport, FraudReportName],
  handlers: async ({ tenancy, network }: ServerParts & { readonly network: NetworkHashes }) => (await import("./handlers.ts")).reportHandlers(tenancy, network),
} satisfies Module;

// What this folder contributes to the service.

import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { dataSubjectFunctions } from "./cross-tenant-functions.ts";
import { DataSubjectRequest } from "./data-subject-request.entity.ts";
import { DataSubjectSession } from "./data-subject-session.entity.ts";

export const dataProtectionModule = {
  entities: [DataSubjectRequest, DataSubjectSession],
  crossTenantFunctions: [...dataSubjectFunctions],
  handlers: async ({ tenancy, network }: ServerParts & { readonly network: NetworkHashes }) =>
    (await import("./handlers.ts")).dataSubjectHandlers(tenancy, network),
  jobs: async ({ pool, tenancy, network, underLoad, failed }: JobParts & { readonly network: NetworkHashes }) => [
    (await import("./job.ts")).dataSubjectJob({ pool, tenancy, network, underLoad, failed: failed("a data subject request of an organization failed") }),
  ],
} satisfies Module;

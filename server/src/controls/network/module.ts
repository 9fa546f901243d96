// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { networkReport, networkSize } from "./cross-tenant-functions.ts";
import type { NetworkHashes } from "./hashes.ts";
import { NetworkMember } from "./network-member.entity.ts";
import { NetworkSignal } from "./network-signal.entity.ts";

export const networkModule = {
  entities: [NetworkMember, NetworkSignal],
  crossTenantFunctions: [networkReport, networkSize],
  handlers: async ({ tenancy, network }: ServerParts & { readonly network: NetworkHashes }) =>
    (await import("./handlers.ts")).networkHandlers(tenancy, network),
  checks: async () => {
    const { membershipChecks } = await import("./checks.ts");
    const { queryChecks } = await import("./query.ts");
    return { setNetworkMembership: membershipChecks, queryNetwork: queryChecks };
  },
} satisfies Module;

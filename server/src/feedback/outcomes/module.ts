// What this folder contributes to the service.

import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { payersOfValues } from "./find-payers-of-values.sql.ts";
import { Outcome } from "./outcome.entity.ts";
import { PayerCounter } from "./payer-counter.entity.ts";
import { PayerDispute } from "./payer-dispute.entity.ts";

export const outcomesModule = {
  entities: [Outcome, PayerCounter, PayerDispute],
  crossTenantFunctions: [payersOfValues],
  handlers: async ({ tenancy, network }: ServerParts & { readonly network: NetworkHashes }) =>
    (await import("./handlers.ts")).outcomeHandlers(tenancy, network),
} satisfies Module;

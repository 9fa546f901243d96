// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import type { EntityFeedback } from "./service.ts";

export const entitiesModule = {
  handlers: async ({ tenancy, feedback }: ServerParts & { readonly feedback: EntityFeedback }) =>
    (await import("./handlers.ts")).entityHandlers(tenancy, feedback),
} satisfies Module;

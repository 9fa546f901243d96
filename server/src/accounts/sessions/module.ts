// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { Person } from "./person.entity.ts";

export const sessionsModule = {
  entities: [Person],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).sessionHandlers(tenancy),
} satisfies Module;

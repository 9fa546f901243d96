// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { SavedView } from "./saved-view.entity.ts";

export const savedViewsModule = {
  entities: [SavedView],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).savedViewHandlers(tenancy),
} satisfies Module;

// What this folder contributes to the service.
import type { Module, ServerParts } from "../../platform/modules/module.ts";

export const healthModule = {
  handlers: async ({ config, availability, accepting }: ServerParts & { readonly accepting: () => boolean }) =>
    (await import("./handlers.ts")).healthHandlers(config.stage, availability, accepting),
} satisfies Module;

// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { renewStreams, streamedEvents } from "./cross-tenant-functions.ts";
import type { EventStreams } from "./streams.ts";

export const streamsModule = {
  crossTenantFunctions: [renewStreams, streamedEvents],
  handlers: async ({ streams }: ServerParts & { readonly streams: EventStreams }) => (await import("./handlers.ts")).streamHandlers(streams),
  gauges: async ({ streams }: ServerParts & { readonly streams: EventStreams }) => {
    return [{ name: "fraud_risk_event_streams", help: "Open event streams of this process.", read: streams.count }];
  },
} satisfies Module;

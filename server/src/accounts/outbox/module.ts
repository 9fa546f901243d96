// What this folder contributes to the service.

import type { Module } from "../../platform/modules/module.ts";
import { storeEvents } from "./enqueue.ts";
import { QueuedEvent } from "./queued-event.entity.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";

export const outboxModule = {
  entities: [QueuedEvent, WebhookDelivery],
  crossTenantFunctions: [storeEvents],
} satisfies Module;

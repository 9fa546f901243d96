// What this folder contributes to the service.

import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { claimDeliveries, finishAttempts, webhookQueueMetrics } from "./cross-tenant-functions.ts";
import { WebhookAttempt } from "./webhook-attempt.entity.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

export const webhooksModule = {
  entities: [WebhookAttempt, WebhookEndpoint],
  crossTenantFunctions: [claimDeliveries, finishAttempts, webhookQueueMetrics],
  handlers: async ({ tenancy, secretsKeys, wake }: ServerParts & { readonly wake: () => void }) =>
    (await import("./handlers.ts")).webhookHandlers(tenancy, secretsKeys, wake),
  checks: async ({ config, production }: ServerParts) => {
    const { endpointChecks } = await import("./checks.ts");
    const checks = endpointChecks({ local: config.webhooksLocal }, !production);
    return { createWebhookEndpoint: checks, updateWebhookEndpoint: checks };
  },
  gauges: async ({ pool }: ServerParts) => {
    const { createWebhookQueueMetrics } = await import("./queue-metrics.ts");
    const read = createWebhookQueueMetrics(pool);
    return [
      { name: "fraud_risk_webhook_backlog", help: "Due deliveries of all organizations waiting for an attempt.", read: async () => (await read()).backlog },
      { name: "fraud_risk_webhook_backlog_seconds", help: "Age of the oldest due delivery.", read: async () => (await read()).oldestSeconds },
      { name: "fraud_risk_webhook_endpoints_disabled", help: "Endpoints disabled after failures or 410 Gone.", read: async () => (await read()).disabled },
    ];
  },
} satisfies Module;

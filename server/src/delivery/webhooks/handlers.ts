// The webhook operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { listDeliveries, readDelivery, redeliver, sendTest } from "./delivery-log.ts";
import { endpointView } from "./endpoint.ts";
import { createEndpoint, knownEndpoint, listEndpoints, removeEndpoint, rotateSecret, updateEndpoint } from "./endpoints.ts";

type Operation =
  | "listWebhookEndpoints"
  | "createWebhookEndpoint"
  | "readWebhookEndpoint"
  | "updateWebhookEndpoint"
  | "removeWebhookEndpoint"
  | "rotateWebhookSecret"
  | "testWebhookEndpoint"
  | "listWebhookDeliveries"
  | "readWebhookDelivery"
  | "redeliverWebhook";

/** Implements the webhook operations. `queued` is called when a delivery may be due. */
export function webhookHandlers(tenancy: Tenancy, keys: readonly SecretsKey[], queued: () => void): Pick<Handlers<RequestContext>, Operation> {
  return {
    listWebhookEndpoints: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listEndpoints(tenant, query) })),
    createWebhookEndpoint: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createEndpoint(tenant, keys, body) })),
    readWebhookEndpoint: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: endpointView(await knownEndpoint(tenant, path.id)) })),
    updateWebhookEndpoint: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await updateEndpoint(tenant, path.id, body) })),
    removeWebhookEndpoint: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeEndpoint(tenant, path.id) })),
    rotateWebhookSecret: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await rotateSecret(tenant, keys, path.id) })),
    testWebhookEndpoint: async ({ path, body }, context) => {
      const delivery = await tenancy.within(actingOf(context), (tenant) => sendTest(tenant, path.id, body?.type));
      queued();
      return { status: 202, body: delivery };
    },
    listWebhookDeliveries: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listDeliveries(tenant, query) })),
    readWebhookDelivery: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readDelivery(tenant, path.id) })),
    redeliverWebhook: async ({ path }, context) => {
      const delivery = await tenancy.within(actingOf(context), (tenant) => redeliver(tenant, path.id));
      queued();
      return { status: 202, body: delivery };
    },
  };
}

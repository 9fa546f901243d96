// The endpoint at the service that sends events here.
import type { FraudRisk, Schemas } from "@fraud-risk/node";

/** The endpoint with this address; undefined before the first run. */
export async function findEndpoint(client: FraudRisk, url: string): Promise<Schemas["WebhookEndpoint"] | undefined> {
  for await (const endpoint of client.webhookEndpoints.list()) if (endpoint.url === url) return endpoint;
  return undefined;
}

/**
 * A secret for the endpoint with this address. The first run registers the endpoint. Later runs rotate its secret, which the service shows only when it makes one: call
 * this once everything else is ready.
 */
export async function newSecret(client: FraudRisk, url: string, found: Schemas["WebhookEndpoint"] | undefined): Promise<string> {
  if (found === undefined) {
    const issued = await client.webhookEndpoints.create({
      url,
      events: ["transaction.created", "transaction.blocked"],
      description: "Example in sdk-node/examples",
    });
    return issued.secret;
  }
  // the service disables an endpoint that fails for days
  if (!found.enabled) await client.webhookEndpoints.update(found.id, { enabled: true });
  return (await client.webhookEndpoints.rotateSecret(found.id)).secret;
}

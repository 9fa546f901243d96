// The endpoint at the service that sends events here.
import type { FraudRisk } from "@fraud-risk/node";

/**
 * The secret of the endpoint with this address. The first run registers the endpoint. Later runs find it and rotate its secret, which the service shows only when it
 * makes one.
 */
export async function endpointSecret(client: FraudRisk, url: string): Promise<string> {
  for await (const endpoint of client.webhookEndpoints.list()) {
    if (endpoint.url !== url) continue;
    // the service disables an endpoint that fails for days
    if (!endpoint.enabled) await client.webhookEndpoints.update(endpoint.id, { enabled: true });
    return (await client.webhookEndpoints.rotateSecret(endpoint.id)).secret;
  }
  const issued = await client.webhookEndpoints.create({
    url,
    events: ["transaction.created", "transaction.blocked"],
    description: "Example in sdk-node/examples",
  });
  return issued.secret;
}

// The provider's HTTP side: merchants are onboarded, and send payments.
import { ConnectionError, type FraudRisk, failOpen, isApiError, type RequestBody, TimeoutError } from "@fraud-risk/node";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { createMerchants, type NewMerchant } from "./merchants.ts";

/** A payment as a merchant sends it. */
type Payment = Omit<RequestBody<"assessPayin">, "submerchant_id"> & { readonly order_id: string };

interface OfMerchant {
  readonly Params: { readonly merchant: string };
}

/** A property that must be there; everything else is checked by the service, which names invalid fields. */
const requires = (...names: string[]) => ({
  body: { type: "object", required: names, properties: Object.fromEntries(names.map((name) => [name, { type: "string", minLength: 1 }])) },
});

/** Builds the provider. */
export function createPsp(client: FraudRisk): FastifyInstance {
  const app = Fastify();
  const merchants = createMerchants(client);

  app.post<{ Body: NewMerchant }>("/merchants", { schema: requires("external_id", "name", "country") }, async ({ body }, reply) => {
    const id = await merchants.onboard(body);
    return reply.code(201).send({ merchant: body.external_id, submerchant_id: id });
  });

  app.post<OfMerchant & { Body: Payment }>("/merchants/:merchant/payments", { schema: requires("order_id", "currency") }, async ({ params, body }, reply) => {
    const submerchantId = await merchants.find(params.merchant);
    if (submerchantId === undefined) return reply.code(404).send({ error: "no such merchant" });
    // two merchants may use one order number: under the provider's key, order ids are those of the whole organization
    const order_id = `${params.merchant}/${body.order_id}`;
    const assessment = await failOpen(client.assess.payin({ ...body, order_id, submerchant_id: submerchantId }), ({ message }) => {
      console.error(`No decision for order ${order_id}: ${message}`);
      return { decision: "review" } as const;
    });
    // merchants of a provider may see decision and reasons of their own payments
    const { signals = [], session_id = null } = "session_id" in assessment ? assessment : {};
    return reply.send({ order_id: body.order_id, decision: assessment.decision, signals, session_id });
  });

  app.get<OfMerchant>("/merchants/:merchant/payments", async ({ params }, reply) => {
    const submerchantId = await merchants.find(params.merchant);
    if (submerchantId === undefined) return reply.code(404).send({ error: "no such merchant" });
    const { data } = await client.assessments.list({ submerchant_id: submerchantId, limit: 20 });
    return data.map(({ order_id, decision, amount, currency }) => ({ order_id: order_id?.slice(params.merchant.length + 1), decision, amount, currency }));
  });

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.validation !== undefined) return reply.code(400).send({ error: error.message });
    if (isApiError(error, "VALIDATION_ERROR")) return reply.code(400).send({ error: "invalid fields", fields: error.details.fields });
    // a merchant that was deactivated
    if (isApiError(error, "NOT_FOUND")) return reply.code(404).send({ error: "no such merchant" });
    if (error instanceof ConnectionError || error instanceof TimeoutError) {
      console.error(error.message);
      return reply.code(503).send({ error: "no answer from the fraud service: try again" });
    }
    console.error(error);
    return reply.code(500).send({ error: "something went wrong: send the payment again, it is assessed once" });
  });

  return app;
}

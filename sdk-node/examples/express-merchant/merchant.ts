// The merchant's HTTP side: orders come in, and so do the events of the service.
import { type FraudRisk, FraudRiskError, isApiError, SignatureError, type WebhookEvent, webhooks } from "@fraud-risk/node";
import express, { type ErrorRequestHandler, type Express } from "express";
import { createOnce } from "./once.ts";
import type { Cart, Order, Status } from "./order.ts";
import { pay } from "./payment.ts";

/** Dependencies of the merchant. */
export interface MerchantParts {
  readonly client: FraudRisk;
  /** Secret of the webhook endpoint that points here. */
  readonly webhookSecret: string;
}

const httpStatus: Readonly<Record<Status, number>> = { paid: 201, authentication_required: 202, held: 202, declined: 402, failed: 402 };

/** Builds the merchant. */
export function createMerchant({ client, webhookSecret }: MerchantParts): Express {
  // after a decline another card may be tried; a paid order stays paid
  const orders = createOnce<Order>(({ status }) => status === "declined" || status === "failed");
  const events = createOnce<void>();
  const app = express();

  // Signatures are of bytes: the body stays as it came. This route goes before any JSON parser.
  app.post("/webhooks", express.raw({ type: "application/json" }), async (request, response) => {
    const event = webhooks.unwrap(request.body, request.headers, webhookSecret);
    // the same one can come more than once
    await events.do(event.id, () => handle(event));
    response.status(204).end();
  });

  app.post("/orders", express.json(), async (request, response) => {
    const cart: Cart = request.body;
    if (typeof cart?.order_id !== "string" || cart.order_id === "") return void response.status(400).json({ error: "order_id is missing" });
    const order = await orders.do(cart.order_id, () => pay(client, cart, (work) => void work.catch(complain)));
    response.status(httpStatus[order.status]).json(shown(order));
  });

  app.get("/orders/:id", async (request, response) => {
    const order = await orders.find(request.params.id);
    if (order === undefined) return void response.status(404).json({ error: "no such order" });
    response.json({ ...shown(order), events: order.events });
  });

  app.use(answerFailure);

  async function handle(event: WebhookEvent): Promise<void> {
    if (event.type === "transaction.created" || event.type === "transaction.blocked") {
      // it can be here before the answer to our own call is: find waits for the order in the making
      const order = event.data.order_id === null ? undefined : await orders.find(event.data.order_id);
      order?.events.push(event.type);
    }
  }

  return app;
}

/** Response to the shopper: no score, no signals, and no hint that the decline was automatic. */
const shown = ({ cart, status }: Order) => ({ order_id: cart.order_id, status });

const complain = (error: unknown): void => console.error(error instanceof FraudRiskError ? error.message : error);

const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
  // reject requests without a valid signature
  if (error instanceof SignatureError) return void response.status(400).json({ error: "bad signature" });
  if (isApiError(error, "VALIDATION_ERROR")) return void response.status(400).json({ error: "invalid order", fields: error.details.fields });
  complain(error);
  response.status(500).json({ error: "something went wrong: send the order again, it is not paid twice" });
};

// Compiled as an ES module and as CommonJS, against the packed declarations; and, with this repository, against the sources.
import {
  type EventType,
  errorClasses,
  FraudRisk,
  type FraudRiskError,
  type FraudRiskMiddleware,
  failOpen,
  fraudRiskMiddleware,
  isApiError,
  retryingFetch,
  type Schemas,
  webhooks,
} from "@fraud-risk/node";

async function assess(client: FraudRisk): Promise<string> {
  const payment: Schemas["PayinAssessRequest"] = { amount: 1249.9, amount_unit: "major", currency: "MXN" };
  const { data, requestId } = await client.assess.payin(payment, { idempotencyKey: "ORD-2026-000871/1" }).withResponse();
  const decision: "approve" | "challenge" | "review" | "decline" = data.decision;
  return `${decision} ${requestId}`;
}

export async function walk(client: FraudRisk): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of client.keys.list({ status: "active" })) names.push(name);
  return names;
}

export async function policy(client: FraudRisk): Promise<string> {
  const fallback = (error: FraudRiskError) => ({ decision: "review" as const, reason: error.message });
  return (await failOpen(client.assess.payin({ amount: 1, amount_unit: "major", currency: "MXN" }), fallback)).decision;
}

export function explain(error: unknown): string | undefined {
  if (error instanceof errorClasses.RATE_LIMIT_EXCEEDED) return error.code satisfies "RATE_LIMIT_EXCEEDED";
  return isApiError(error, "VALIDATION_ERROR") ? error.details.fields?.[0]?.path : undefined;
}

export function partsForOtherClients(): { middleware: FraudRiskMiddleware[]; fetch: (request: Request) => Promise<Response> } {
  const middleware = fraudRiskMiddleware({ onDeprecation: ({ method, path, since }) => console.warn(method, path, since?.toISOString()) });
  return { middleware, fetch: retryingFetch({ maxRetries: 1 }) };
}

export function receive(body: string, headers: Record<string, string>): string {
  const event = webhooks.unwrap(body, headers, "whsec_bm9uZQ");
  if (event.type === "transaction.blocked") return event.data.session_id;
  // @ts-expect-error: there is no such event
  if (event.type === "transaction.vanished") return "";
  // @ts-expect-error: there is no such event
  const kind: EventType = "transaction.vanished";
  return kind;
}

export function refused(client: FraudRisk): unknown[] {
  return [
    // @ts-expect-error: currency is required
    client.assess.payin({ amount: 1, amount_unit: "major" }),
    // @ts-expect-error: there is no such field
    client.assess.payin({ amount: 1, amount_unit: "major", currency: "MXN", orderId: "ORD-1" }),
    // @ts-expect-error: amount is a number
    client.assess.payin({ amount: "1", amount_unit: "major", currency: "MXN" }),
    // @ts-expect-error: there is no such state
    client.keys.list({ status: "lost" }),
    // @ts-expect-error: there is no such method
    client.assess.payinn,
    // @ts-expect-error: there is no such code
    isApiError(undefined, "VALIDATION_EROR"),
  ];
}

assess(new FraudRisk()).then(console.log);

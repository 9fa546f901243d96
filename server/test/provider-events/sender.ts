// Providers that send events, by an ingest key or signed as Stripe signs.
import { Stripe } from "stripe";
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { own } from "../outcomes/payer.ts";

/** Sends an event with an ingest key: of an identifier of its own, unless it says another. */
export type Ingest = (event: Record<string, unknown>) => Promise<TestAnswer>;

/** A sender with a key. */
export function ingestWith({ url }: Pick<TestService, "url">, key: string): Ingest {
  return (event) => call(`${url}/api/webhooks/ingest`, { key, body: { external_id: own("ext"), ...event } });
}

/** An account of Stripe that is connected. */
export interface StripeAccount {
  readonly id: string;
  readonly secret: string;
  /** Sends an event, signed now. */
  readonly send: (event: object) => Promise<TestAnswer>;
  /** Sends to another service on the same database. */
  readonly sendTo: (url: string) => (event: object) => Promise<TestAnswer>;
  /** Sends text with headers that the test makes. */
  readonly post: (payload: string, headers: Record<string, string>) => Promise<TestAnswer>;
}

/** Connects an account over the API, as an admin. */
export async function connectStripe({ url }: Pick<TestService, "url">, admin: string, more: object = {}): Promise<StripeAccount> {
  const secret = `whsec_${own("secret")}`;
  const { status, body } = await call(`${url}/api/v1/connections`, { key: admin, body: { processor: "stripe", webhook_secret: secret, ...more } });
  if (status !== 201) throw new Error(`not connected: ${status}`);
  const post: StripeAccount["post"] = (payload, headers) => call(`${url}${body.webhook_path}`, { body: payload, headers });
  const sendTo: StripeAccount["sendTo"] = (there) => (event) => {
    const payload = JSON.stringify(event);
    return call(`${there}${body.webhook_path}`, { body: payload, headers: { "Stripe-Signature": signature(payload, secret) } });
  };
  return { id: body.id, secret, post, send: sendTo(url), sendTo };
}

/** The header that Stripe would send; `age` in seconds. */
export function signature(payload: string, secret: string, age = 0): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age });
}

/** An event of Stripe about an object. */
export function stripeEvent(type: string, object: object, id = own("evt")): object {
  return { id, object: "event", api_version: "2026-10-28", created: 1_763_651_045, livemode: false, type, data: { object } };
}

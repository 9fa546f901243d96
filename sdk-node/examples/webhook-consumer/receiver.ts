// The HTTP side: verifies an event, stores it, and answers. What the event leads to is the worker's.
import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { SignatureError, type WebhookEvent, webhooks } from "@fraud-risk/node";

/** Dependencies of the receiver. */
export interface ReceiverParts {
  readonly secret: string;
  /** Stores an event. When it fails, the service sends the event again. */
  readonly store: (event: WebhookEvent) => Promise<void>;
}

/** Builds the receiver: `POST /webhooks`. */
export function createReceiver({ secret, store }: ReceiverParts): Server {
  return createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/webhooks") return void response.writeHead(404).end();
    response.writeHead(await received().catch(failed)).end();

    async function received(): Promise<number> {
      // signatures are of bytes: the body is verified as it came
      await store(webhooks.unwrap(await buffer(request), request.headers, secret));
      return 204;
    }
  });
}

function failed(error: unknown): number {
  if (error instanceof SignatureError) return 400;
  console.error("The event was not stored; the service sends it again:", error);
  return 500;
}

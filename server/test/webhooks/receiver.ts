// A receiver of events: a real HTTP server that notes what it gets and sends the configured answers.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** What was received. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
  readonly at: number;
}

/** A receiver. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How to answer from now on; default: 200. */
  answer: (response: ServerResponse, received: Received) => void;
  /** Resolves when so many have been received. */
  readonly count: (wanted: number) => Promise<readonly Received[]>;
  readonly close: () => Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting: { wanted: number; resolve: (all: readonly Received[]) => void }[] = [];
  const receiver: { answer: Receiver["answer"] } = { answer: (response) => response.end("ok") };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString("utf8"), path: request.url ?? "", at: Date.now() };
      received.push(one);
      receiver.answer(response, one);
      for (const { wanted, resolve } of waiting) if (received.length >= wanted) resolve(received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    count: (wanted: number) =>
      received.length >= wanted ? Promise.resolve(received) : new Promise<readonly Received[]>((resolve) => waiting.push({ wanted, resolve })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** The event, verified by the reference implementation of Standard Webhooks. Throws when the signature is not good. */
export function verified({ body, headers }: Pick<Received, "body" | "headers">, secret: string): { id: string; type: string; data: Record<string, unknown> } {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as never;
}

// A plain HTTP client for tests: what a caller without an SDK would do.
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";

/** An answer, read whole. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape; the contract tests check the shapes themselves
  readonly body: any;
}

/** Keeps connections, as callers do. */
const agent = new Agent({ keepAlive: true });

/** Sends a request; text and bytes go out as they are, objects as JSON. Follows no redirect. */
export async function call(
  url: string,
  options: { method?: string; key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const body = options.body === undefined ? undefined : plain(options.body);
  const {
    statusCode = 0,
    headersDistinct,
    text,
  } = await sent(url, body, {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(options.key === undefined ? {} : { Authorization: `Bearer ${options.key}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
      ...options.headers,
    },
  });
  const headers = new Headers(Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));
  return { status: statusCode, headers, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
}

type Read = Pick<IncomingMessage, "statusCode" | "headersDistinct"> & { readonly text: string };

/** Not by `fetch`, which takes four times as long: some tests send thousands. */
function sent(url: string, body: string | Uint8Array | undefined, options: RequestOptions): Promise<Read> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.once("end", () => resolve({ statusCode: answer.statusCode, headersDistinct: answer.headersDistinct, text }));
      answer.once("error", reject);
    });
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

function plain(body: unknown): string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
}

let orders = 0;

/** An order id that no other test uses. */
export function newOrder(): string {
  orders += 1;
  return `T-${process.pid}-${Date.now().toString(36)}-${orders}`;
}

/** A small, valid pay-in of a new order. */
export function payin(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { amount: 250.5, currency: "MXN", order_id: newOrder(), ...more };
}

/** A small, valid payout of a new order to somebody who was never paid. */
export function payout(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { amount: 250.5, currency: "MXN", order_id: newOrder(), beneficiary: { id: newOrder() }, ...more };
}

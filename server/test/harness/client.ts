// A plain HTTP client for tests: what a caller without an SDK would do.

/** An answer, read whole. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape; the contract tests check the shapes themselves
  readonly body: any;
}

/** Sends a request; text and bytes go out as they are, objects as JSON. */
export async function call(
  url: string,
  options: { method?: string; key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const response = await fetch(url, {
    method: options.method ?? (options.body === undefined ? "GET" : "POST"),
    headers: {
      ...(options.key === undefined ? {} : { Authorization: `Bearer ${options.key}` }),
      ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: plain(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text.startsWith("{") ? JSON.parse(text) : undefined };
}

function plain(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
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

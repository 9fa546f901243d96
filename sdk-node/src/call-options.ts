import type { LimitOptions } from "./limits.ts";

/** Options of one call; limits that are left out are those of the client. */
export interface CallOptions extends LimitOptions {
  /**
   * Handle of the call, 1 to 255 printable characters; the same for all retries. Without it, the `order_id` of the body is the
   * handle, and a body without one gets a random key for this call. Operations that honour no handle refuse it.
   */
  readonly idempotencyKey?: string;
  /** Aborts the call at once, while it waits too. */
  readonly signal?: AbortSignal;
  /** Headers to add, such as `traceparent`. Headers that the client sets itself are rejected. */
  readonly headers?: Readonly<Record<string, string>>;
}

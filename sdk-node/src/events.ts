import type { OperationName } from "./rule.ts";

/** Which attempt of which operation. The path is the template: identifiers, queries, headers and bodies never reach the hook. */
interface Attempt {
  readonly operation: OperationName;
  readonly method: string;
  /** Path as in the contract, parameters in braces. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** A step of an attempt. */
export type ClientStep =
  /** An attempt starts. */
  | { readonly type: "request" }
  /** A response is complete, with any status. */
  | { readonly type: "response"; readonly status: number; readonly requestId: string | null; readonly durationMs: number }
  /** An attempt ended without a complete answer; `error` is the name of the error. */
  | { readonly type: "failure"; readonly error: string; readonly durationMs: number }
  /** The next attempt follows after `waitMs`. */
  | { readonly type: "retry"; readonly waitMs: number };

/** Events inside the client, for logs and metrics. */
export type ClientEvent = Attempt & ClientStep;

/** Receives the events of a client. */
export type EventHook = (event: ClientEvent) => void;

/** Calls a hook. Its errors are ignored: a failing logger must not stop a payment. */
export function notify<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // Dropped, as documented.
  }
}

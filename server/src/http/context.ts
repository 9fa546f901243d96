// What travels with a request.
import type { Request } from "express";
import type { OperationRule } from "../../../generated/operations.ts";
import type { Credential } from "../keys/store.ts";

/** Facts of one request, from its arrival to its answer. */
export interface RequestContext {
  readonly requestId: string;
  /** `performance.now()` at arrival. */
  readonly arrivedAt: number;
  /** The operation that the URL map found. */
  readonly operation: OperationRule;
  /** The key that was sent; undefined on public operations. */
  readonly credential: Credential | undefined;
  /** The credential came from the process's memory and has not been compared with the store yet. */
  readonly credentialUnchecked: boolean;
}

/** A request with what the pipeline has learned of it so far. */
export interface Tracked extends Request {
  context?: RequestContext;
  requestId: string;
  arrivedAt: number;
  rule?: OperationRule;
}

/** The key of a secured operation. */
export function keyOf(context: RequestContext): Credential {
  if (context.credential === undefined) throw new Error(`operation ${context.operation.id} was reached without a credential`);
  return context.credential;
}

// What travels with a request.

import type { Request } from "express";
import type { OperationRule } from "../../../../generated/operations.ts";
import type { ConnectionActor, Credential, KeyCredential } from "../credentials/credential.ts";
import type { Acting } from "../tenancy/tenancy.ts";
import type { Clock } from "../time/clock.ts";
import type { UnknownProperty } from "./known-properties.ts";
import type { Asked, Asking } from "./request-fingerprint.ts";

/** Facts of one request, from its arrival to its answer. */
export interface RequestContext {
  readonly requestId: string;
  /** Monotonic time of the clock at arrival. */
  readonly arrivedAt: number;
  readonly clock: Clock;
  /** The operation that the URL map found. */
  readonly operation: OperationRule;
  /** Who calls; undefined on public operations. */
  readonly credential: Credential | undefined;
  /** Whose signature was found good; undefined where the operation asks for none. */
  readonly connection: ConnectionActor | undefined;
  /** The credential came from the process's memory and has not been compared with the store yet. */
  readonly credentialUnchecked: boolean;
  /** Under what its answer may be kept for a request of the very same bytes; undefined where it may not. */
  readonly asked: Asked | undefined;
  /** The body as it was sent, before validation, as canonical JSON; of operations that honour handles, where the request has one. */
  readonly sent: string | undefined;
  /** Properties of the body that the contract does not know, where they are reported instead of refused. */
  readonly unknown?: readonly UnknownProperty[];
}

/** A request with what the pipeline has learned of it so far. */
export interface Tracked extends Request {
  context?: RequestContext;
  requestId: string;
  arrivedAt: number;
  rule?: OperationRule;
  /** Its body needs not be gone through for what no body may hold. */
  plain?: boolean;
  /** What it says before its body, where its answer may be kept for a request of the very same bytes. */
  asking?: Asking;
  /** Its body, where that was read already. */
  bytes?: Buffer;
}

/** The key of an operation that takes keys only. */
export function keyOf(context: RequestContext): KeyCredential {
  const { credential, operation } = context;
  if (credential === undefined || credential.kind === "session") throw new Error(`operation ${operation.id} was reached without a key`);
  return credential;
}

/** Who acts in a secured or signed operation. */
export function actingOf({ credential: presented, connection, operation, requestId }: RequestContext): Acting {
  const credential = presented ?? connection;
  if (credential === undefined) throw new Error(`operation ${operation.id} was reached without a credential`);
  return { credential, requestId };
}

// State of a request in the pipeline.

import type { Request } from "express";
import type { OperationRule } from "../../../../generated/operations.ts";
import type { ConnectionActor, Credential, KeyCredential } from "../credentials/credential.ts";

import type { UnknownProperty, ValueWarning } from "../errors/value-warning.ts";
import type { Acting } from "../tenancy/tenancy.ts";
import type { Clock } from "../time/clock.ts";
import type { RequestFingerprint, RequestHead } from "./request-fingerprint.ts";

/** Facts about one request, from arrival to response. */
export interface RequestContext {
  readonly requestId: string;
  /** Monotonic clock at arrival. */
  readonly arrivedAt: number;
  readonly clock: Clock;
  /** The operation of the request's path and method. */
  readonly operation: OperationRule;
  /** The caller; undefined on public operations. */
  readonly credential: Credential | undefined;
  /** The connection whose signature was verified; undefined on operations without signatures. */
  readonly connection: ConnectionActor | undefined;
  /** The credential came from the process's cache and has not been compared with the database yet. */
  readonly credentialUnchecked: boolean;
  /** The caller's credential as it is now, for answers that take long. Throws UNAUTHORIZED or FORBIDDEN when it is no longer accepted. Absent on the direct route of assess. */
  readonly reauthorize?: () => Promise<Credential | undefined>;
  /** Does the work of the changes that the operation makes; absent: nothing but the work. */
  readonly around?: Acting["around"];
  /** Key of the response in the replay cache; undefined when it must not be cached. */
  readonly fingerprint: RequestFingerprint | undefined;
  /** The body before validation, as canonical JSON; only on operations with handles, when the request has one. */
  readonly sent: string | undefined;
  /** Unknown properties of the body, on operations that report rather than reject them. */
  readonly unknown?: readonly UnknownProperty[];
  /** Values of the body that were not used as they were sent, on operations that assess without them. */
  readonly warnings?: readonly ValueWarning[];
}

/** A request with the state that the pipeline has added so far. */
export interface Tracked extends Request {
  context?: RequestContext;
  requestId: string;
  arrivedAt: number;
  rule?: OperationRule;
  /** The fast scan found nothing suspicious in the body, so the full content check is skipped. */
  scanPassed?: boolean;
  /** Cause of the error answer, within its code. */
  failureReason?: string | undefined;
  /** Everything before the body, if the response may be cached. */
  head?: RequestHead;
  /** Character set that a table declares, if it has to be converted. */
  charset?: string;
  /** The body, if it was already read. */
  bytes?: Buffer;
}

/** The key that called an operation which accepts keys only. */
export function keyOf(context: RequestContext): KeyCredential {
  const { credential, operation } = context;
  if (credential === undefined || credential.kind === "session") throw new Error(`operation ${operation.id} was reached without a key`);
  return credential;
}

/** The caller of a secured or signed operation. */
export function actingOf({ credential: presented, connection, operation, requestId, around }: RequestContext): Acting {
  const credential = presented ?? connection;
  if (credential === undefined) throw new Error(`operation ${operation.id} was reached without a credential`);
  return { credential, requestId, around };
}

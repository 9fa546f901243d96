import type { ErrorCode } from "../../generated/errors.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { Keys } from "./keys.ts";
import type { Later } from "./later.ts";

/** What the suite is run against. */
export type TargetName = "mock" | "server" | "proxy";

/**
 * States of the service that a target has to bring about before the request, in the order in which they come: what comes later cannot be
 * undone. A database is gone unnoticed until the first request that needs it.
 */
export const circumstances = ["the rate limit used up", "the database gone unnoticed", "the database away"] as const;

/** One of these states. */
export type Circumstance = (typeof circumstances)[number];

/** A request of an operation. Any text of it may be a value that is known only when the case runs: see `Later`. */
export interface CaseRequest {
  /** Which credential is sent, or one that a step was given; default: none. */
  readonly key?: keyof Keys | Later;
  /** Values of the parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; as it stands where the operation takes another media type. */
  readonly body?: unknown;
  /** Sent as it stands, instead of `body`. */
  readonly text?: string;
  /** Default: that of the operation, if there is a body. */
  readonly contentType?: string;
}

/** A request that is sent before the one that a case is about. */
export interface Step extends CaseRequest {
  /** Default: the operation of the case. */
  readonly operation?: OperationId;
  /** Name under which later requests of the case, and its expectation, find the answer. */
  readonly as?: string;
  /** Status that it has to get; default: any success. */
  readonly status?: number;
}

/** What has to come back. That the answer is one the contract describes is always required. */
export interface Expectation {
  readonly status: number;
  readonly code?: ErrorCode;
  /** Name of the response example that the mock is asked for; default: `code`. */
  readonly example?: string;
  /** Headers by pattern; null: absent. Not held against the mock, which sends every header that is documented. */
  readonly headers?: Readonly<Record<string, RegExp | null>>;
  /** Part of an error's `details`, wherever the operation's error bodies have them. Not held against the mock either. */
  readonly details?: object;
  /** Part of the body. Not held against the mock, whose bodies are examples. */
  readonly body?: object;
  /** Lines of a body that is not JSON, one after the other. Not held against the mock either. */
  readonly lines?: readonly (string | RegExp)[];
}

/** A request and what the contract promises for it. */
export interface ContractCase {
  readonly operation: OperationId;
  /** The promise in words: the name of the test. */
  readonly promise: string;
  readonly given?: Circumstance;
  /** Requests sent first, in this order. The mock remembers nothing and gets none. */
  readonly before?: readonly Step[];
  readonly request: CaseRequest;
  readonly expected: Expectation;
  /** Targets that the case cannot be run against, with the reason. */
  readonly except?: Partial<Readonly<Record<TargetName, string>>>;
}

/** The name of a case: operation, status, promise. */
export const titleOf = ({ operation, expected, promise }: ContractCase): string => `${operation} ${expected.status}: ${promise}`;

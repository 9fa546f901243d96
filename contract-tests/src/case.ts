import type { ErrorCode, errors } from "../../generated/errors.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { operations as documented } from "../../generated/types.ts";
import type { Keys } from "./keys.ts";
import type { Later } from "./later.ts";

/** What the suite is run against: Prism's mock, the server, the server behind Prism's proxy. */
export const targetNames = ["mock", "server", "proxy"] as const;

/** One of these. */
export type TargetName = (typeof targetNames)[number];

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

/** Error codes that go with a status. */
export type CodeOf<Status extends number> = { [Code in ErrorCode]: (typeof errors)[Code]["status"] extends Status ? Code : never }[ErrorCode];

/** What has to come back with a status. That the answer is one the contract describes is always required. */
export type Expectation<Status extends number = number> = ExpectationWith<CodeOf<Status>>;

interface ExpectationWith<Code extends ErrorCode> {
  readonly code?: Code;
  /** Name of the response example that the mock returns; default: `code`. */
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

/** A request and what the contract promises for it. Where it stands says the operation, and the status that is expected. */
export type TestCase<Status extends number = number> = CaseWith<CodeOf<Status>>;

interface CaseWith<Code extends ErrorCode> {
  /** The promise in words: the name of the test. */
  readonly promise: string;
  readonly given?: Circumstance;
  /** Requests sent first, in this order. The mock remembers nothing and gets none. */
  readonly before?: readonly Step[];
  readonly request: CaseRequest;
  /** Default: the status alone. */
  readonly expected?: ExpectationWith<Code>;
  /** Targets that the case cannot be run against, with the reason. */
  readonly except?: Partial<Readonly<Record<TargetName, string>>>;
}

/** Statuses that the contract declares for an operation. */
export type DeclaredStatus<Id extends OperationId> = keyof documented[Id]["responses"] & number;

/** The cases that an operation has beyond those of every operation, by the status that they expect: one that the contract declares. */
export type OwnCases<Id extends OperationId> = { readonly [Status in DeclaredStatus<Id>]?: readonly TestCase<Status>[] };

/** A case with its operation and status. */
export interface ContractCase extends CaseWith<ErrorCode> {
  readonly operation: OperationId;
  readonly expected: Expectation & { readonly status: number };
}

/** The name of a case: operation, status, promise. */
export const titleOf = ({ operation, expected, promise }: ContractCase): string => `${operation} ${expected.status}: ${promise}`;

// What follows a creation: the thing is read, changed, ended and read again, before anyone else knows of it.
import type { Answer } from "../../contract-tests/src/answer.ts";
import { type OperationId, operations } from "../../generated/operations.ts";
import type { Prepared } from "./prepared-request.ts";

/** One request of the journey. */
export interface Step {
  readonly operation: OperationId;
  readonly promise: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly expected: readonly number[];
}

/** The journey of one resource. */
export interface Journey {
  readonly id: string;
  readonly steps: readonly Step[];
}

interface Lifecycle {
  readonly read: OperationId;
  readonly change?: readonly [OperationId, object];
  readonly end?: OperationId;
  /** Status of a read after the end: what is revoked or deactivated stays readable. */
  readonly afterwards: number;
}

const lifecycles: Partial<Record<OperationId, Lifecycle>> = {
  createCase: { read: "readCase", change: ["updateCase", { status: "en_revision" }], afterwards: 200 },
  createKey: { read: "readKey", end: "revokeKey", afterwards: 200 },
  createSubmerchant: { read: "readSubmerchant", change: ["updateSubmerchant", { name: "Changed" }], end: "deactivateSubmerchant", afterwards: 200 },
  createWebhookEndpoint: {
    read: "readWebhookEndpoint",
    change: ["updateWebhookEndpoint", { description: "changed" }],
    end: "removeWebhookEndpoint",
    afterwards: 404,
  },
};

/** The journey of a resource created by a response; undefined for most responses. Every third is left to other requests. */
export function journeyOf({ plan, credential, whole, caller }: Prepared, answer: Answer | undefined): Journey | undefined {
  const lifecycle = lifecycles[plan.operation];
  const { id } = (answer?.json ?? {}) as { readonly id?: unknown };
  if (
    lifecycle === undefined ||
    answer?.status !== 201 ||
    typeof id !== "string" ||
    !whole ||
    credential.worth?.kind !== "session" ||
    plan.credential % 3 === 0
  )
    return undefined;
  const step = (operation: OperationId, promise: string, expected: readonly number[], body?: object): Step => ({
    operation,
    promise,
    method: operations[operation].method.toUpperCase(),
    target: operations[operation].path.replace("{id}", id),
    headers: { Authorization: `Bearer ${caller.adminToken}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    expected,
  });
  return {
    id,
    steps: [
      step(lifecycle.read, "of what was just created", [200]),
      ...(lifecycle.change === undefined
        ? []
        : [step(lifecycle.change[0], "of what was just read", [200], lifecycle.change[1]), step(lifecycle.read, "of what was changed", [200])]),
      ...(lifecycle.end === undefined
        ? []
        : [step(lifecycle.end, "of what is there", [200, 204]), step(lifecycle.read, "of what was ended", [lifecycle.afterwards])]),
    ],
  };
}

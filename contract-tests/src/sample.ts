import type { OperationId } from "../../generated/operations.ts";
import type { CaseRequest, Step } from "./case.ts";

/** A request of an operation that succeeds: the ground on which the cases of every operation are built. */
export interface Sample<Id extends OperationId, Body = undefined> {
  readonly operation: Id;
  /** What has to be there for it to succeed. */
  readonly before?: readonly Step[];
  readonly request: CaseRequest & { readonly body: Body };
  /** Status of its answer. */
  readonly status: number;
}

/** The sample of any operation. */
export type AnySample = Sample<OperationId, unknown>;

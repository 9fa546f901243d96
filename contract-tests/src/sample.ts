import type { OperationId } from "../../generated/operations.ts";
import type { CaseRequest, Step } from "./case.ts";

/** A request of an operation that succeeds: the ground on which the cases common to all operations are built. */
export interface Sample<Id extends OperationId, Body = undefined> {
  readonly operation: Id;
  /** What has to be there for it to succeed. */
  readonly before?: readonly Step[];
  readonly request: CaseRequest & { readonly body: Body };
  /** Status of its answer. */
  readonly status: number;
}

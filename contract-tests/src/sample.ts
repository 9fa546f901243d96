import type { OperationId } from "../../generated/operations.ts";
import type { CaseRequest } from "./case.ts";

/** A request of an operation that succeeds: the ground on which the cases common to all operations are built. */
export interface Sample<Id extends OperationId, Body = undefined> {
  readonly operation: Id;
  readonly request: CaseRequest & { readonly body: Body };
  /** Status of its answer. */
  readonly status: number;
}

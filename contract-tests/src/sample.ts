import type { OperationId } from "../../generated/operations.ts";
import type { RequestBody } from "../../generated/sdk-resources.ts";
import type { CaseRequest, DeclaredStatus, Step } from "./case.ts";

/** Body of a sample: that of the contract; undefined where the operation takes none. */
type SampleBody<Id extends OperationId> = [RequestBody<Id>] extends [never] ? undefined : RequestBody<Id>;

/** A request of an operation that succeeds: the ground on which the cases of every operation are built. */
export interface Sample<Id extends OperationId> {
  readonly operation: Id;
  /** What has to be there for it to succeed. */
  readonly before?: readonly Step[];
  readonly request: CaseRequest & { readonly body: SampleBody<Id> };
  /** Status of its answer. */
  readonly status: DeclaredStatus<Id>;
}

/** The sample of any operation. */
export interface AnySample {
  readonly operation: OperationId;
  readonly before?: readonly Step[];
  readonly request: CaseRequest;
  readonly status: number;
}

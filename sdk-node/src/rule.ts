import type { OperationId } from "../../generated/operations.ts";
import type { SdkOperation } from "../../generated/sdk-facts.ts";

/** An operation with its name. */
export interface Rule extends SdkOperation {
  readonly id: OperationId;
}

import type { OperationId } from "../../generated/operations.ts";
import type { OwnCases } from "./case.ts";
import type { Sample } from "./sample.ts";

/** What the file of an operation exports. */
export interface OperationFile<Id extends OperationId> {
  readonly sample: Sample<Id>;
  /** None: the cases of every operation are all that it has. */
  readonly cases?: OwnCases<Id>;
}

import type { ErrorCode } from "../../generated/errors.ts";
import type { OperationId } from "../../generated/operations.ts";

/** A documented error that no request of this suite can provoke on the server. The mock still shows that it is described. */
export interface OutOfReach {
  readonly operations: readonly OperationId[] | "all";
  readonly status: number;
  readonly code: ErrorCode;
  readonly reason: string;
}

/** The only place where the suite gives up on a documented error. */
export const outOfReach: readonly OutOfReach[] = [
  { operations: "all", status: 500, code: "INTERNAL_ERROR", reason: "it takes a fault of the service, and none is known" },
  { operations: "all", status: 403, code: "HTTPS_REQUIRED", reason: "only production asks for HTTPS, and this is the sandbox" },
];

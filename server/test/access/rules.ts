// What the contract says of a credential at an operation: written once, for all of them. The server derives the same answer independently.
import type { CredentialKind } from "../../../generated/credentials.ts";
import type { ErrorCode } from "../../../generated/errors.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { ruleOf, successOf } from "./send.ts";

/** What a credential is good for. */
export interface Worth {
  readonly kind: CredentialKind;
  readonly permissions: readonly string[];
}

/** An answer, as far as access decides it. */
export interface Expected {
  readonly status: number;
  /** Undefined for a success. */
  readonly code: ErrorCode | undefined;
}

/** The refusal of a credential at an operation; undefined when the operation is open to it. `worth` is undefined for one that is no good. */
export function refusalOf(id: OperationId, worth: Worth | undefined): (Expected & { readonly code: ErrorCode }) | undefined {
  const { credentials, permissions } = ruleOf(id);
  if (credentials.length === 0) return undefined;
  if (worth === undefined) return { status: 401, code: "UNAUTHORIZED" };
  if (!credentials.includes(worth.kind)) {
    if (credentials.includes("secret"))
      return worth.kind === "publishable" ? { status: 403, code: "PUBLIC_KEY_NOT_ALLOWED" } : { status: 401, code: "SECRET_KEY_REQUIRED" };
    return credentials.includes("ingest") ? { status: 401, code: "UNAUTHORIZED" } : { status: 403, code: "FORBIDDEN" };
  }
  const lacking = permissions.length > 0 && !permissions.some((permission) => worth.permissions.includes(permission));
  return lacking ? { status: 403, code: "FORBIDDEN" } : undefined;
}

/** The answer to a request that is right in all else. */
export function expectedOf(id: OperationId, worth: Worth | undefined): Expected {
  return refusalOf(id, worth) ?? { status: successOf(id), code: undefined };
}

/** The answer to a request that is wrong in all else: access is decided first. */
export function expectedOfWrong(id: OperationId, worth: Worth | undefined): Expected {
  return refusalOf(id, worth) ?? { status: 400, code: "VALIDATION_ERROR" };
}

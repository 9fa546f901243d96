// Checks of a membership that the schema cannot express: consuming requires contributing.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";

/** Failing fields of a raw membership body. */
export function membershipChecks(body: unknown): FieldFailure[] {
  const { contribute, consume } = fieldsOf(body);
  return consume === true && contribute === false ? [{ path: "consume", message: "requires contribute to be true" }] : [];
}

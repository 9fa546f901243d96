// What the schema of a membership cannot say: who takes has to give.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/errors/raw-body.ts";

/** Failing fields of a raw body that chooses how to take part. */
export function membershipChecks(body: unknown): FieldFailure[] {
  const { contribute, consume } = fieldsOf(body);
  return consume === true && contribute === false ? [{ path: "consume", message: "is for those who contribute: contribute must be true as well" }] : [];
}

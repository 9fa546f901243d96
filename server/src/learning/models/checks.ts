// Checks of proposed models beyond the schema: existing signals, and the sign of a weight, as for weights of the organization.
import { signalWeightFailures } from "../../controls/policy/checks.ts";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";

/** Failing fields of a raw body that proposes a model. */
export function proposalChecks(body: unknown): FieldFailure[] {
  const weights = fieldsOf(fieldsOf(body).signal_weights);
  if (fieldsOf(body).signal_weights !== undefined && Object.keys(weights).length === 0)
    return [{ path: "signal_weights", message: "must name at least one signal" }];
  return signalWeightFailures(weights);
}

// Checks of a payout that the schema cannot express: amounts, and an identified beneficiary.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { accountFields } from "../../platform/identifiers/accounts/accounts.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";

/** Fields that identify the beneficiary: a payment key may be all that is known, and the address or telephone number that the key is. */
const NAMED_BY = ["id", ...accountFields, "email", "phone"] as const;

/** Failing fields of a raw payout body. */
export function payoutChecks(body: unknown): FieldFailure[] {
  const { amount, amount_unit: unit, currency, beneficiary } = fieldsOf(body);
  return [...moneyChecks(currency, unit, [["amount", amount]]), ...beneficiaryChecks(beneficiary)];
}

function beneficiaryChecks(beneficiary: unknown): FieldFailure[] {
  if (typeof beneficiary !== "object" || beneficiary === null || Array.isArray(beneficiary)) return [];
  const fields = fieldsOf(beneficiary);
  const named = NAMED_BY.some((name) => {
    const value = fields[name];
    return value !== undefined && (typeof value !== "string" || value.trim() !== "");
  });
  return named ? [] : [{ path: "beneficiary", message: `must have one of ${NAMED_BY.join(", ")}` }];
}

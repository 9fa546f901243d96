// The loss of a reported fraud: as reported, else as assessed.

import { caseCurrencyValues } from "../../../../generated/enums.ts";
import type { components } from "../../../../generated/types.ts";
import type { Referenced } from "../../decisions/assessments/candidate.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { fromMinorUnits, toMinorUnits } from "../../values/money/money.ts";

type Schemas = components["schemas"];
type Currency = Schemas["CaseCurrency"];

/**
 * Amount and currency of the loss. Missing fields are taken from the assessment if the merchant's server requested it: a page can make amounts up. Throws
 * VALIDATION_ERROR if they cannot be determined.
 */
export function lossOf(
  report: Pick<Schemas["FraudReport"], "amount" | "currency">,
  referenced: Referenced | undefined,
): { amount: number; currency: Currency } {
  const assessed = referenced?.origin === "server" ? referenced : undefined;
  const missing = referenced === undefined ? "is required without an assessment" : "is required: the amount of a browser's assessment is not used";
  const currency = report.currency ?? assessed?.currency;
  if (currency === undefined)
    throw failing(...(report.amount === undefined ? [{ path: "amount", message: missing }] : []), {
      path: "currency",
      message: missing,
    });
  if (!isCaseCurrency(currency)) throw failing({ path: "currency", message: `is required with the amount: cases support ${caseCurrencyValues.join(", ")}` });
  if (report.amount !== undefined) {
    const minor = toMinorUnits(report.amount, currency, "major");
    if (typeof minor === "string") throw failing({ path: "amount", message: minor });
    return { amount: report.amount, currency };
  }
  if (assessed === undefined || assessed.currency !== currency)
    throw failing({
      path: "amount",
      message: assessed === undefined ? missing : `is required: the assessment is in ${assessed.currency}`,
    });
  return { amount: fromMinorUnits(Number(assessed.amount_minor), currency), currency };
}

function isCaseCurrency(text: string): text is Currency {
  return (caseCurrencyValues as readonly string[]).includes(text);
}

function failing(...fields: FieldFailure[]): Error {
  return validationError(fields);
}

// The money that a reported fraud is about: as reported, else as assessed.
import type { components } from "../../../../generated/types.ts";
import type { Referenced } from "../../decisions/assessments/by-reference.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { fromMinorUnits, toMinorUnits } from "../../platform/money/money.ts";

type Schemas = components["schemas"];
type Currency = Schemas["CaseCurrency"];

/** Currencies that cases are kept in. */
const CURRENCIES: Readonly<Record<Currency, true>> = { CLP: true, MXN: true, BRL: true, PEN: true, COP: true, UYU: true, ARS: true, USD: true };

/**
 * Amount and currency of the loss. What is missing is taken from the assessment where the merchant's server asked for it: a page can invent amounts. Throws
 * VALIDATION_ERROR when that does not do.
 */
export function lossOf(
  report: Pick<Schemas["FraudReport"], "amount" | "currency">,
  referenced: Referenced | undefined,
): { amount: number; currency: Currency } {
  const assessed = referenced?.origin === "server" ? referenced : undefined;
  const missing = referenced === undefined ? "must be there: no assessment tells it" : "required: the amount of a browser's assessment is not used";
  const currency = report.currency ?? assessed?.currency;
  if (currency === undefined)
    throw failing(...(report.amount === undefined ? [{ path: "amount", message: missing }] : []), {
      path: "currency",
      message: missing,
    });
  if (!isCaseCurrency(currency))
    throw failing({ path: "currency", message: `must be there, with the amount: cases are kept in ${Object.keys(CURRENCIES).join(", ")}` });
  if (report.amount !== undefined) {
    const minor = toMinorUnits(report.amount, currency, "major");
    if (typeof minor === "string") throw failing({ path: "amount", message: minor });
    return { amount: report.amount, currency };
  }
  if (assessed === undefined || assessed.currency !== currency)
    throw failing({
      path: "amount",
      message: assessed === undefined ? missing : `must be there: the assessment is in ${assessed.currency}`,
    });
  return { amount: fromMinorUnits(Number(assessed.amount_minor), currency), currency };
}

function isCaseCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

function failing(...fields: FieldFailure[]): Error {
  return validationError(fields);
}

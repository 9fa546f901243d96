// Checks of a payout that the schema cannot express: amounts, and a beneficiary that can be recognised.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";
import { accountFields, accountIn, accountRules } from "../../values/identifiers/accounts/accounts.ts";
import { readCountry } from "../../values/identifiers/country.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import { countryOfCurrency, normalisePhone } from "../../values/identifiers/phone.ts";
import { listKinds } from "../../values/kinds/index.ts";

/** Fields that identify the beneficiary: a payment key may be all that is known, and the address or telephone number that the key is. */
const NAMED_BY = ["id", ...accountFields, "email", "phone"] as const;

/** Failing fields of a raw payout body. */
export function payoutChecks(body: unknown): FieldFailure[] {
  const { amount, amount_unit: unit, currency, beneficiary } = fieldsOf(body);
  return [...moneyChecks(currency, unit, [["amount", amount]]), ...beneficiaryChecks(beneficiary, currency)];
}

function beneficiaryChecks(beneficiary: unknown, currency: unknown): FieldFailure[] {
  if (typeof beneficiary !== "object" || beneficiary === null || Array.isArray(beneficiary)) return [];
  const fields = fieldsOf(beneficiary);
  const sent = NAMED_BY.filter((name) => {
    const value = fields[name];
    return value !== undefined && (typeof value !== "string" || value.trim() !== "");
  });
  if (sent.length === 0) return [{ path: "beneficiary", message: `must have one of ${NAMED_BY.join(", ")}` }];
  if (sent.some((name) => typeof fields[name] !== "string" || isReadable(name, fields[name], fields.country, currency))) return [];
  // nobody can be paid: each of them is named, so that the sender sees which one to correct
  return sent.flatMap((name) =>
    name === "id" ? [] : { path: `beneficiary.${name}`, message: isContact(name) ? CONTACTS[name] : accountRules[name].expected },
  );
}

const isContact = (name: string): name is keyof typeof CONTACTS => Object.hasOwn(CONTACTS, name);

const CONTACTS = {
  email: listKinds.email.message,
  phone: "must be a telephone number, in international form or with `country`",
} as const;

/** Can the text of a field be read? One that stands in for a missing identifier can: it is nobody's, which the score says. */
function isReadable(name: (typeof NAMED_BY)[number], text: string, country: unknown, currency: unknown): boolean {
  if (name === "id") return true;
  if (name === "email") return normaliseEmail(text) !== undefined;
  if (name !== "phone") return accountIn(name, text).value !== undefined;
  return normalisePhone(text, typeof country === "string" ? readCountry(country) : countryOfCurrency(currency)) !== undefined;
}

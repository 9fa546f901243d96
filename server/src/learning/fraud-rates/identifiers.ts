// The identifiers that have fraud rates, as hashes: those that a decision looks up (payments/payin.ts).

import { identifierIn } from "../../scoring/payments/identify.ts";
import { type PayinRequest, payinSubject } from "../../scoring/payments/payin.ts";
import type { FraudRateKind } from "../../scoring/situation/features.ts";
import { normaliseDomain } from "../../values/identifiers/email.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import type { IdentifierKind } from "../../values/identifiers/identifier-kind.ts";
import { identifierValue } from "../../values/kinds/payment-value.ts";

/** A hash, and whether it is a device's. */
export interface RatedIdentifier {
  readonly identifier: IdentifierHash;
  readonly is_device: boolean;
}

/** Kinds whose payments are counted by day, with the normaliser of their values. Payments of devices are counted from activity. */
const normalise: Readonly<Record<Exclude<FraudRateKind, "device">, readonly [IdentifierKind, (value: string) => string | undefined]>> = {
  terminal: ["terminal", (value) => identifierValue("terminal", value)],
  bin: ["card_bin", (value) => identifierValue("card_bin", value)],
  email_domain: ["email_domain", (value) => normaliseDomain(value.trim().normalize("NFC").toLowerCase())],
};

/** The scopes of a payment: its organization and its submerchant, if any. */
const scopes = (submerchantId: string | null): (string | null)[] => (submerchantId === null ? [null] : [null, submerchantId]);

/** The hashes of a raw value: the organization's, and the submerchant's. */
export function hashesOf(identifiers: Identifiers, kind: keyof typeof normalise, value: string, submerchantId: string | null): IdentifierHash[] {
  const [identifierKind, normaliseValue] = normalise[kind];
  return scopes(submerchantId).flatMap((scope) => identifierIn(identifiers, scope)(identifierKind, normaliseValue(value)) ?? []);
}

/** The raw values of a request whose payments are counted by day. */
export function valuesOf({ merchant, payment_method: method, payer }: PayinRequest): (readonly [kind: keyof typeof normalise, value: string])[] {
  const values = [
    ["terminal", merchant?.terminal_id],
    ["bin", method?.card?.bin?.slice(0, BIN_DIGITS)],
    ["email_domain", payer?.email?.slice(payer.email.lastIndexOf("@") + 1)],
  ] as const;
  return values.flatMap(([kind, value]) => (value === undefined || value === "" ? [] : [[kind, value] as const]));
}

/** Digits of a card range; issuers with longer ranges share it. */
const BIN_DIGITS = 6;

/** An assessed pay-in, as stored. */
export interface AssessedPayin {
  readonly session_id: string;
  readonly submerchant_id: string | null;
  readonly request: PayinRequest;
  readonly amount_minor: string;
  readonly assessed_at: Date;
}

/** All hashes of a payment, or those of its submerchant only: rebuilt from the stored request by the code that built them for the decision. */
export function identifiersOf(
  identifiers: Identifiers,
  { request, amount_minor, assessed_at, session_id, submerchant_id: submerchantId }: AssessedPayin,
  organizationWide = true,
): RatedIdentifier[] {
  const wanted = scopes(submerchantId).filter((scope) => organizationWide || scope !== null);
  return wanted.flatMap((scope) => {
    const { fraudRates } = payinSubject(identifiers, request, Number(amount_minor), assessed_at.getTime(), session_id, {
      submerchantId,
      scoped: scope !== null,
    });
    return Object.entries(fraudRates).flatMap(([kind, identifier]) => (identifier === null ? [] : [{ identifier, is_device: kind === "device" }]));
  });
}

// From a validated pay-in request to the engine's transaction and the identifiers to look up.
import type { components } from "../../../generated/types.ts";
import { addressFacts } from "../addresses/facts.ts";
import { countryTimezone, localHour } from "../addresses/local-hour.ts";
import type { IdentifierKeys } from "../engine/features.ts";
import type { Transaction } from "../engine/transaction.ts";
import { normaliseClabe, normaliseIban } from "../identifiers/account.ts";
import { normaliseAddress } from "../identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../identifiers/email.ts";
import { identifierNumber } from "../identifiers/number.ts";
import { callingCodeOf, normalisePhone } from "../identifiers/phone.ts";
import type { ListType } from "../lists/normalise.ts";
import { documentIdentity, type Identify, identifierIn, instantOf, unreadable } from "./identify.ts";
import type { Belonging, Subject } from "./subject.ts";

/** A pay-in request as validated. */
export type PayinRequest = components["schemas"]["PayinAssessRequest"];

/** Builds the subject of a pay-in. `orderHandle` stands for the order where the request names none. */
export function payinSubject(request: PayinRequest, amountMinor: number, assessedAt: number, orderHandle: string, belonging: Belonging): Subject {
  const transaction = payinTransaction(request, amountMinor, assessedAt);
  const scope = belonging.scoped ? belonging.submerchantId : null;
  const identify = identifierIn(scope);
  const payers = payerIdentities(request, transaction);
  const keysIn = (submerchantId: string | null): IdentifierKeys => identifierKeys(request, transaction, payers, orderHandle, identifierIn(submerchantId));
  const organizationKeys = keysIn(null);
  const submerchantKeys = belonging.submerchantId === null ? undefined : keysIn(belonging.submerchantId);
  return {
    transaction,
    unreadable: unreadable([
      ["payer.email", request.payer?.email, transaction.email],
      ["payer.phone", request.payer?.phone, transaction.phone],
    ]),
    probes: listProbes(request, transaction),
    address: transaction.address?.address,
    payerIdentifiers: payers.flatMap(([kind, value]) => identify(kind, value) ?? []),
    fraudShares: {
      terminal: identify("terminal", request.merchant?.terminal_id),
      device: identify("device", request.device?.fingerprint?.trim()),
      bin: identify("bin", request.payment_method?.card?.bin?.slice(0, 6)),
      email_domain: identify("email_domain", transaction.email?.domain),
    },
    keys: (scope === null ? undefined : submerchantKeys) ?? organizationKeys,
    organizationKeys,
    submerchantKeys,
    payout: undefined,
  };
}

/** What the payer is known by, steadiest first. */
function payerIdentities({ payer }: PayinRequest, { email, phone }: Transaction): (readonly [string, string | undefined])[] {
  return [
    ["customer_id", payer?.customer_id?.trim() || undefined],
    ["email", email?.address],
    ["document", documentIdentity(payer?.document)],
    ["phone", phone?.e164],
  ];
}

function identifierKeys(
  request: PayinRequest,
  { email, address }: Transaction,
  payers: readonly (readonly [string, string | undefined])[],
  orderHandle: string,
  identify: Identify,
): IdentifierKeys {
  const { payment_method: method, device } = request;
  const [kind, value] = payers.find((identity) => identity[1] !== undefined) ?? [
    "instrument",
    method?.card?.hash ?? method?.account_hash ?? method?.clabe ?? method?.iban,
  ];
  return {
    order: identifierNumber("order", request.order_id ?? orderHandle),
    payer: identify(kind, value),
    card: identify("card", method?.card?.hash?.trim()),
    email: identify("email", email?.address),
    ip: identify("ip", address?.address),
    device: identify("device", device?.fingerprint?.trim()),
  };
}

function payinTransaction(request: PayinRequest, amountMinor: number, assessedAt: number): Transaction {
  const { payer, payment_method: method, device } = request;
  const billingCountry = request.billing_address?.country ?? payer?.country;
  const phoneCountry = payer?.country ?? billingCountry;
  const email = payer?.email === undefined ? undefined : normaliseEmail(payer.email);
  const ip = device?.ip_address === undefined ? undefined : normaliseAddress(device.ip_address);
  const address = ip === undefined ? undefined : addressFacts(ip);
  return {
    flow: "payin",
    assessedAt,
    amountMinor,
    currency: request.currency,
    email: email && { ...email, disposable: isDisposable(email.domain) },
    phone: payer?.phone === undefined ? undefined : normalisePhone(payer.phone, phoneCountry),
    payerCountry: payer?.country,
    accountCreatedAt: instantOf(payer?.account_created_at),
    credentialsChangedAt: instantOf(payer?.credentials_changed_at),
    card: method?.card && { bin: method.card.bin, hash: method.card.hash, country: method.card.country },
    billingCountry,
    shippingCountry: request.shipping_address?.country,
    avsResult: method?.avs_result,
    cvvResult: method?.cvv_result,
    threeDsStatus: method?.three_ds?.status,
    liabilityShift: method?.three_ds?.liability_shift === true,
    device: {
      fingerprint: device?.fingerprint,
      userAgent: device?.user_agent,
      isBot: device?.is_bot === true,
      isEmulator: device?.is_emulator === true,
      isProxy: device?.is_proxy === true,
      isTor: device?.is_tor === true,
    },
    address,
    callingCodeOf,
    localHour: localHour(device?.timezone ?? countryTimezone(address?.country ?? billingCountry), assessedAt),
    payout: undefined,
  };
}

/** Every value of the payment that a list entry could name, normalised as entries are. Ranges are matched by the address itself. */
function listProbes(request: PayinRequest, transaction: Transaction): [ListType, string][] {
  const { payer, payment_method: method, device } = request;
  const bin = method?.card?.bin;
  const countries = new Set([payer?.country, transaction.billingCountry, transaction.shippingCountry, transaction.card?.country, transaction.address?.country]);
  const values: [ListType, string | undefined][] = [
    ["email", transaction.email?.address],
    ...(transaction.email === undefined ? [] : domainAndParents(transaction.email.domain).map((domain): [ListType, string] => ["email_domain", domain])),
    ["ip_address", transaction.address?.address],
    ["device_fingerprint", device?.fingerprint?.trim()],
    ["card_bin", bin?.slice(0, 6)],
    ["card_bin", bin?.length === 8 ? bin : undefined],
    ["card_hash", method?.card?.hash?.trim()],
    ...[...countries].map((country): [ListType, string | undefined] => ["country", country]),
    ["phone", transaction.phone?.e164],
    ["customer_id", payer?.customer_id?.trim()],
    ["clabe", method?.clabe === undefined ? undefined : normaliseClabe(method.clabe)],
    ["iban", method?.iban === undefined ? undefined : normaliseIban(method.iban)],
    ["account_hash", method?.account_hash?.trim()],
  ];
  return values.filter((entry): entry is [ListType, string] => entry[1] !== undefined && entry[1] !== "");
}

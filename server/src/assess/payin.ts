// From a validated pay-in request to the engine's transaction and the identifiers to look up.
import type { components } from "../../../generated/types.ts";
import { addressFacts } from "../addresses/facts.ts";
import { countryTimezone, localHour } from "../addresses/local-hour.ts";
import type { IdentifierKeys } from "../engine/features.ts";
import { nameWords } from "../engine/names.ts";
import type { AddressFacts, Transaction } from "../engine/transaction.ts";
import { normaliseClabe, normaliseIban } from "../identifiers/account.ts";
import { normaliseAddress } from "../identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../identifiers/email.ts";
import { identifierNumber } from "../identifiers/number.ts";
import { callingCodeOf, normalisePhone } from "../identifiers/phone.ts";
import type { ListType } from "../lists/normalise.ts";
import { documentIdentity, type Identify, identifierIn, instantOf } from "./identify.ts";
import type { Belonging, Subject } from "./subject.ts";

/** A pay-in request as validated. */
export type PayinRequest = components["schemas"]["PayinAssessRequest"];

/** Builds the subject of a pay-in. `orderHandle` stands for the order where the request names none. */
export function payinSubject(request: PayinRequest, amountMinor: number, assessedAt: number, orderHandle: string, belonging: Belonging): Subject {
  const merchants = ofMerchant(request.channel, belonging);
  const connection = connectionOf(request);
  const transaction = payinTransaction(request, amountMinor, assessedAt, belonging, connection);
  const scope = belonging.scoped ? belonging.submerchantId : null;
  const identify = identifierIn(scope);
  const payers = payerIdentities(request, transaction);
  const keysIn = (submerchantId: string | null): IdentifierKeys =>
    identifierKeys(request, transaction, payers, orderHandle, identifierIn(submerchantId), merchants);
  const organizationKeys = keysIn(null);
  const submerchantKeys = belonging.submerchantId === null ? undefined : keysIn(belonging.submerchantId);
  return {
    transaction,
    probes: listProbes(request, transaction, connection),
    address: connection?.address,
    payerIdentifiers: payers.flatMap(([kind, value]) => identify(kind, value) ?? []),
    fraudShares: {
      terminal: identify("terminal", request.merchant?.terminal_id),
      device: merchants ? null : identify("device", request.device?.fingerprint?.trim()),
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
  merchants: boolean,
): IdentifierKeys {
  const { payment_method: method } = request;
  const device = merchants ? undefined : request.device;
  const [kind, value] = payers.find((identity) => identity[1] !== undefined) ?? [
    "instrument",
    method?.card?.hash ?? method?.account_hash ?? method?.clabe ?? method?.iban,
  ];
  return {
    order: identifierNumber("order", request.order_id ?? orderHandle),
    payer: identify(kind, value),
    card: identify("card", cardIdentity(method?.card)),
    email: identify("email", email?.address),
    ip: identify("ip", address?.address),
    device: identify("device", device?.fingerprint?.trim()),
    // numbers are not guessed at a terminal or over the telephone
    bin: merchants ? null : identify("bin", method?.card?.bin?.slice(0, 6)),
  };
}

/** What tells a card from others: its hash or, without one, BIN and last four digits. Too coarse to be what a payer is known by. */
function cardIdentity(card: NonNullable<PayinRequest["payment_method"]>["card"]): string | undefined {
  const hash = card?.hash?.trim();
  if (hash) return hash;
  return card?.bin === undefined || card.last4 === undefined ? undefined : `${card.bin.slice(0, 6)}-${card.last4}`;
}

/** Channels on which device and address are the merchant's: a terminal, a call centre, the server that charges subscribers. */
const MERCHANTS_CHANNELS: ReadonlySet<string | undefined> = new Set(["pos", "moto", "recurring"]);

/** Are device and address the merchant's? What a publishable key sends comes from the payer's page, whatever it says. */
function ofMerchant(channel: PayinRequest["channel"], { trusted = true }: Belonging): boolean {
  return trusted && MERCHANTS_CHANNELS.has(channel);
}

/** The address that is named, whosever it is. */
function connectionOf({ device }: PayinRequest): AddressFacts | undefined {
  const ip = device?.ip_address === undefined ? undefined : normaliseAddress(device.ip_address);
  return ip === undefined ? undefined : addressFacts(ip);
}

function payinTransaction(
  request: PayinRequest,
  amountMinor: number,
  assessedAt: number,
  belonging: Belonging,
  connection: AddressFacts | undefined,
): Transaction {
  const { payer, payment_method: method, channel } = request;
  const merchants = ofMerchant(channel, belonging);
  const device = merchants ? undefined : request.device;
  const address = merchants ? undefined : connection;
  const billingCountry = request.billing_address?.country ?? payer?.country;
  const email = payer?.email === undefined ? undefined : normaliseEmail(payer.email);
  return {
    flow: "payin",
    assessedAt,
    amountMinor,
    currency: request.currency,
    email: email && { ...email, disposable: isDisposable(email.domain) },
    phone: payer?.phone === undefined ? undefined : normalisePhone(payer.phone, billingCountry),
    payerCountry: payer?.country,
    payerName: nameWords(payer?.name),
    previousOrders: belonging.trusted === false ? undefined : payer?.previous_orders,
    categoryCode: request.merchant?.category_code,
    accountCreatedAt: instantOf(payer?.account_created_at),
    credentialsChangedAt: instantOf(payer?.credentials_changed_at),
    card: method?.card && {
      bin: method.card.bin,
      hash: method.card.hash,
      country: method.card.country,
      prepaid: method.card.funding === "prepaid",
      holderName: nameWords(method.card.holder_name),
    },
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
    // a recurring charge comes when it is due
    localHour:
      channel === "recurring" && merchants ? undefined : localHour(device?.timezone ?? countryTimezone(address?.country ?? billingCountry), assessedAt),
    payout: undefined,
  };
}

/** Every value of the payment that a list entry could name, normalised as entries are. Ranges are matched by the address itself. */
function listProbes(request: PayinRequest, transaction: Transaction, connection: AddressFacts | undefined): [ListType, string][] {
  const { payer, payment_method: method, device } = request;
  const bin = method?.card?.bin;
  const countries = new Set([payer?.country, transaction.billingCountry, transaction.shippingCountry, transaction.card?.country, connection?.country]);
  const values: [ListType, string | undefined][] = [
    ["email", transaction.email?.address],
    ...(transaction.email === undefined ? [] : domainAndParents(transaction.email.domain).map((domain): [ListType, string] => ["email_domain", domain])),
    ["ip_address", connection?.address],
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

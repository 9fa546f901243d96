// From a validated pay-in request to the engine's transaction and the identifiers to look up.

import type { components } from "../../../../generated/types.ts";
import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import { clockDifference } from "../../platform/time/clock-difference.ts";
import { countryTimezone, localHour, mainTimezone } from "../../platform/time/local-hour.ts";
import { readTimezone } from "../../platform/time/read-timezone.ts";
import type { AddressFacts } from "../../values/addresses/address-facts.ts";
import { addressForms } from "../../values/identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../../values/identifiers/email.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import type { IdentifierKind } from "../../values/identifiers/identifier-kind.ts";
import { callingCodeOf, normalisePhone } from "../../values/identifiers/phone.ts";
import type { ListProbe } from "../../values/kinds/index.ts";
import { countedValue, identifierValue } from "../../values/kinds/payment-value.ts";
import type { IdentifierKeys } from "../situation/features.ts";
import { nameWords } from "../situation/person-names.ts";
import type { Transaction } from "../situation/transaction.ts";
import { type GivenAccounts, givenAccounts } from "./given-accounts.ts";
import {
  addProbe,
  EXPECTED,
  givenDocument,
  type Identify,
  identifierIn,
  notPublic,
  orderHash,
  pastInstantOf,
  placeholders,
  publicAddress,
  unreadable,
} from "./identify.ts";
import type { Belonging, Subject } from "./subject.ts";

/** A pay-in request as validated. */
export type PayinRequest = components["schemas"]["PayinAssessRequest"];

/** Builds the subject of a pay-in. `orderHandle` stands for the order if the request has none. */
export function payinSubject(
  identifiers: Identifiers,
  request: PayinRequest,
  amountMinor: number,
  assessedAt: number,
  orderHandle: string,
  belonging: Belonging,
): Subject {
  const merchants = ofMerchant(request.channel, belonging);
  const connection = publicAddress(request.device?.ip_address);
  const transaction = payinTransaction(request, amountMinor, assessedAt, belonging, connection);
  const scope = belonging.scoped ? belonging.submerchantId : null;
  const identify = identifierIn(identifiers, scope);
  const values = valuesOf(request, transaction, connection);
  const payers = payerIdentities(values);
  const order = orderHash(identifiers, request.order_id ?? orderHandle, belonging);
  const keysIn = (submerchantId: string | null): IdentifierKeys =>
    identifierKeys(request, values, payers, order, identifierIn(identifiers, submerchantId), merchants);
  const organizationKeys = keysIn(null);
  const submerchantKeys = belonging.submerchantId === null ? undefined : keysIn(belonging.submerchantId);
  return {
    transaction,
    warnings: warningsOf(request, transaction, values, connection, merchants),
    probes: listProbes(identifiers, request, transaction, values, connection),
    addresses: connection === undefined ? [] : addressForms(connection.address),
    payerIdentifiers: hashesOf(payers, identify),
    fraudRates: {
      terminal: identify("terminal", values.terminal),
      device: merchants ? null : identify("device_fingerprint", values.device),
      bin: identify("card_bin", values.bin),
      email_domain: identify("email_domain", transaction.email?.domain),
    },
    keys: (scope === null ? undefined : submerchantKeys) ?? organizationKeys,
    organizationKeys,
    submerchantKeys,
    payout: undefined,
  };
}

/** Values of the payer that were not used. The address of a terminal or a call centre is the merchant's, and may be private. */
function warningsOf(
  { payer, payment_method: method, device }: PayinRequest,
  { email, phone, timezone, accountCreatedAt, credentialsChangedAt }: Transaction,
  values: Values,
  connection: AddressFacts | undefined,
  merchants: boolean,
): readonly ValueWarning[] {
  return [
    ...unreadable([
      ["payer.email", payer?.email, email, EXPECTED.email],
      ["payer.phone", payer?.phone, phone, EXPECTED.phone],
      ["payer.account_created_at", payer?.account_created_at, accountCreatedAt, EXPECTED.past],
      ["payer.credentials_changed_at", payer?.credentials_changed_at, credentialsChangedAt, EXPECTED.past],
      ["device.timezone", merchants ? undefined : device?.timezone, timezone, EXPECTED.timezone],
    ]),
    ...values.document.warnings,
    ...values.accounts.warnings,
    ...placeholders([
      ["payer.email", email, values.email],
      ["payer.phone", phone, values.phone],
      ["payer.customer_id", payer?.customer_id, values.customer],
      ["payment_method.card.hash", method?.card?.hash, values.card],
      ["device.fingerprint", device?.fingerprint, values.device],
    ]),
    ...(merchants ? [] : notPublic("device.ip_address", device?.ip_address, connection)),
  ];
}

/** The identifying values of a payment, without placeholders. */
interface Values {
  readonly customer: string | undefined;
  readonly email: string | undefined;
  readonly document: ReturnType<typeof givenDocument>;
  readonly phone: string | undefined;
  readonly card: string | undefined;
  readonly bin: string | undefined;
  readonly accounts: GivenAccounts;
  readonly device: string | undefined;
  readonly address: string | undefined;
  readonly terminal: string | undefined;
}

function valuesOf(
  { payer, payment_method: method, device, merchant }: PayinRequest,
  { email, phone, billingCountry }: Transaction,
  connection: AddressFacts | undefined,
): Values {
  return {
    customer: identifierValue("customer_id", payer?.customer_id),
    email: identifierValue("email", email?.address),
    document: givenDocument(payer?.document, payer?.country ?? billingCountry, "payer.document"),
    phone: identifierValue("phone", phone?.e164),
    card: identifierValue("card_hash", method?.card?.hash),
    bin: identifierValue("card_bin", method?.card?.bin?.slice(0, 6)),
    accounts: givenAccounts(method, "payment_method"),
    device: identifierValue("device_fingerprint", device?.fingerprint),
    address: identifierValue("ip_address", connection?.address),
    terminal: identifierValue("terminal", merchant?.terminal_id),
  };
}

function hashesOf(identities: readonly (readonly [IdentifierKind, string | undefined])[], identify: Identify): IdentifierHash[] {
  const hashes: IdentifierHash[] = [];
  for (const [kind, value] of identities) {
    const hash = identify(kind, value);
    if (hash !== null) hashes.push(hash);
  }
  return hashes;
}

/** Identifiers of the payer, most stable first. */
function payerIdentities({ customer, email, document, phone }: Values): (readonly [IdentifierKind, string | undefined])[] {
  return [
    ["customer_id", customer],
    ["email", email],
    ["document", document.identity],
    ["phone", phone],
  ];
}

function identifierKeys(
  { payment_method: method }: PayinRequest,
  values: Values,
  payers: readonly (readonly [IdentifierKind, string | undefined])[],
  order: IdentifierHash,
  identify: Identify,
  merchants: boolean,
): IdentifierKeys {
  const [kind, value] = payers.find((identity) => identity[1] !== undefined) ?? ["instrument", values.card ?? values.accounts.identities[0]?.[1]];
  const [accountKind, account] = values.accounts.identities[0] ?? [];
  return {
    order,
    payer: identify(kind, value),
    card: identify("card_hash", values.card ?? numberedCard(method?.card)),
    email: identify("email", values.email),
    ip: merchants ? null : identify("ip_address", countedValue("ip_address", values.address)),
    device: merchants ? null : identify("device_fingerprint", values.device),
    // card numbers are not guessed at a terminal or over the telephone
    bin: merchants ? null : identify("card_bin", values.bin),
    phone: identify("phone", values.phone),
    // as that of a payout's beneficiary
    bankAccount: accountKind === undefined ? null : identify(accountKind, account),
  };
}

/** Distinguishes cards without a hash: BIN and last four digits. Too coarse to identify a payer. */
export function numberedCard(card: NonNullable<PayinRequest["payment_method"]>["card"]): string | undefined {
  return card?.bin === undefined || card.last4 === undefined ? undefined : `${card.bin.slice(0, 6)}-${card.last4}`;
}

/** Channels on which device and address are the merchant's: a terminal, a call centre, the server that charges subscribers. */
const MERCHANTS_CHANNELS: ReadonlySet<string | undefined> = new Set(["pos", "moto", "recurring"]);

/** Are device and address the merchant's? Requests with a publishable key come from the payer's page, whatever the channel field says. */
function ofMerchant(channel: PayinRequest["channel"], { trusted = true }: Belonging): boolean {
  return trusted && MERCHANTS_CHANNELS.has(channel);
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
  const phoneCountry = payer?.country ?? billingCountry;
  const email = payer?.email === undefined ? undefined : normaliseEmail(payer.email);
  // a recurring charge comes when it is due
  const unattended = channel === "recurring" && merchants;
  const country = address?.country ?? billingCountry;
  const timezone = device?.timezone === undefined ? undefined : readTimezone(device.timezone, assessedAt);
  const hour = unattended ? undefined : localHour(timezone ?? countryTimezone(country), assessedAt);
  return {
    flow: "payin",
    assessedAt,
    amountMinor,
    currency: request.currency,
    email: email && { ...email, disposable: isDisposable(email.domain) },
    phone: payer?.phone === undefined ? undefined : normalisePhone(payer.phone, phoneCountry),
    payerCountry: payer?.country,
    payerName: nameWords(payer?.name),
    previousOrders: belonging.trusted === false ? undefined : payer?.previous_orders,
    categoryCode: request.merchant?.category_code,
    accountCreatedAt: pastInstantOf(payer?.account_created_at, assessedAt),
    credentialsChangedAt: pastInstantOf(payer?.credentials_changed_at, assessedAt),
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
      isTampered: device?.is_tampered === true,
      isProxy: device?.is_proxy === true,
      isTor: device?.is_tor === true,
    },
    address,
    callingCodeOf,
    localHour: hour,
    timezone,
    clockDifference: timezone && address?.country ? clockDifference(timezone, address.country, billingCountry, assessedAt) : undefined,
    countryHour: unattended || hour !== undefined ? undefined : localHour(mainTimezone(country), assessedAt),
    payout: undefined,
  };
}

/** Every value of the payment that a list entry can match, normalised as entries are. Ranges are matched by the address itself. */
function listProbes(
  identifiers: Identifiers,
  { payer, payment_method: method }: PayinRequest,
  transaction: Transaction,
  values: Values,
  connection: AddressFacts | undefined,
): ListProbe[] {
  const bin = method?.card?.bin;
  const countries = new Set([payer?.country, transaction.billingCountry, transaction.shippingCountry, transaction.card?.country, connection?.country]);
  const probes: ListProbe[] = [];
  addProbe(probes, identifiers, "email", values.email);
  if (transaction.email !== undefined) for (const domain of domainAndParents(transaction.email.domain)) addProbe(probes, identifiers, "email_domain", domain);
  if (values.address !== undefined) for (const address of addressForms(values.address)) addProbe(probes, identifiers, "ip_address", address);
  addProbe(probes, identifiers, "device_fingerprint", values.device);
  addProbe(probes, identifiers, "card_bin", values.bin);
  if (bin?.length === 8) addProbe(probes, identifiers, "card_bin", bin);
  addProbe(probes, identifiers, "card_hash", values.card);
  for (const country of countries) addProbe(probes, identifiers, "country", country);
  addProbe(probes, identifiers, "phone", values.phone);
  addProbe(probes, identifiers, "customer_id", values.customer);
  for (const [kind, value] of values.accounts.identities) addProbe(probes, identifiers, kind, value);
  return probes;
}

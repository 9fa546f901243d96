// From a validated payout request to the engine's transaction and the identifiers to look up.

import type { components } from "../../../../generated/types.ts";
import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import { countryTimezone, localHour, mainTimezone } from "../../platform/time/local-hour.ts";
import { normaliseBic } from "../../values/identifiers/accounts/bic.ts";
import { addressForms } from "../../values/identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../../values/identifiers/email.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import type { IdentifierKind, ListType } from "../../values/identifiers/identifier-kind.ts";
import { callingCodeOf, countryOfCurrency, normalisePhone } from "../../values/identifiers/phone.ts";
import { type ListProbe, listKinds } from "../../values/kinds/index.ts";
import { countedValue, identifierValue } from "../../values/kinds/payment-value.ts";
import type { IdentifierKeys, PayoutKeys } from "../situation/features.ts";
import type { Transaction } from "../situation/transaction.ts";
import { type GivenAccounts, givenAccounts } from "./given-accounts.ts";
import {
  EXPECTED,
  givenDocument,
  type Identify,
  identifierIn,
  notPublic,
  orderHash,
  pastInstantOf,
  placeholders,
  probesOf,
  publicAddress,
  unreadable,
} from "./identify.ts";
import type { Belonging, Subject } from "./subject.ts";

/** A payout request as validated. */
export type PayoutRequest = components["schemas"]["PayoutAssessRequest"];

/** Builds the subject of a payout. `orderHandle` stands for the order if the request has none. */
export function payoutSubject(
  identifiers: Identifiers,
  request: PayoutRequest,
  amountMinor: number,
  assessedAt: number,
  orderHandle: string,
  belonging: Belonging,
): Subject {
  const given = beneficiaryOf(request);
  const transaction = payoutTransaction(request, given, amountMinor, assessedAt);
  const beneficiary = paidByContact(request, given, transaction);
  const order = orderHash(identifiers, request.order_id ?? orderHandle, belonging);
  const name = wordsOf(identifiers, request.beneficiary.name);
  const keysIn = (submerchantId: string | null): PayoutKeys =>
    payoutKeys(request, beneficiary, transaction, { order, name }, identifierIn(identifiers, submerchantId));
  const organization = keysIn(null);
  const submerchant = belonging.submerchantId === null ? undefined : keysIn(belonging.submerchantId);
  const counted = (belonging.scoped ? submerchant : undefined) ?? organization;
  const identify = identifierIn(identifiers, belonging.scoped ? belonging.submerchantId : null);
  return {
    transaction,
    warnings: warningsOf(request, beneficiary, transaction),
    probes: listProbes(identifiers, request, beneficiary, transaction),
    addresses: transaction.address === undefined ? [] : addressForms(transaction.address.address),
    payerIdentifiers: beneficiaryIdentities(request, beneficiary, transaction).flatMap(([kind, value]) => identify(kind, value) ?? []),
    fraudRates: { terminal: null, device: null, bin: null, email_domain: null },
    keys: payerKeys(counted),
    organizationKeys: payerKeys(organization),
    submerchantKeys: submerchant && payerKeys(submerchant),
    payout: { keys: counted, organizationKeys: organization, submerchantKeys: submerchant },
  };
}

/** Values of the beneficiary, the origin and the initiator that were not used as they were sent. */
function warningsOf(
  request: PayoutRequest,
  { accounts, document }: Beneficiary,
  { email, phone, address, accountCreatedAt, credentialsChangedAt, payout }: Transaction,
): readonly ValueWarning[] {
  const { beneficiary, origin, initiator } = request;
  return [
    ...unreadable([
      ["beneficiary.email", beneficiary.email, email, EXPECTED.email],
      ["beneficiary.phone", beneficiary.phone, phone, EXPECTED.phone],
      ["beneficiary.swift_bic", beneficiary.swift_bic, bicOf(request), listKinds.swift_bic.message],
      ["origin.account_created_at", origin?.account_created_at, accountCreatedAt, EXPECTED.past],
      ["initiator.credentials_changed_at", initiator?.credentials_changed_at, credentialsChangedAt, EXPECTED.past],
      ["beneficiary.account_changed_at", beneficiary.account_changed_at, payout?.accountChangedAt, EXPECTED.past],
    ]),
    ...accounts.warnings,
    ...(beneficiary.document === undefined ? [] : document.warnings),
    ...placeholders([
      ["beneficiary.email", beneficiary.email === undefined ? undefined : email, identifierValue("email", email?.address)],
      ["beneficiary.phone", beneficiary.phone === undefined ? undefined : phone, identifierValue("phone", phone?.e164)],
      ["beneficiary.id", beneficiary.id, identifierValue("beneficiary_id", beneficiary.id)],
      ["origin.account_id", origin?.account_id, identifierValue("customer_id", origin?.account_id)],
    ]),
    ...notPublic("initiator.ip_address", initiator?.ip_address, address),
  ];
}

/** A beneficiary as the payout names them. What a Pix or Bre-B key says of its holder counts where the payout does not say it. */
interface Beneficiary {
  readonly accounts: GivenAccounts;
  readonly country: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly document: ReturnType<typeof givenDocument>;
}

function beneficiaryOf({ beneficiary }: PayoutRequest): Beneficiary {
  const accounts = givenAccounts(beneficiary, "beneficiary");
  const country = beneficiary.country ?? accounts.country;
  return {
    accounts,
    country,
    email: beneficiary.email ?? accounts.email,
    phone: beneficiary.phone ?? accounts.phone,
    document: givenDocument(beneficiary.document ?? accounts.document, country, "beneficiary.document"),
  };
}

/** Money that is sent to nothing but a telephone number or an e-mail address, as by SPEI or by a Pix key: that is the account. */
function paidByContact({ beneficiary }: PayoutRequest, given: Beneficiary, { email, phone }: Transaction): Beneficiary {
  if (beneficiary.id !== undefined || given.accounts.identities.length > 0) return given;
  const value = identifierValue("account_hash", identifierValue("phone", phone?.e164) ?? identifierValue("email", email?.address));
  return value === undefined ? given : { ...given, accounts: { ...given.accounts, identities: [["account_hash", value]] } };
}

/** Identifiers of the beneficiary, most stable first: outcomes of payouts are counted for them. */
function beneficiaryIdentities(
  { beneficiary }: PayoutRequest,
  { accounts, document }: Beneficiary,
  { email, phone }: Transaction,
): (readonly [IdentifierKind, string | undefined])[] {
  return [
    ["beneficiary_id", identifierValue("beneficiary_id", beneficiary.id)],
    ...accounts.identities,
    ["email", identifierValue("email", email?.address)],
    ["document", identifierValue("document", document.identity)],
    ["phone", identifierValue("phone", phone?.e164)],
  ];
}

function payoutKeys(
  request: PayoutRequest,
  { accounts }: Beneficiary,
  { email, phone, address }: Transaction,
  same: Pick<PayoutKeys, "order" | "name">,
  identify: Identify,
): PayoutKeys {
  const { beneficiary, origin, payout, initiator } = request;
  const [accountKind, accountValue] = accounts.identities[0] ?? ["account", undefined];
  const account = identify(accountKind, accountValue);
  const known = identify("beneficiary_id", identifierValue("beneficiary_id", beneficiary.id));
  const from = identify("customer_id", identifierValue("customer_id", origin?.account_id));
  return {
    ...same,
    origin: from,
    account,
    beneficiary: known,
    pair: identify("pair", (known ?? account) === null ? undefined : `${from ?? ""}>${known ?? account}`),
    device: identify("device_fingerprint", identifierValue("device_fingerprint", initiator?.device_fingerprint)),
    initiator: identify("initiator", (initiator?.user_id ?? payout?.initiated_by)?.trim()),
    channel: identify("channel", payout?.channel?.trim().toLowerCase()),
    email: identify("email", identifierValue("email", email?.address)),
    phone: identify("phone", identifierValue("phone", phone?.e164)),
    ip: identify("ip_address", countedValue("ip_address", address?.address)),
  };
}

/** The words of a name as hashes, without accents, case, order and invisible characters. */
function wordsOf(identifiers: Identifiers, name: string | undefined): string[] {
  const words = (name ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words?.map((word) => BigInt(identifiers.hash("name", word)).toString(36)))].sort();
}

/** Hashes to look up pay-ins of the origin and of the device. */
function payerKeys({ order, origin, device }: PayoutKeys): IdentifierKeys {
  return { order, payer: origin, card: null, email: null, ip: null, device };
}

function payoutTransaction(request: PayoutRequest, given: Beneficiary, amountMinor: number, assessedAt: number): Transaction {
  const { beneficiary, origin, payout, initiator } = request;
  const email = given.email === undefined ? undefined : normaliseEmail(given.email);
  const address = publicAddress(initiator?.ip_address);
  const country = address?.country ?? origin?.country;
  const hour = localHour(countryTimezone(country), assessedAt);
  return {
    flow: "payout",
    assessedAt,
    amountMinor,
    currency: request.currency,
    email: email && { ...email, disposable: isDisposable(email.domain) },
    phone: given.phone === undefined ? undefined : normalisePhone(given.phone, given.country ?? countryOfCurrency(request.currency)),
    payerCountry: origin?.country,
    accountCreatedAt: pastInstantOf(origin?.account_created_at, assessedAt),
    credentialsChangedAt: pastInstantOf(initiator?.credentials_changed_at, assessedAt),
    card: undefined,
    billingCountry: undefined,
    shippingCountry: undefined,
    avsResult: undefined,
    cvvResult: undefined,
    threeDsStatus: undefined,
    liabilityShift: false,
    device: {
      fingerprint: initiator?.device_fingerprint,
      userAgent: undefined,
      isBot: initiator?.is_bot === true,
      isEmulator: initiator?.is_emulator === true,
      isProxy: initiator?.is_proxy === true,
      isTor: initiator?.is_tor === true,
    },
    address,
    callingCodeOf,
    localHour: hour,
    countryHour: hour === undefined ? localHour(mainTimezone(country), assessedAt) : undefined,
    payout: {
      treasury: payout?.kind === "treasury",
      originCountry: origin?.country,
      beneficiaryCountry: given.country,
      clabeValid: given.accounts.clabeValid,
      ibanValid: given.accounts.ibanValid,
      declaredFirst: payout?.first_to_beneficiary,
      accountChangedAt: pastInstantOf(beneficiary.account_changed_at, assessedAt),
    },
  };
}

const bicOf = ({ beneficiary }: PayoutRequest): string | undefined => (beneficiary.swift_bic === undefined ? undefined : normaliseBic(beneficiary.swift_bic));

/** Every value of the payout that a list entry can match, normalised as entries are. */
function listProbes(identifiers: Identifiers, request: PayoutRequest, { accounts }: Beneficiary, transaction: Transaction): ListProbe[] {
  const { beneficiary, origin, initiator } = request;
  const countries = new Set([origin?.country, beneficiary.country, accounts.country, transaction.address?.country]);
  const values: (readonly [ListType, string | undefined])[] = [
    ["beneficiary_id", identifierValue("beneficiary_id", beneficiary.id)],
    ...accounts.identities,
    ["swift_bic", bicOf(request)],
    ["email", identifierValue("email", transaction.email?.address)],
    ...(transaction.email === undefined ? [] : domainAndParents(transaction.email.domain).map((domain): [ListType, string] => ["email_domain", domain])),
    ["phone", identifierValue("phone", transaction.phone?.e164)],
    ["customer_id", identifierValue("customer_id", origin?.account_id)],
    ...(transaction.address === undefined ? [] : addressForms(transaction.address.address).map((address): [ListType, string] => ["ip_address", address])),
    ["device_fingerprint", identifierValue("device_fingerprint", initiator?.device_fingerprint)],
    ...[...countries].map((country): [ListType, string | undefined] => ["country", country]),
  ];
  return probesOf(identifiers, values);
}

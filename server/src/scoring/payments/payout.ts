// From a validated payout request to the engine's transaction and the identifiers to look up.
import type { components } from "../../../../generated/types.ts";
import { addressFacts } from "../../platform/addresses/address-facts.ts";
import { isValidClabe, isValidIban, normaliseClabe, normaliseIban } from "../../platform/identifiers/account.ts";
import { normaliseAddress } from "../../platform/identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../../platform/identifiers/email.ts";
import type { IdentifierKind, Identifiers } from "../../platform/identifiers/hash.ts";
import { type ListProbe, type ListType, normalisers } from "../../platform/identifiers/list-values.ts";
import { callingCodeOf, normalisePhone } from "../../platform/identifiers/phone.ts";
import { identifierValue } from "../../platform/identifiers/values.ts";
import { countryTimezone, localHour, mainTimezone } from "../../platform/time/local-hour.ts";
import type { IdentifierKeys, PayoutKeys } from "../engine/features.ts";
import type { Transaction } from "../engine/transaction.ts";
import { documentIdentity, EXPECTED, type Identify, identifierIn, instantOf, orderHash, probesOf, unreadable } from "./identify.ts";
import type { Belonging, Subject } from "./subject.ts";

/** A payout request as validated. */
export type PayoutRequest = components["schemas"]["PayoutAssessRequest"];

/** The accounts of a beneficiary, normalised; a malformed one unchanged. */
interface Accounts {
  readonly clabe: string | undefined;
  readonly iban: string | undefined;
  readonly accountHash: string | undefined;
  /** Country of the account, from the CLABE or IBAN. */
  readonly country: string | undefined;
}

/** Builds the subject of a payout. `orderHandle` stands for the order if the request has none. */
export function payoutSubject(
  identifiers: Identifiers,
  request: PayoutRequest,
  amountMinor: number,
  assessedAt: number,
  orderHandle: string,
  belonging: Belonging,
): Subject {
  const accounts = accountsOf(request);
  const transaction = payoutTransaction(request, accounts, amountMinor, assessedAt);
  const order = orderHash(identifiers, request.order_id ?? orderHandle, belonging);
  const name = wordsOf(identifiers, request.beneficiary.name);
  const keysIn = (submerchantId: string | null): PayoutKeys =>
    payoutKeys(request, accounts, transaction, { order, name }, identifierIn(identifiers, submerchantId));
  const organization = keysIn(null);
  const submerchant = belonging.submerchantId === null ? undefined : keysIn(belonging.submerchantId);
  const counted = (belonging.scoped ? submerchant : undefined) ?? organization;
  const identify = identifierIn(identifiers, belonging.scoped ? belonging.submerchantId : null);
  return {
    transaction,
    warnings: unreadable([
      ["beneficiary.email", request.beneficiary.email, transaction.email, EXPECTED.email],
      ["beneficiary.phone", request.beneficiary.phone, transaction.phone, EXPECTED.phone],
    ]),
    probes: listProbes(identifiers, request, accounts, transaction),
    address: transaction.address?.address,
    payerIdentifiers: beneficiaryIdentities(request, accounts, transaction).flatMap(([kind, value]) => identify(kind, value) ?? []),
    fraudRates: { terminal: null, device: null, bin: null, email_domain: null },
    keys: payerKeys(counted),
    organizationKeys: payerKeys(organization),
    submerchantKeys: submerchant && payerKeys(submerchant),
    payout: { keys: counted, organizationKeys: organization, submerchantKeys: submerchant },
  };
}

function accountsOf({ beneficiary }: PayoutRequest): Accounts {
  const [clabe, iban, accountHash] = [beneficiary.clabe, beneficiary.iban, beneficiary.account_hash].map((text) => text?.trim() || undefined);
  const standard = iban && (normaliseIban(iban) ?? iban);
  return {
    clabe: clabe && (normaliseClabe(clabe) ?? clabe),
    iban: standard,
    accountHash,
    country: clabe === undefined ? standard && normalisers.country(standard.slice(0, 2)) : "MX",
  };
}

/** Identifiers of the beneficiary, most stable first: outcomes of payouts are counted for them. */
function beneficiaryIdentities(
  { beneficiary }: PayoutRequest,
  accounts: Accounts,
  { email, phone }: Transaction,
): (readonly [IdentifierKind, string | undefined])[] {
  return [
    ["beneficiary_id", identifierValue("beneficiary_id", beneficiary.id)],
    ...accountIdentities(accounts),
    ["email", identifierValue("email", email?.address)],
    ["document", identifierValue("document", documentIdentity(beneficiary.document))],
    ["phone", identifierValue("phone", phone?.e164)],
  ];
}

function accountIdentities({ clabe, iban, accountHash }: Accounts): (readonly [IdentifierKind, string | undefined])[] {
  return [
    ["clabe", identifierValue("clabe", clabe)],
    ["iban", identifierValue("iban", iban)],
    ["account_hash", identifierValue("account_hash", accountHash)],
  ];
}

function payoutKeys(
  request: PayoutRequest,
  accounts: Accounts,
  { email, phone, address }: Transaction,
  same: Pick<PayoutKeys, "order" | "name">,
  identify: Identify,
): PayoutKeys {
  const { beneficiary, origin, payout, initiator } = request;
  const [accountKind, accountValue] = accountIdentities(accounts).find(([, value]) => value !== undefined) ?? ["account", undefined];
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
    ip: identify("ip_address", identifierValue("ip_address", address?.address)),
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

function payoutTransaction(request: PayoutRequest, accounts: Accounts, amountMinor: number, assessedAt: number): Transaction {
  const { beneficiary, origin, payout, initiator } = request;
  const email = beneficiary.email === undefined ? undefined : normaliseEmail(beneficiary.email);
  const ip = initiator?.ip_address === undefined ? undefined : normaliseAddress(initiator.ip_address);
  const address = ip === undefined ? undefined : addressFacts(ip);
  const { clabe, iban } = accounts;
  const beneficiaryCountry = beneficiary.country ?? accounts.country;
  const country = address?.country ?? origin?.country;
  const hour = localHour(countryTimezone(country), assessedAt);
  return {
    flow: "payout",
    assessedAt,
    amountMinor,
    currency: request.currency,
    email: email && { ...email, disposable: isDisposable(email.domain) },
    phone: beneficiary.phone === undefined ? undefined : normalisePhone(beneficiary.phone, beneficiaryCountry),
    payerCountry: origin?.country,
    accountCreatedAt: instantOf(origin?.account_created_at),
    credentialsChangedAt: instantOf(initiator?.credentials_changed_at),
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
      beneficiaryCountry,
      clabeValid: clabe === undefined ? undefined : isValidClabe(clabe),
      ibanValid: iban === undefined ? undefined : isValidIban(iban),
      declaredFirst: payout?.first_to_beneficiary,
      accountChangedAt: instantOf(beneficiary.account_changed_at),
    },
  };
}

/** Every value of the payout that a list entry can match, normalised as entries are. */
function listProbes(identifiers: Identifiers, request: PayoutRequest, accounts: Accounts, transaction: Transaction): ListProbe[] {
  const { beneficiary, origin, initiator } = request;
  const countries = new Set([origin?.country, beneficiary.country, accounts.country, transaction.address?.country]);
  const values: [ListType, string | undefined][] = [
    ["beneficiary_id", identifierValue("beneficiary_id", beneficiary.id)],
    ["clabe", identifierValue("clabe", accounts.clabe)],
    ["iban", identifierValue("iban", accounts.iban)],
    ["account_hash", identifierValue("account_hash", accounts.accountHash)],
    ["swift_bic", beneficiary.swift_bic === undefined ? undefined : normalisers.swift_bic(beneficiary.swift_bic)],
    ["email", identifierValue("email", transaction.email?.address)],
    ...(transaction.email === undefined ? [] : domainAndParents(transaction.email.domain).map((domain): [ListType, string] => ["email_domain", domain])),
    ["phone", identifierValue("phone", transaction.phone?.e164)],
    ["customer_id", identifierValue("customer_id", origin?.account_id)],
    ["ip_address", identifierValue("ip_address", transaction.address?.address)],
    ["device_fingerprint", identifierValue("device_fingerprint", initiator?.device_fingerprint)],
    ...[...countries].map((country): [ListType, string | undefined] => ["country", country]),
  ];
  return probesOf(identifiers, values);
}

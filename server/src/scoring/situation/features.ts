// Stored data about a payment when it is assessed.
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** Severity of a blocklist entry. */
export type Severity = "block" | "review" | "flag";

/** An active list entry that matches the payment. */
export interface ListMatch {
  readonly entryId: string;
  readonly list: "block" | "allow";
  readonly listType: string;
  readonly severity: Severity;
}

/** An identifier that participants of the intelligence network reported. */
export interface NetworkMatch {
  readonly signalType: string;
  /** Other organizations that reported it. */
  readonly participants: number;
}

/** Outcomes of a payer. Times are epoch milliseconds. */
export interface PayerCounters {
  readonly captured: number;
  readonly disputes: number;
  readonly firstCapturedAt: number | undefined;
  readonly lastChargebackAt: number | undefined;
  readonly lastConfirmedFraudAt: number | undefined;
  /** Amounts of captured payments; absent: none. */
  readonly amounts?: AmountHabit | undefined;
}

/** A payer's usual amount in one currency: of captured payments, so that a thief's attempts do not change it. */
export interface AmountHabit {
  readonly currency: string;
  readonly payments: number;
  /** Minor units. */
  readonly mean: number;
  /** Standard deviation, minor units. */
  readonly deviation: number;
}

/**
 * Payments and confirmed frauds of an identifier, by day of payment. Payments count once their outcome could be known by the organization's own delay curve,
 * frauds at once. A fraud counts for the part that nothing else explains: an amount far above the payer's usual one is little evidence about the terminal.
 */
export interface FraudRate {
  /** Of the last seven days whose outcomes are known, and frauds since. */
  readonly payments7d: number;
  readonly frauds7d: number;
  /** Of the last thirty such days, and frauds since. */
  readonly payments30d: number;
  readonly frauds30d: number;
  /** When the present series of frauds began: the first with no gap of over 14 days behind it. Epoch milliseconds; absent: not known. */
  readonly onset?: number | undefined;
}

/** Kinds of identifier with a fraud rate. */
export type FraudRateKind = "terminal" | "device" | "bin" | "email_domain";

/** An earlier assessment. Identifiers are opaque: equal means the same. */
export interface Activity {
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Made with a secret key; false: with a publishable one, so anyone may have caused it. */
  readonly trusted: boolean;
  readonly order: IdentifierHash;
  readonly payer: IdentifierHash | null;
  readonly card: IdentifierHash | null;
  readonly device: IdentifierHash | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** Country of the IP address. */
  readonly country: string | null;
  /** The payment failed at the processor for a reason that lies with the payer (a processor outage does not count). */
  readonly failed: boolean;
}

/** Earlier assessments that share an identifier with this one, newest first, by identifier. */
export interface History {
  readonly payer: readonly Activity[];
  readonly card: readonly Activity[];
  readonly email: readonly Activity[];
  readonly ip: readonly Activity[];
  readonly device: readonly Activity[];
  /** Payments with cards of the same BIN by payers who were new then, of the last hour. Absent: not looked up. */
  readonly newPayersOfBin?: readonly Activity[];
}

/** Identifiers of this payment as in {@link Activity}. */
export interface IdentifierKeys {
  readonly order: IdentifierHash;
  readonly payer: IdentifierHash | null;
  readonly card: IdentifierHash | null;
  readonly email: IdentifierHash | null;
  readonly ip: IdentifierHash | null;
  readonly device: IdentifierHash | null;
  readonly bin?: IdentifierHash | null;
  /** For searches only. */
  readonly phone?: IdentifierHash | null;
  /** For searches only. */
  readonly bankAccount?: IdentifierHash | null;
}

/** Hashes of what a payout is about. */
export interface PayoutKeys {
  readonly order: IdentifierHash;
  /** The account that is debited: a customer, hashed as in the customer's pay-ins. */
  readonly origin: IdentifierHash | null;
  readonly account: IdentifierHash | null;
  readonly beneficiary: IdentifierHash | null;
  /** Origin and beneficiary together. */
  readonly pair: IdentifierHash | null;
  readonly device: IdentifierHash | null;
  readonly initiator: IdentifierHash | null;
  readonly channel: IdentifierHash | null;
  /** Of the beneficiary. */
  readonly email: IdentifierHash | null;
  /** Of the beneficiary; for searches only. */
  readonly phone?: IdentifierHash | null;
  /** Of the initiator; for searches only. */
  readonly ip?: IdentifierHash | null;
  /** Hashes of the words of the beneficiary's name. */
  readonly name: readonly string[];
}

/** Stored facts of a payout besides its hashes. */
export interface PayoutMarks {
  /** It was the first to its beneficiary. */
  readonly first: boolean;
  /** It was declined, so the money never left. */
  readonly declined: boolean;
  /** A transfer between accounts of the organization's own. */
  readonly treasury: boolean;
}

/** An earlier payout. */
export interface PayoutActivity extends PayoutKeys, PayoutMarks {
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Fields of every earlier payout. */
export type Paid = Pick<PayoutActivity, "sessionId" | "at" | "order" | "declined" | "treasury" | "amountMinor" | "currency">;

/** An earlier payout to the same account or beneficiary. */
export type PaidTo = Paid & Pick<PayoutActivity, "origin" | "account" | "name">;

/** An earlier payout of the same origin. */
export type PaidBy = Paid & Pick<PayoutActivity, "first" | "pair" | "device" | "initiator" | "channel">;

/** Earlier payouts that share an identifier with this one, newest first, by identifier: each with the fields that the signals need. */
export interface PayoutPast {
  readonly account: readonly PaidTo[];
  readonly beneficiary: readonly PaidTo[];
  readonly origin: readonly PaidBy[];
  /** Ordered on the same device. */
  readonly device: readonly Pick<PayoutActivity, "sessionId" | "at" | "origin">[];
}

/** Stored data about a payout when it is assessed. */
export interface PayoutFeatures {
  readonly keys: PayoutKeys;
  readonly past: PayoutPast;
  /** When the origin last paid for another order, epoch milliseconds; undefined: not in the last two years. */
  readonly originLastAt: number | undefined;
  /** The origin has paid this beneficiary for another order in the last two years. */
  readonly pairKnown: boolean;
}

/** The organization's distribution of amounts in one currency and flow, minor units. */
export interface AmountProfile {
  readonly p90: number;
  readonly p99: number;
  readonly p999: number;
  /** The median of the last two days as a multiple of the usual one; absent: not known. */
  readonly shift?: number;
}

/** Days in which payments are counted against the usual pace, of a payer and of the organization. */
export const PACE_DAYS = 3;

/** Usual figures of the cards of a BIN at an organization. */
export interface BinUsage {
  /** Payments by new payers with cards of other BINs within the last hour. */
  readonly otherNewPayersLastHour: number;
  /** Usual share of this BIN among new payers, above 0 and below 1. */
  readonly usualShare: number;
}

/** All inputs of a decision besides the payment itself. */
export interface Features {
  readonly keys: IdentifierKeys;
  readonly entries: readonly ListMatch[];
  readonly network: readonly NetworkMatch[];
  readonly counters: PayerCounters | undefined;
  readonly fraudRates: Partial<Readonly<Record<FraudRateKind, FraudRate>>>;
  /** The organization's share of payments that turn out to be fraud, 0 to 1. */
  readonly baseRate: number;
  /** How many times as frequent as on the whole the organization's fraud is, at least, at this hour of the day (UTC); absent: 1. */
  readonly hourFraud?: number;
  /** The organization's payments of the flow in the last {@link PACE_DAYS} days as a multiple of the usual number, at least 1; absent: not known. */
  readonly pace?: number;
  readonly history: History;
  readonly amountProfile: AmountProfile | undefined;
  /** Stands in for the distribution while the organization has too few payments for its own: by segment and currency. */
  readonly amountPrior?: AmountProfile | undefined;
  /** Absent: no figures yet. */
  readonly binUsage?: BinUsage | undefined;
  /** Undefined for a pay-in. */
  readonly payout: PayoutFeatures | undefined;
}

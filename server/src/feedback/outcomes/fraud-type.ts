// Who committed a fraud, and whom a dispute therefore counts against. Pure: reports and evidence in, attribution out.
//
// The first of these decides the fraud type: what the report, or another verdict on the session, states; the reason code of the scheme or provider; the reason in words; the segment (the customer of a
// bank is the cardholder, hence the victim); the record of the payer. A chargeback with an unknown code counts against nobody: its claim may be anything.

import type { components } from "../../../../generated/types.ts";
import { DAY } from "../../platform/time/time.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { fraudTypeOfCode } from "./reason-codes/reason-codes.ts";
import { fraudTypeOfWords } from "./reason-codes/reason-words.ts";

type Schemas = components["schemas"];
export type FraudType = Schemas["FraudType"];
export type FraudTypeSource = Schemas["FraudTypeSource"];
export type BurdenedParty = Schemas["BurdenedParty"];

/** What is known of a disputed payment and its payer when the dispute is reported. Times in epoch milliseconds. */
export interface DisputeEvidence {
  readonly flow: Flow;
  readonly segment: "merchant" | "psp" | "bank";
  /** Captured payments of the payer. */
  readonly captured: number;
  readonly firstCapturedAt: number | undefined;
  /** When the disputed payment was assessed. */
  readonly assessedAt: number;
  /** Another session of the payer is disputed, and counts against the payer. */
  readonly disputedBefore: boolean;
  /** The payer had used the card, or the device, of the disputed payment before. */
  readonly cardKnown: boolean;
  readonly deviceKnown: boolean;
  /** What another verdict on the session, which still holds, stated. */
  readonly statedBefore: FraudType | undefined;
}

/** A fraud type, what it was taken from, and whom it counts against. */
export interface Attribution {
  readonly fraudType: FraudType;
  readonly source: FraudTypeSource;
  readonly burdened: BurdenedParty;
}

/** Captured payments that make a payer one of long standing. */
const STANDING_PAYMENTS = 3;

/**
 * Milliseconds between the first captured payment and the disputed one. A stolen card is reported within days or weeks: a payer who passes a month without a dispute did
 * not open the account with it.
 */
const STANDING_AGE = 30 * DAY;

/** The parts of a report that say who committed the fraud. */
export type DisputeReport = Pick<Schemas["OutcomeReport"], "fraud_type" | "reason_code" | "reason"> & Partial<Pick<Schemas["OutcomeReport"], "outcome">>;

/** Attributes a lost chargeback or a confirmed fraud. */
export function attribute(report: DisputeReport, evidence: DisputeEvidence): Attribution {
  const [fraudType, source] = fraudTypeAndSource(report, evidence);
  return { fraudType, source, burdened: burdenedBy(fraudType, evidence) };
}

function fraudTypeAndSource(
  { outcome, fraud_type: stated, reason_code: code, reason }: DisputeReport,
  evidence: DisputeEvidence,
): readonly [FraudType, FraudTypeSource] {
  const explicit = stated ?? evidence.statedBefore;
  if (explicit !== undefined) return [explicit, "stated"];
  const coded = code === undefined ? undefined : fraudTypeOfCode(code);
  if (coded !== undefined) return [coded, "reason_code"];
  // a confirmed fraud is the finding of its reporter: words and unknown codes beside it say nothing else
  const dispute = outcome === "chargeback_lost";
  const described = dispute ? [code, reason].map((text) => text && fraudTypeOfWords(text)).find((type) => type !== undefined && type !== "") : undefined;
  if (described) return [described, "reason"];
  if (evidence.segment === "bank") return ["third_party", "segment"];
  if (dispute && code !== undefined && code.trim() !== "") return ["merchant_error", "unknown_code"];
  return [fraudTypeByEvidence(evidence), "evidence"];
}

/**
 * The fraud type by the payer's record. A payer of long standing who disputes a payment with a card and on a device of their own is likely to have made it: Visa's
 * Compelling Evidence 3.0 (Visa Core Rules, condition 10.4) shifts liability by the same reasoning. Their card on another device points to the account; another card,
 * to the card.
 */
function fraudTypeByEvidence(evidence: DisputeEvidence): FraudType {
  if (evidence.flow === "payout" || !isOfLongStanding(evidence)) return "third_party";
  if (!evidence.cardKnown) return "third_party";
  return evidence.deviceKnown ? "first_party" : "account_takeover";
}

function burdenedBy(fraudType: FraudType, evidence: DisputeEvidence): BurdenedParty {
  if (fraudType === "merchant_error") return "nobody";
  // the beneficiary of a payout received the money, regardless of who ordered it
  if (evidence.flow === "payout" || fraudType === "first_party") return "payer";
  if (fraudType === "account_takeover" || evidence.segment === "bank" || isOfLongStanding(evidence)) return "instruments";
  return "payer";
}

/** Has the payer a good history, begun well before the disputed payment? An account without one is the fraudster's. */
function isOfLongStanding({ captured, firstCapturedAt, assessedAt, disputedBefore }: DisputeEvidence): boolean {
  return !disputedBefore && captured >= STANDING_PAYMENTS && firstCapturedAt !== undefined && assessedAt - firstCapturedAt >= STANDING_AGE;
}

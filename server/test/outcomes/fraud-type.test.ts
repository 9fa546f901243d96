// Fraud types by statement, reason code, segment and evidence, and whom each burdens.
import { describe, expect, test } from "vitest";
import { attribute, type DisputeEvidence } from "../../src/feedback/outcomes/fraud-type.ts";
import { fraudTypeOfCode, reasonCodes } from "../../src/feedback/outcomes/reason-codes.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);

/** A payer without a past. */
const young: DisputeEvidence = {
  flow: "payin",
  segment: "merchant",
  captured: 0,
  firstCapturedAt: undefined,
  assessedAt: now,
  disputedBefore: false,
  cardKnown: false,
  deviceKnown: false,
  statedBefore: undefined,
};
/** A payer of long standing, with another card on another device. */
const robbed: DisputeEvidence = { ...young, captured: 3, firstCapturedAt: now - 30 * DAY };
/** The same payer with their own card on their own device. */
const own: DisputeEvidence = { ...robbed, cardKnown: true, deviceKnown: true };

test.each([
  ["10.1", "third_party"],
  ["10.4", "third_party"],
  ["10.5", "third_party"],
  ["11.3", "merchant_error"],
  ["12.5", "merchant_error"],
  ["12.6.1", "merchant_error"],
  ["13.1", "first_party"],
  ["13.2", "first_party"],
  ["13.3", "first_party"],
  ["13.6", "merchant_error"],
  ["13.7", "first_party"],
  ["4837", "third_party"],
  ["4863", "third_party"],
  ["4871", "third_party"],
  ["4849", "merchant_error"],
  ["4834", "merchant_error"],
  ["4853", "first_party"],
  ["F24", "third_party"],
  ["f29", "third_party"],
  ["C08", "first_party"],
  ["C02", "merchant_error"],
  ["P08", "merchant_error"],
  ["fraudulent", "third_party"],
  ["unrecognized", "third_party"],
  ["product_not_received", "first_party"],
  ["subscription_canceled", "first_party"],
  ["duplicate", "merchant_error"],
  [" 10.4 ", "third_party"],
  ["general", undefined],
  ["10.9", undefined],
  ["", undefined],
])("reason code %j implies %s", (code, type) => {
  expect(fraudTypeOfCode(code)).toBe(type);
});

test("no reason code has two fraud types", () => {
  const codes = Object.values(reasonCodes).flatMap((types) => Object.values(types).flatMap((named) => Object.keys(named)));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

describe("the first that there is decides", () => {
  test.each([
    ["what is stated, before a reason code", { fraud_type: "account_takeover", reason_code: "13.1" } as const, own, "account_takeover", "stated"],
    ["what another verdict stated, before a reason code", { reason_code: "10.4" }, { ...own, statedBefore: "merchant_error" }, "merchant_error", "stated"],
    ["a reason code, before the segment and the evidence", { reason_code: "13.1" }, { ...robbed, segment: "bank" }, "first_party", "reason_code"],
    ["the segment, for an unknown code", { reason_code: "99" }, { ...own, segment: "bank" }, "third_party", "segment"],
    ["the evidence, without anything else", {}, own, "first_party", "evidence"],
  ] as const)("%s", (_, report, evidence, fraudType, source) => {
    expect(attribute(report, evidence)).toMatchObject({ fraudType, source });
  });
});

describe("by evidence", () => {
  test.each([
    ["a young account is the fraudster's", young, "third_party", "payer"],
    ["two captured payments are no long standing", { ...robbed, captured: 2 }, "third_party", "payer"],
    ["29 days are no long standing", { ...robbed, firstCapturedAt: now - 29 * DAY }, "third_party", "payer"],
    ["a payer with another dispute has no good history", { ...robbed, disputedBefore: true }, "third_party", "payer"],
    ["a payer of long standing with a new card is a victim", robbed, "third_party", "instruments"],
    ["their own card on a new device is a takeover", { ...robbed, cardKnown: true }, "account_takeover", "instruments"],
    ["their own card on their own device is theirs", own, "first_party", "payer"],
    ["the beneficiary of a payout got the money", { ...robbed, flow: "payout" }, "third_party", "payer"],
  ] as const)("%s", (_, evidence, fraudType, burdened) => {
    expect(attribute({}, evidence)).toEqual({ fraudType, source: "evidence", burdened });
  });
});

test.each([
  ["third_party", young, "payer"],
  ["third_party", own, "instruments"],
  ["third_party", { ...young, segment: "bank" }, "instruments"],
  ["first_party", robbed, "payer"],
  ["first_party", { ...young, segment: "bank" }, "payer"],
  ["account_takeover", young, "instruments"],
  ["account_takeover", { ...young, flow: "payout" }, "payer"],
  ["merchant_error", young, "nobody"],
  ["merchant_error", { ...young, flow: "payout" }, "nobody"],
] as const)("%s, stated, of %o burdens: %s", (fraud_type, evidence, burdened) => {
  expect(attribute({ fraud_type }, evidence).burdened).toBe(burdened);
});

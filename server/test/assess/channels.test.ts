// The channel decides whose device and address a pay-in names.
import { describe, expect, test } from "vitest";
import { type PayinRequest, payinSubject } from "../../src/scoring/payments/payin.ts";
import { fullRequest } from "../harness/full-request.ts";
import { identifiers } from "../harness/identifiers.ts";
import { NOON } from "../harness/situation.ts";

const subjectOf = (channel: PayinRequest["channel"], trusted = true) =>
  payinSubject(identifiers, { ...fullRequest("o"), channel }, 1000, NOON, "h", { submerchantId: null, scoped: false, trusted });

describe.each(["pos", "moto", "recurring"] as const)("%s", (channel) => {
  test("is counted by card and payer, not by device, address and BIN", () => {
    const { keys, fraudRates, transaction } = subjectOf(channel);
    expect([keys.device, keys.ip, keys.bin, fraudRates.device, transaction.address]).toEqual([null, null, null, null, undefined]);
    expect([keys.card, keys.payer, keys.email, fraudRates.terminal, fraudRates.bin]).not.toContain(null);
  });

  test("is matched against lists by device and address all the same", () => {
    const { probes, addresses } = subjectOf(channel);
    expect(probes).toEqual(subjectOf("web").probes);
    expect(addresses).toEqual(["189.203.54.17"]);
  });

  test("cannot be claimed by a page", () => {
    expect(subjectOf(channel, false)).toEqual({ ...subjectOf("web", false), transaction: expect.anything() });
    expect(subjectOf(channel, false).transaction.address?.country).toBe("MX");
  });
});

test.each(["web", "app", "link", undefined] as const)("%s is the payer's own device", (channel) => {
  expect(subjectOf(channel).keys).not.toMatchObject({ device: null });
});

test("a recurring charge has no hour of its own", () => {
  expect([subjectOf("recurring").transaction.localHour, subjectOf("web").transaction.localHour]).toEqual([undefined, 6]);
});

test("the clock of the device is compared with the countries of connection and bill; that of a merchant's device is not", () => {
  expect([subjectOf("web").transaction.clockDifference, subjectOf("pos").transaction.clockDifference]).toEqual([0, undefined]);
});

describe("a page's word", () => {
  test("for earlier orders counts for nothing", () => {
    expect([subjectOf("web").transaction.previousOrders, subjectOf("web", false).transaction.previousOrders]).toEqual([7, undefined]);
  });
});

describe("a card", () => {
  const cardOf = (card: NonNullable<NonNullable<PayinRequest["payment_method"]>["card"]>) =>
    payinSubject(identifiers, { amount: 1, currency: "MXN", payment_method: { card } }, 100, NOON, "h", { submerchantId: null, scoped: false }).keys.card;

  test("without a hash is identified by BIN and last four digits, whatever the length of the BIN", () => {
    expect(cardOf({ bin: "41523100", last4: "4405" })).toBe(cardOf({ bin: "415231", last4: "4405" }));
    expect(cardOf({ bin: "415231", last4: "4406" })).not.toBe(cardOf({ bin: "415231", last4: "4405" }));
    expect([cardOf({ bin: "415231" }), cardOf({ last4: "4405" }), cardOf({})]).toEqual([null, null, null]);
  });

  test("with a hash is identified by the hash alone", () => {
    expect(cardOf({ bin: "415231", last4: "4405", hash: "tok_1" })).toBe(cardOf({ hash: " tok_1 " }));
  });
});

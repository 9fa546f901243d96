// When two spellings are one name, and what a payout is known by.
import { describe, expect, test } from "vitest";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import type { PayoutRequest } from "../../src/scoring/payments/payout.ts";
import { cpuMilliseconds } from "../harness/cpu-time.ts";
import { payoutJobOf } from "../harness/job.ts";
import { DAY, paid, payoutSituation } from "../harness/situation.ts";

const keysOf = (request: Partial<PayoutRequest>) => {
  const { payout } = payoutJobOf("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", request).subject;
  if (payout === undefined) throw new Error("no payout");
  return payout.keys;
};
const wordsOf = (name: string): readonly string[] => keysOf({ beneficiary: { id: "b", name } }).name;

/** How much a name weighs against an account that was paid under another. */
function weight(before: string, now: string): number {
  const given = payoutSituation({ keys: { name: wordsOf(now) }, past: { account: [paid(DAY, { name: wordsOf(before) })] } });
  return evaluate(given).signals.find(({ code }) => code === "PAYOUT_NAME_MISMATCH")?.weight ?? 0;
}

describe("a name is the same", () => {
  test.each([
    ["José Hernández Luna", "JOSE HERNANDEZ LUNA"],
    ["José Hernández Luna", "Hernández Luna, José"],
    ["José Hernández Luna", "José Hernández"],
    ["José Hernández", "  José   Hernández  Luna  Ruiz "],
    ["Jose\u0301 Herna\u0301ndez", "José Hernández"],
    ["José Hernández", "\u202eJosé\u202c Her\u200dnán\u00addez\ufeff"],
    ["ＪＯＳＥ ＨＥＲＮＡＮＤＥＺ", "José Hernández"],
    ["Ñandú Café", "nandu cafe"],
    ["María María", "maria"],
    ["Comercial del Bajío, S.A. de C.V.", "COMERCIAL DEL BAJIO SA DE CV"],
    ["王小明", "王小明"],
  ])("%s is %s", (before, now) => {
    expect([weight(before, now), weight(now, before)]).toEqual([0, 0]);
  });

  test.each(["", "   ", "---", "\u202e\u200d", "😀"])("where one says nothing: %j", (empty) => {
    expect(wordsOf(empty)).toEqual([]);
    expect([weight(empty, "José Hernández"), weight("José Hernández", empty)]).toEqual([0, 0]);
  });
});

describe("a name is another", () => {
  test.each([
    ["José Hernández Luna", "Comercial del Bajío", 30],
    ["José Hernández", "José Ramírez", 8.5],
    ["José Hernández Luna", "Pedro Hernández Soto", 21.2],
  ])("%s is not %s: %d", (before, now, expected) => {
    expect(weight(before, now)).toBeCloseTo(expected, 0);
  });

  test("the closest name that the account was paid under counts", () => {
    const account = ["Ana Ruiz", "José Hernández", "Pedro Soto"].map((name, i) => paid((i + 1) * DAY, { name: wordsOf(name) }));
    expect(evaluate(payoutSituation({ keys: { name: wordsOf("Jose Hernandez") }, past: { account } })).signals).toEqual([]);
  });
});

test("names as long as they may be are compared in no time", async () => {
  const letters = Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  const [one, other] = [letters.join(" "), letters.map((_, i) => String.fromCodePoint(0x5e00 + i)).join(" ")];
  const account = Array.from({ length: 120 }, (_, i) => paid(DAY + i, { name: wordsOf(other) }));
  const given = payoutSituation({ keys: { name: wordsOf(one) }, past: { account } });
  const batch = () => {
    for (let i = 0; i < 64; i++) evaluate(given);
  };
  // a batch of the worst names; comparing word by word would take a second
  expect(await cpuMilliseconds(batch)).toBeLessThan(300);
});

describe("what a payout is known by", () => {
  test("is the same in every spelling of an account, and in every field", () => {
    const account = (beneficiary: PayoutRequest["beneficiary"]) => keysOf({ beneficiary }).account;
    expect(account({ clabe: "002 010 07777777777-1" })).toBe(account({ clabe: "002010077777777771" }));
    expect(account({ iban: "gb82 west 1234 5698 7654 32" })).toBe(account({ iban: "GB82WEST12345698765432" }));
    expect(account({ account_hash: " acct_1 " })).toBe(account({ account_hash: "acct_1" }));
    // an account in another field is the same account
    expect(account({ account_hash: "002010077777777771" })).toBe(account({ clabe: "002010077777777771" }));
    expect(account({ account_hash: "acct_002010077777777771" })).not.toBe(account({ clabe: "002010077777777771" }));
  });

  test("is nothing where nothing is said: blanks are no account, no origin and no initiator", () => {
    const blank = { clabe: " ", iban: "  ", account_hash: "    " };
    const keys = keysOf({
      beneficiary: { id: "b", ...blank },
      origin: { account_id: " " },
      initiator: { user_id: " ", device_fingerprint: "" },
      payout: { channel: " " },
    });
    expect(keys).toMatchObject({ origin: null, account: null, device: null, initiator: null, channel: null, name: [] });
    expect(keys.beneficiary).not.toBeNull();
  });

  test("by a text is not what somebody else is known by: kinds, origins and submerchants are apart", () => {
    const { origin, beneficiary, account, device, initiator, channel, pair, order } = keysOf({
      order_id: "same",
      beneficiary: { id: "same", account_hash: "same" },
      origin: { account_id: "same" },
      initiator: { user_id: "same", device_fingerprint: "same" },
      payout: { channel: "same" },
    });
    expect(new Set([origin, beneficiary, account, device, initiator, channel, pair, order]).size).toBe(8);
  });
});

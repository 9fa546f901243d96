// Facts as they are stored: complete, small, and enough to compute the score again.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facts } from "../../../generated/facts.ts";
import { evaluate, evaluateTrusted, factsOf, trustedPart } from "../../src/scoring/engine/evaluate.ts";
import { decisionFacts, signalFactsOf } from "../../src/scoring/facts/decode.ts";
import { encodeFacts } from "../../src/scoring/facts/encode.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { catalogue } from "../../src/scoring/signals/index.ts";
import { made } from "../engine/assessed.ts";
import { activity, DAY, HOUR, many, NOON, situation } from "../harness/situation.ts";

/** Signals that set no score of their own. */
const WITHOUT_FACTS: readonly string[] = ["BROWSER_ACTIVITY_SUSPICIOUS", "SANDBOX_OVERRIDE"];

describe("the facts of the contract", () => {
  test("every signal that weighs is graded from exactly one fact", () => {
    const graded = facts.flatMap(({ signal }) => signal ?? []);
    expect(graded.toSorted()).toEqual(
      Object.keys(catalogue)
        .filter((code) => !WITHOUT_FACTS.includes(code))
        .toSorted(),
    );
  });
  test("facts that scale a strength name signals of the catalogue", () => {
    for (const { weighs } of facts) for (const code of weighs) expect(catalogue).toHaveProperty(code);
  });
  test("ids are distinct", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });
});

describe("stored facts", () => {
  test("give each signal what the engine observed, and the score of the decision", () => {
    fc.assert(
      fc.property(made, ({ situation: one, secret }) => {
        const evaluation = secret ? evaluateTrusted(one) : evaluate(one);
        const read = signalFactsOf(encodeFacts(secret ? trustedPart(one) : one, evaluation, {}));
        expect(read).toEqual(factsOf(evaluation.observed, one.transaction.flow));
        // four significant digits of what was observed
        expect(Math.abs(scoreFacts(read, one.policy) - evaluation.exactScore)).toBeLessThan(0.05);
      }),
      { numRuns: 2000 },
    );
  });

  test("describe the payer's last 30 days", () => {
    const past = many(12, (index) => activity((index + 1) * 2 * DAY, { amountMinor: 10_000, card: index < 6 ? "3" : "9", country: "MX" }));
    const one = situation({ features: { history: { payer: past, card: [], email: [], ip: [], device: [] } } });
    const { payer } = decisionFacts(encodeFacts(one, { observed: [] }, {}), {});
    expect(payer).toMatchObject({
      payments_3d: 1,
      payments_7d: 3,
      payments_14d: 7,
      payments_30d: 12,
      amount_7d: 300,
      amount_30d: 1200,
      hours_since_payment: 48,
      hour_familiarity: 1,
      card_known: true,
    });
    expect(payer).not.toHaveProperty("payments_1d");
  });

  test("know the time of day and the day of the week that are usual", () => {
    const past = many(14, (index) => activity((index + 1) * DAY + 6 * HOUR, { amountMinor: 10_000 }));
    const one = situation({ features: { history: { payer: past, card: [], email: [], ip: [], device: [] } } });
    const { payer } = decisionFacts(encodeFacts(one, { observed: [] }, {}), {});
    expect(payer.hour_familiarity).toBe(0);
    expect(payer.weekday_familiarity).toBe(1);
  });

  test("know a card, and a country, that the payer has not used before", () => {
    const past = many(3, (index) => activity((index + 1) * DAY, { card: "9", country: "MX" }));
    const address = { address: "88.26.241.10", country: "ES", hosting: false } as never;
    const one = situation({ transaction: { address }, features: { history: { payer: past, card: [], email: [], ip: [], device: [] } } });
    const { payer } = decisionFacts(encodeFacts(one, { observed: [] }, {}), {});
    expect(payer.card_known).toBe(false);
    expect(payer.kilometres_from_usual).toBeGreaterThan(5000);
  });

  test.each([
    ["2026-11-17T03:00:00Z", 21, 1],
    ["2026-11-17T20:00:00Z", 15, 2],
    ["2026-11-17T20:00:00Z", 5, 3],
  ])("at %s it is %i o'clock on weekday %i where the payer is", (at, localHour, weekday) => {
    const one = situation({ transaction: { assessedAt: Date.parse(at), localHour } });
    expect(decisionFacts(encodeFacts(one, { observed: [] }, {}), {}).payment.local_weekday).toBe(weekday);
  });

  test("have the hours to the clock of the device, with the part of a traveller's that counts, and nothing where it is not known", () => {
    const address = { address: "1.1.1.1", country: "MX", hosting: false };
    const connectionOf = (clockDifference: number | undefined, payer = [activity(DAY)]) => {
      const one = situation({ transaction: { address, clockDifference }, features: { history: { payer, card: [], email: [], ip: [], device: [] } } });
      return decisionFacts(encodeFacts(one, evaluate(one), {}), {}).connection;
    };
    expect(connectionOf(6.5)).toEqual({ country: "MX", timezone_hours: 6.5 });
    expect(connectionOf(0)).toEqual({ country: "MX", timezone_hours: 0 });
    expect(connectionOf(6.5, [activity(9 * DAY)])).toEqual({ country: "MX", timezone_hours: 6.5, timezone_weight: 0.3 });
    expect(connectionOf(undefined)).toEqual({ country: "MX" });
  });

  test("have no value that identifies a person", () => {
    const one = situation({
      transaction: {
        assessedAt: NOON,
        email: { address: "maria.gonzalez@example.com", local: "maria.gonzalez", domain: "example.com", disposable: false },
        phone: { e164: "+525512345678", callingCode: "52" },
        payerName: ["maria", "gonzalez"],
        card: { bin: "41809012", hash: "card-hash", country: "MX" },
        device: { fingerprint: "finger-print", userAgent: "agent", isBot: false, isEmulator: false, isProxy: false, isTor: false },
      },
    });
    const stored = encodeFacts(one, evaluate(one), { channel: "web" });
    for (const value of ["maria", "example.com", "5255", "card-hash", "finger", "agent", "41809012"]) expect(stored).not.toContain(value);
  });

  test("of an unknown id, written by a later release, are left out", () => {
    expect(decisionFacts('[9999,1,5,"web"]', {}).payment).toEqual({ channel: "web" });
  });

  test("every stored fact fits the type that the contract gives it", () => {
    fc.assert(
      fc.property(made, ({ situation: one }) => {
        const read: Record<string, object> = decisionFacts(encodeFacts(one, evaluate(one), { channel: "web", payment_method: { type: "card" } }), {});
        for (const { path, type } of facts) {
          const [group = "", name = ""] = path.split(".");
          const value = (read[group] as Record<string, unknown> | undefined)?.[name];
          if (value !== undefined) expect([path, typeof value]).toEqual([path, type]);
        }
      }),
    );
  });
});

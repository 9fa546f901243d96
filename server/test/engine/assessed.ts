// Assessments of every kind for tests of explanations: random situations under random policies, decided by the engine.
import fc from "fast-check";
import { forcedDecision } from "../../src/decisions/assess/test-values.ts";
import { type Evaluation, evaluate, evaluateTrusted } from "../../src/scoring/engine/evaluate.ts";
import type { StoredDecision, StoredSignal } from "../../src/scoring/engine/explain.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";
import type { Situation } from "../../src/scoring/signals/signal.ts";
import type { Activity, Features, ListMatch, Severity } from "../../src/scoring/situation/features.ts";
import { activity, DAY, MINUTE, many, NOON, situation } from "../harness/situation.ts";

const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const nowAndThen = seldom(fc.constant(true)).map((yes) => yes === true);

const entries: fc.Arbitrary<ListMatch[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<ListMatch[]>([]) },
  {
    weight: 2,
    arbitrary: fc.uniqueArray(
      fc.record({
        entryId: fc.uuid(),
        list: fc.constantFrom("block" as const, "allow" as const),
        listType: fc.constantFrom("email", "card_hash"),
        severity: fc.constantFrom<Severity>("block", "review", "review", "flag", "flag"),
      }),
      { maxLength: 3, selector: ({ entryId }) => entryId },
    ),
  },
);

/** Weights of an organization: any, of the catalogue's sign. */
const weights = fc.dictionary(fc.constantFrom(...(Object.keys(catalogue) as SignalCode[])), fc.double({ min: 0, max: 100, noNaN: true }), { maxKeys: 12 });

/** Thresholds that rise, or are equal. */
export const thresholds = fc
  .tuple(...[1, 10, 1000].map((parts) => fc.integer({ min: 0, max: 100 * parts }).map((score) => score / parts)))
  .map((three) => three.toSorted((a, b) => a - b))
  .map(([challenge = 0, review = 0, decline = 0]) => ({ challenge, review, decline }));

const features: fc.Arbitrary<Partial<Features>> = fc
  .record({
    entries,
    reported: seldom(fc.integer({ min: 1, max: 4 })),
    frauds: seldom(fc.integer({ min: 0, max: 200 })),
    chargebacks: seldom(fc.integer({ min: 0, max: 200 })),
    good: nowAndThen,
    terminal: seldom(fc.integer({ min: 1, max: 30 })),
    earlier: fc.integer({ min: 0, max: 15 }),
    browser: nowAndThen,
    failed: nowAndThen,
  })
  .map(({ entries: listed, reported, frauds, chargebacks, good, terminal, earlier, browser, failed }) => {
    const past = many(earlier, (index) =>
      activity((index + 1) * MINUTE, {
        trusted: !browser,
        card: `${100 + index}`,
        payer: `${index % 5}`,
        amountMinor: 1_000 + index,
        failed,
        country: index % 2 ? "BR" : "MX",
      }),
    );
    const ago = (days: number | undefined): number | undefined => (days === undefined ? undefined : NOON - days * DAY);
    return {
      entries: listed,
      network: reported === undefined ? [] : [{ signalType: "email", participants: reported }],
      counters: {
        captured: good ? 9 : 0,
        disputes: 0,
        firstCapturedAt: good ? NOON - 200 * DAY : undefined,
        lastChargebackAt: ago(chargebacks),
        lastConfirmedFraudAt: ago(frauds),
      },
      fraudRates: terminal === undefined ? {} : { terminal: { payments7d: 100, frauds7d: terminal, payments30d: 200, frauds30d: terminal } },
      history: { payer: past, card: past, email: past, ip: past, device: past },
    };
  });

/** An assessment with the situation that it was made in. */
export interface Made {
  readonly situation: Situation;
  readonly secret: boolean;
  /** As it is stored, with the thresholds that it was decided by. */
  readonly decided: StoredDecision;
}

/** Assessments with their situations. */
export const made: fc.Arbitrary<Made> = fc
  .record({
    features,
    thresholds,
    weights,
    secret: fc.boolean(),
    amountMinor: fc.constantFrom(50, 50_000, 5_000_000),
    device: fc.record({ isBot: nowAndThen, isProxy: nowAndThen, isTor: nowAndThen, isTampered: nowAndThen }),
    clockDifference: seldom(fc.constantFrom(0, 2.5, 4, 9)),
    odd: fc.boolean(),
    liabilityShift: nowAndThen,
    cvv: nowAndThen,
    sandbox: seldom(seldom(fc.constantFrom("approve", "challenge", "review", "decline"))),
  })
  .map((wish) => {
    const own = Object.entries(wish.weights).map(([code, weight]) => [code, catalogue[code as SignalCode].weight < 0 ? -weight : weight]);
    const one = situation({
      features: wish.features,
      policy: { thresholds: wish.thresholds, weights: { ...Object.fromEntries(own), BLOCKLIST_BLOCK: 100 } },
      transaction: {
        amountMinor: wish.amountMinor,
        device: { fingerprint: "d", userAgent: undefined, isEmulator: false, ...wish.device },
        address: wish.clockDifference === undefined ? undefined : { address: "1.1.1.1", country: "MX", hosting: false },
        clockDifference: wish.clockDifference,
        localHour: wish.odd ? 3 : 12,
        threeDsStatus: wish.liabilityShift ? "authenticated" : undefined,
        liabilityShift: wish.liabilityShift,
        cvvResult: wish.cvv ? "no_match" : undefined,
      },
    });
    const evaluation = wish.secret ? evaluateTrusted(one) : evaluate(one);
    const { decision, score, signals } = wish.sandbox === undefined ? evaluation : forcedDecision(`${wish.sandbox}@sandbox.test`, evaluation);
    // as the database hands it back
    const decided = JSON.parse(JSON.stringify({ decision, score, signals, thresholds: wish.thresholds })) as StoredDecision;
    return { situation: one, secret: wish.secret, decided };
  });

/** Assessments as they are stored. */
export const assessed: fc.Arbitrary<StoredDecision> = made.map(({ decided }) => decided);

/** What the engine decides in the same situation when some signals have nothing to say. */
export function decidedWithout({ situation: one, secret }: Made, silent: readonly string[]): Evaluation {
  const { history, entries: listed } = one.features;
  const lists = silent.flatMap((code) => (code.startsWith("BLOCKLIST_") ? [code.slice("BLOCKLIST_".length).toLowerCase()] : []));
  const browser = !silent.includes("BROWSER_ACTIVITY_SUSPICIOUS");
  const visible = (past: readonly Activity[]): Activity[] => past.filter(({ trusted }) => trusted || browser);
  const weightless = Object.fromEntries(silent.map((code) => [code, 0]));
  return (secret ? evaluateTrusted : evaluate)({
    ...one,
    policy: { ...one.policy, weights: { ...one.policy.weights, ...weightless } },
    features: {
      ...one.features,
      entries: listed.filter(({ list, severity }) => list === "allow" || !lists.includes(severity)),
      history: {
        payer: visible(history.payer),
        card: visible(history.card),
        email: visible(history.email),
        ip: visible(history.ip),
        device: visible(history.device),
      },
    },
  });
}

/** A signal that fired whole. */
export const signal = (code: string, weight: number, more: Partial<StoredSignal> = {}): StoredSignal => ({
  code,
  weight,
  strength: 1,
  observed: 1,
  threshold: 1,
  ...more,
});

// Simulated histories: reproducible, with every mechanism and its mark, within the requested bounds.
import { describe, expect, test } from "vitest";
import { historyFiles } from "../../simulator/files.ts";
import { generateHistory, type SimulatedHistory, type SimulationOptions } from "../../simulator/generate.ts";
import { FRAUD_MECHANISMS, HONEST_MECHANISMS, type Mechanism, type SimulatedPayment } from "../../simulator/history.ts";
import { ABROAD } from "../../simulator/markets.ts";
import { DEFAULTS, drawParameters, type Parameters } from "../../simulator/parameters.ts";
import { DAY, HOUR } from "../../src/platform/time/time.ts";

const FROM = Date.UTC(2026, 0, 1);
const OPTIONS: SimulationOptions = { seed: 7, set: "fit", from: FROM, days: 60, customers: 1500 };
const history: SimulatedHistory = generateHistory(OPTIONS);

const of = (mechanism: Mechanism, { payments } = history): readonly SimulatedPayment[] => payments.filter((payment) => payment.mechanism === mechanism);
const honest = history.payments.filter(({ culprit }) => culprit === undefined);
const values = <T>(payments: readonly SimulatedPayment[], value: (payment: SimulatedPayment) => T): Set<T> => new Set(payments.map(value));
const mostPer = (groups: Map<unknown, readonly SimulatedPayment[]>, value: (payment: SimulatedPayment) => unknown): number =>
  Math.max(...[...groups.values()].map((some) => values(some, value).size));
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const pesos = ({ amount, market }: SimulatedPayment): number => amount / market.perPeso;
const withDefaults = (changes: Partial<Parameters>): SimulatedHistory => generateHistory({ ...OPTIONS, defaults: { ...DEFAULTS, ...changes } });

describe("the seed", () => {
  const small = { ...OPTIONS, customers: 200, days: 20 };
  test("the same one gives the same bytes", () => {
    expect(historyFiles(generateHistory(small).payments)).toEqual(historyFiles(generateHistory(small).payments));
  });
  test("another one, and the other set, give another history with other parameters", () => {
    const first = generateHistory(small);
    for (const other of [generateHistory({ ...small, seed: 8 }), generateHistory({ ...small, set: "evaluation" })]) {
      expect(historyFiles(other.payments)["payments.csv"]).not.toBe(historyFiles(first.payments)["payments.csv"]);
      expect(other.parameters).not.toEqual(first.parameters);
    }
  });
  test("parameters stay near their defaults, probabilities within 0 to 1", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { honest: drawn, cardTesting } = drawParameters("evaluation", seed);
      expect(drawn.amount / DEFAULTS.honest.amount).toBeGreaterThan(1 / 1.61);
      expect(drawn.amount / DEFAULTS.honest.amount).toBeLessThan(1.61);
      expect(cardTesting.failedShare).toBeLessThanOrEqual(0.95);
      expect(cardTesting.cards[0]).toBeLessThan(cardTesting.cards[1]);
    }
  });
});

describe("fraud", () => {
  test("every mechanism occurs; 0.5 to 4 % of the payments are fraud", () => {
    for (const mechanism of FRAUD_MECHANISMS) expect(of(mechanism).length, mechanism).toBeGreaterThan(5);
    const share = 1 - honest.length / history.payments.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.04);
  });
  test("card testing: many cards of one device for small amounts, most of them failed", () => {
    const tests = of("card_testing");
    expect(
      mostPer(
        Map.groupBy(tests, ({ device }) => device),
        ({ card }) => card.hash,
      ),
    ).toBeGreaterThanOrEqual(10);
    expect(Math.max(...tests.map(pesos))).toBeLessThan(100);
    expect(tests.filter(({ outcome }) => outcome.kind === "failed").length / tests.length).toBeGreaterThan(0.5);
  });
  test("account takeover: a customer's account on a device that is not the customer's, while the customer goes on paying", () => {
    const honestDevices = values(honest, ({ device }) => device);
    const customers = values(honest, ({ customer }) => customer);
    const frauds = of("account_takeover");
    expect(frauds.every(({ device, culprit }) => !honestDevices.has(device) && culprit === "thief")).toBe(true);
    expect(frauds.filter(({ customer }) => customers.has(customer)).length / frauds.length).toBeGreaterThan(0.7);
  });
  test("a cloned card is reissued after the report", () => {
    const frauds = of("cloned_card");
    for (const { card, outcome } of frauds)
      expect(history.payments.filter((payment) => payment.card.hash === card.hash && payment.at > outcome.at + 5 * DAY)).toEqual([]);
    const used = values(honest, ({ card }) => card.hash);
    expect(frauds.some(({ card }) => used.has(card.hash))).toBe(true);
  });
  test("a compromised terminal is compromised for a while, and honest payments go on there", () => {
    const terminals = Map.groupBy(of("compromised_terminal"), ({ terminal }) => terminal);
    const longest = (history.parameters.compromisedTerminal.days[1] + 2) * DAY * terminals.size;
    for (const frauds of terminals.values()) expect((frauds.at(-1)?.at ?? 0) - (frauds[0]?.at ?? 0)).toBeLessThan(longest);
    expect(honest.some(({ terminal }) => terminals.has(terminal))).toBe(true);
  });
  test("friendly fraud: the payer's own device and card; the payer is to blame", () => {
    const devices = Map.groupBy(honest, ({ customer }) => customer);
    const frauds = of("friendly_fraud");
    expect(frauds.every(({ culprit }) => culprit === "payer")).toBe(true);
    const own = frauds.filter(({ customer, device }) => devices.get(customer)?.some((payment) => payment.device === device));
    expect(own.length / frauds.length).toBeGreaterThan(0.5);
  });
  test("mule rings: several accounts on a device, a card for each payment", () => {
    const frauds = of("mule_ring");
    expect(
      mostPer(
        Map.groupBy(frauds, ({ device }) => device),
        ({ customer }) => customer,
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(values(frauds, ({ card }) => card.hash).size).toBe(frauds.length);
  });
});

describe("honest payments", () => {
  test("every mechanism occurs, and none is a fraud", () => {
    for (const mechanism of HONEST_MECHANISMS) expect(of(mechanism).length, mechanism).toBeGreaterThan(20);
    for (const { outcome } of honest) expect(["captured", "failed", "refunded"]).toContain(outcome.kind);
  });
  test("an office: many buyers of one address within an hour, each on an own device", () => {
    const hours = Map.groupBy(of("shared_network"), ({ address, at }) => `${address} ${Math.floor(at / HOUR)}`);
    expect(mostPer(hours, ({ customer }) => customer)).toBeGreaterThanOrEqual(6);
    expect(mostPer(hours, ({ device }) => device)).toBeGreaterThanOrEqual(6);
  });
  test("a family's tablet: several customers and cards on one device", () => {
    const tablets = Map.groupBy(of("family_device"), ({ device }) => device);
    expect(mostPer(tablets, ({ customer }) => customer)).toBeGreaterThanOrEqual(2);
    expect(mostPer(tablets, ({ card }) => card.hash)).toBeGreaterThanOrEqual(2);
  });
  test("a point of sale: one device and address for many customers", () => {
    const terminals = Map.groupBy(of("terminal"), ({ terminal }) => terminal);
    expect(mostPer(terminals, ({ customer }) => customer)).toBeGreaterThan(5);
    expect(mostPer(terminals, ({ device }) => device)).toBe(1);
  });
  test("travellers pay from abroad", () => {
    for (const { address } of of("travel")) expect(ABROAD.some((network) => address.startsWith(`${network}.`))).toBe(true);
  });
  test("in the gift season amounts and counts are multiplied", () => {
    const { giftSeason } = history.parameters;
    const season = of("gift_season");
    const usual = [...of("ordinary"), ...of("terminal")];
    expect(median(season.map(pesos)) / median(usual.map(pesos))).toBeGreaterThan(0.8 * giftSeason.amountTimes);
    const perDay = season.length / giftSeason.days / (usual.length / (60 - giftSeason.days));
    expect(perDay).toBeGreaterThan(0.75 * giftSeason.countTimes);
    expect(perDay).toBeLessThan(1.35 * giftSeason.countTimes);
  });
});

describe("the options", () => {
  test("delays of reports are log-normal with the median and spread of the parameters", () => {
    const many = withDefaults({ compromisedTerminal: { ...DEFAULTS.compromisedTerminal, rate: 8 } });
    const { medianDays, sigma } = many.parameters.delays.thirdParty;
    const delays = of("compromised_terminal", many).map(({ at, outcome }) => Math.log((outcome.at - at) / DAY));
    expect(delays.length).toBeGreaterThan(200);
    expect(Math.exp(median(delays)) / medianDays).toBeGreaterThan(0.8);
    expect(Math.exp(median(delays)) / medianDays).toBeLessThan(1.25);
    const deviation = Math.sqrt(delays.reduce((sum, one) => sum + (one - Math.log(medianDays)) ** 2, 0) / delays.length);
    expect(deviation / sigma).toBeGreaterThan(0.8);
    expect(deviation / sigma).toBeLessThan(1.2);
  });
  test("amounts drift", () => {
    const { payments } = withDefaults({ drift: { ...DEFAULTS.drift, amount: 2 } });
    const ordinary = payments.filter(({ mechanism }) => mechanism === "ordinary");
    const part = (from: number, to: number): number => median(ordinary.filter(({ at }) => at >= FROM + from * DAY && at < FROM + to * DAY).map(pesos));
    expect(part(48, 60) / part(0, 12)).toBeGreaterThan(1.6);
  });
  test("payments are in the order of time and within the days", () => {
    const times = history.payments.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(FROM);
    expect(times.at(-1)).toBeLessThan(FROM + 60 * DAY);
  });
});

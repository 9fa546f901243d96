// Random organizations, payments and changes: the same seed draws the same ones.
import type { components } from "../../../generated/types.ts";
import { type Chance, chanceOf } from "../statistics/random.ts";

type Schemas = components["schemas"];

/** A payment of a history. */
export interface DrawnPayment {
  readonly flow: "payin" | "payout";
  /** Requested by a browser. */
  readonly browser: boolean;
  readonly body: Record<string, unknown>;
  /** What became of it; undefined: nothing yet. */
  readonly outcome: "captured" | "chargeback_lost" | "fraud_confirmed" | undefined;
}

/** A rule, as it is created. */
export type DrawnRule = Pick<Schemas["RuleCreate"], "expression" | "action" | "flow" | "priority">;

/** Settings that a change can be about. */
export interface DrawnSettings {
  readonly thresholds: Schemas["DecisionThresholds"];
  readonly signal_weights: Record<string, number>;
}

/** A history, and a change of what decided it. */
export interface DrawnCase {
  readonly payments: readonly DrawnPayment[];
  /** Live rules of then. */
  readonly rules: readonly DrawnRule[];
  readonly settings: DrawnSettings;
  /** Values of the custom list `watched`. */
  readonly watched: readonly string[];
  readonly change: {
    /** By index of `rules`. */
    readonly removed: readonly number[];
    readonly changed: Readonly<Record<number, DrawnRule>>;
    readonly added: readonly DrawnRule[];
    readonly thresholds: Schemas["DecisionThresholds"] | undefined;
    readonly weights: Record<string, number>;
  };
}

const CONDITIONS = [
  (chance: Chance) => `payment.amount ${chance.of(["<", "<=", ">", ">="])} ${chance.below(1500)}`,
  (chance: Chance) => `payment.currency == "${chance.of(["MXN", "USD"])}"`,
  (chance: Chance) => `card.orders_1h >= ${chance.below(5)}`,
  (chance: Chance) => `payer.payments_1d ${chance.of(["<", ">="])} ${chance.below(6)}.0`,
  () => "payer.card_known",
  () => "connection.tor > 0.0",
  () => "connection.proxy > 0.0",
  () => "has(payer.country) && payer.country != card.country",
  () => 'payment.flow == "payout"',
  () => 'payment.origin == "browser"',
  (chance: Chance) => `email.domain.endsWith("${chance.of(["mx", "example"])}")`,
  () => 'in_list("watched", email.domain)',
  () => 'in_list("watched", card.bin)',
  (chance: Chance) => `payment.amount / payer.amount_30d > ${chance.below(4)}.0`,
] as const;

/** Signals whose weights change. */
const SIGNALS = ["IP_TOR", "IP_PROXY_VPN", "DEVICE_AUTOMATION", "AVS_CVV_FAIL", "EMAIL_DISPOSABLE", "SMALL_AMOUNT_UNKNOWN_PAYER"] as const;

/** Draws a history of so many payments and a change. */
export function drawCase(seed: number, count: number): DrawnCase {
  const chance = chanceOf(seed);
  // the weights of what browsers did stay those of then
  const browsers = chance.is(0.5);
  const payments = Array.from({ length: count }, () => paymentOf(chance, browsers));
  const rules = Array.from({ length: chance.below(4) }, () => ruleOf(chance));
  const fates = rules.map((_, index) => ({ index, fate: chance.of(["stays", "changed", "removed"]) }));
  return {
    payments,
    rules,
    settings: { thresholds: thresholdsOf(chance), signal_weights: weightsOf(chance) },
    watched: chance.of([["correo.mx"], ["418090", "mail.example"], []]),
    change: {
      removed: fates.filter(({ fate }) => fate === "removed").map(({ index }) => index),
      changed: Object.fromEntries(fates.filter(({ fate }) => fate === "changed").map(({ index }) => [index, ruleOf(chance)])),
      added: Array.from({ length: 1 + chance.below(3) }, () => ruleOf(chance)),
      thresholds: chance.is(0.5) ? thresholdsOf(chance) : undefined,
      weights: browsers ? {} : weightsOf(chance),
    },
  };
}

function ruleOf(chance: Chance): DrawnRule {
  const expression = expressionOf(chance, 2);
  const ofPayinsOnly = /payer\.|card\.|connection\./.test(expression);
  return {
    expression,
    action: chance.of<() => Schemas["RuleAction"]>([
      () => ({ type: "signal", weight: chance.of([-1, 1]) * (1 + chance.below(90)) }),
      () => ({ type: "at_least", decision: chance.of(["challenge", "review", "decline"]) }),
      () => ({ type: "approve", ...(chance.is(0.5) ? { max_amount: chance.below(1000), currency: "MXN" } : {}) }),
    ])(),
    flow: ofPayinsOnly ? chance.of(["all", "payin"]) : chance.of(["all", "payin", "payout"]),
    priority: chance.below(3),
  };
}

function expressionOf(chance: Chance, depth: number): string {
  const condition = (): string => chance.of(CONDITIONS)(chance);
  if (depth === 0 || chance.is(0.3)) return condition();
  const [one, other] = [expressionOf(chance, depth - 1), expressionOf(chance, depth - 1)];
  return chance.of([`(${one}) && (${other})`, `(${one}) || (${other})`, `!(${one})`, `(${condition()}) ? (${one}) : (${other})`]);
}

function thresholdsOf(chance: Chance): Schemas["DecisionThresholds"] {
  const challenge = 5 + chance.below(30);
  const review = challenge + 1 + chance.below(25);
  return { challenge, review, decline: review + 1 + chance.below(30) };
}

function weightsOf(chance: Chance): Record<string, number> {
  return Object.fromEntries(SIGNALS.filter(() => chance.is(0.4)).map((code) => [code, chance.below(101)]));
}

function paymentOf(chance: Chance, browsers: boolean): DrawnPayment {
  const person = chance.below(6);
  const email = `p${person}@${chance.of(["correo.mx", "mail.example", "mailinator.com"])}`;
  const card = { bin: chance.of(["418090", "550209"]), last4: `000${chance.below(4)}`, country: chance.of(["MX", "US"]) };
  const amount = (100 + chance.below(150_000)) / 100;
  const currency = chance.of(["MXN", "MXN", "USD"]);
  const outcome = chance.of(["captured", "captured", undefined, "chargeback_lost", "fraud_confirmed"] as const);
  if (chance.is(0.15))
    return {
      flow: "payout",
      browser: false,
      outcome,
      body: {
        amount,
        currency,
        // paid once: the decision about a payout is a fact of the next one to its beneficiary, and a backtest takes facts as they were
        beneficiary: { id: `beneficiary_${chance.below(1e9)}`, email: `b${chance.below(1e9)}@${chance.of(["correo.mx", "mail.example"])}` },
      },
    };
  return {
    flow: "payin",
    browser: browsers && chance.is(0.2),
    outcome,
    body: {
      amount,
      currency,
      payer: { id: `payer_${person}`, email, ...(chance.is(0.5) ? { country: chance.of(["MX", "CO"]) } : {}) },
      device: { fingerprint: `device_${chance.below(5)}`, is_tor: chance.is(0.2), is_vpn: chance.is(0.2), is_bot: chance.is(0.1) },
      payment_method: { type: "card", card, ...(chance.is(0.2) ? { cvv_result: "no_match" } : {}) },
    },
  };
}

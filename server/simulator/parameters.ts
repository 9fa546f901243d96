// What a simulated history is made of. Amounts are in Mexican pesos and converted by market; rates are per 1,000 customers and 30 days.
import { type Draw, drawsOf } from "./draw.ts";

type Range = readonly [low: number, high: number];

/** Log-normal time from payment to report. */
export interface Delay {
  readonly medianDays: number;
  /** Standard deviation of the logarithm. */
  readonly sigma: number;
}

/** Parameters of a history. Names that end in `Share` are probabilities, 0 to 1. */
export interface Parameters {
  readonly honest: {
    /** Median and spread over customers of payments per day. */
    readonly paymentsPerDay: number;
    readonly paymentsSigma: number;
    /** Median over customers of the usual amount, MXN; spread over customers, and over the payments of one. */
    readonly amount: number;
    readonly amountSigma: number;
    readonly paymentSigma: number;
    /** Payments for something large, and how many times the usual amount. */
    readonly largeShare: number;
    readonly largeTimes: Range;
    readonly newCustomerShare: number;
    readonly posShare: number;
    readonly mobileAddressShare: number;
    readonly newPhoneShare: number;
    readonly declinedShare: number;
    readonly refundedShare: number;
  };
  readonly sharedNetwork: { readonly customerShare: number; readonly customersPerOffice: number; readonly eventsPerOffice: number; readonly buyers: Range };
  readonly family: { readonly customerShare: number; readonly members: Range; readonly tabletShare: number; readonly otherCardShare: number };
  readonly travel: { readonly customerShare: number; readonly days: Range };
  /** `start` is a share of the history. */
  readonly giftSeason: { readonly startShare: number; readonly days: number; readonly amountTimes: number; readonly countTimes: number };
  readonly cardTesting: {
    readonly rate: number;
    readonly cards: Range;
    readonly minutes: Range;
    readonly amount: Range;
    readonly failedShare: number;
    /** Bursts that go slowly over days, with changing devices. */
    readonly slowShare: number;
  };
  readonly takeover: {
    readonly rate: number;
    readonly days: Range;
    readonly payments: Range;
    readonly times: Range;
    readonly ownCardShare: number;
    readonly abroadShare: number;
    readonly passwordChangedShare: number;
  };
  readonly compromisedTerminal: { readonly rate: number; readonly days: Range; readonly paymentsPerDay: number; readonly times: Range };
  readonly clonedCard: { readonly rate: number; readonly payments: Range; readonly times: Range; readonly onlineShare: number };
  readonly friendly: { readonly rate: number; readonly repeatShare: number; readonly times: Range };
  readonly muleRing: {
    readonly rate: number;
    readonly accounts: Range;
    readonly devices: Range;
    readonly payments: Range;
    readonly amount: Range;
    readonly warmUpShare: number;
  };
  /** Relative change from the first to the last day: amounts of honest payers and of thieves, share of online payments, number of incidents online. */
  readonly drift: { readonly amount: number; readonly thiefAmount: number; readonly onlineShare: number; readonly onlineFraud: number };
  readonly delays: { readonly thirdParty: Delay; readonly firstParty: Delay };
}

/** Parameters in Latin American terms. */
export const DEFAULTS: Parameters = {
  honest: {
    paymentsPerDay: 0.125,
    paymentsSigma: 0.7,
    amount: 600,
    amountSigma: 0.7,
    paymentSigma: 0.5,
    largeShare: 0.02,
    largeTimes: [3, 8],
    newCustomerShare: 0.25,
    posShare: 0.4,
    mobileAddressShare: 0.3,
    newPhoneShare: 0.1,
    declinedShare: 0.04,
    refundedShare: 0.015,
  },
  sharedNetwork: { customerShare: 0.2, customersPerOffice: 30, eventsPerOffice: 2, buyers: [8, 18] },
  family: { customerShare: 0.08, members: [3, 4], tabletShare: 0.4, otherCardShare: 0.3 },
  travel: { customerShare: 0.06, days: [4, 12] },
  giftSeason: { startShare: 0.6, days: 8, amountTimes: 2, countTimes: 2 },
  cardTesting: { rate: 1, cards: [12, 35], minutes: [8, 80], amount: [5, 60], failedShare: 0.7, slowShare: 0.25 },
  takeover: { rate: 3, days: [0.5, 6], payments: [2, 7], times: [1.8, 6], ownCardShare: 0.7, abroadShare: 0.15, passwordChangedShare: 0.4 },
  compromisedTerminal: { rate: 0.7, days: [4, 14], paymentsPerDay: 2.2, times: [0.8, 2.5] },
  clonedCard: { rate: 3.5, payments: [1, 6], times: [1, 4], onlineShare: 0.5 },
  friendly: { rate: 8, repeatShare: 0.3, times: [0.8, 2.5] },
  muleRing: { rate: 0.6, accounts: [4, 8], devices: [1, 3], payments: [2, 5], amount: [900, 6000], warmUpShare: 0.3 },
  drift: { amount: 0.15, thiefAmount: -0.3, onlineShare: 0.15, onlineFraud: 1 },
  delays: { thirdParty: { medianDays: 6, sigma: 0.8 }, firstParty: { medianDays: 22, sigma: 0.5 } },
};

/** A model is fitted on histories of one set and evaluated on those of the other, which lie further from the defaults. */
export type ParameterSet = "fit" | "evaluation";

/** Largest factor by which a parameter differs from its default. */
const SPREAD: Readonly<Record<ParameterSet, number>> = { fit: 1.25, evaluation: 1.6 };

/** Draws the parameters of a history: each is its default times a factor of its own, both ends of a range times the same. */
export function drawParameters(set: ParameterSet, seed: number, defaults: Parameters = DEFAULTS): Parameters {
  return varied(defaults, "", drawsOf(`${set}/${seed}/parameters`), SPREAD[set]);
}

function varied<T>(value: T, name: string, draw: Draw, spread: number): T {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, varied(one, key, draw, spread)])) as T;
  const factor = spread ** draw.between([-1, 1]);
  const scaled = (one: number): number => (name.endsWith("Share") ? Math.min(0.95, one * factor) : one * factor);
  return (Array.isArray(value) ? value.map(scaled) : scaled(value as number)) as T;
}

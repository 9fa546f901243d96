// A history from a seed: parameters, customers, fraud, then honest payments, which use the cards that banks issued after fraud.
import { DAY } from "../src/platform/time/time.ts";
import { drawsOf } from "./draw.ts";
import { cardTesting } from "./fraud/card-testing.ts";
import { clonedCard } from "./fraud/cloned-card.ts";
import { compromisedTerminal } from "./fraud/compromised-terminal.ts";
import { friendly } from "./fraud/friendly.ts";
import { muleRing } from "./fraud/mule-ring.ts";
import { takeover } from "./fraud/takeover.ts";
import type { Customer, Generator, SimulatedPayment, World } from "./history.ts";
import { purchases } from "./honest/purchases.ts";
import { sharedNetwork } from "./honest/shared-network.ts";
import { DEFAULTS, drawParameters, type ParameterSet, type Parameters } from "./parameters.ts";
import { makeCustomers, makeTerminals } from "./population.ts";

/** What history is made. */
export interface SimulationOptions {
  readonly seed: number;
  readonly set: ParameterSet;
  /** First day, epoch milliseconds of its start in UTC. */
  readonly from: number;
  readonly days: number;
  readonly customers: number;
  /** Around which the parameters of the history are drawn. */
  readonly defaults?: Parameters;
  /** Called after each step with its name and the payments so far. */
  readonly progress?: (step: string, payments: number) => void;
}

/** A history in the order of time, and the parameters that were drawn for it. */
export interface SimulatedHistory {
  readonly parameters: Parameters;
  readonly payments: readonly SimulatedPayment[];
}

/** Fraud first: honest payments use the cards that it leaves. */
const GENERATORS: readonly (readonly [name: string, generator: Generator])[] = [
  ["card testing", cardTesting],
  ["account takeover", takeover],
  ["cloned cards", clonedCard],
  ["compromised terminals", compromisedTerminal],
  ["friendly fraud", friendly],
  ["mule rings", muleRing],
  ["shared networks", sharedNetwork],
  ["purchases", purchases],
];

/** Makes a history; the same options give the same history. */
export function generateHistory({ seed, set, from, days, customers: count, defaults = DEFAULTS, progress }: SimulationOptions): SimulatedHistory {
  const parameters = drawParameters(set, seed, defaults);
  const draws: World["draws"] = (mechanism) => drawsOf(`${set}/${seed}/${mechanism}`);
  const terminals = makeTerminals(draws("terminals"), count);
  const customers = makeCustomers(draws("customers"), parameters, terminals, count, from, days);
  const world: World = { parameters, from, days, customers, terminals, victims: shuffled(draws("victims").share, customers), draws };
  const payments: SimulatedPayment[] = [];
  for (const [name, generator] of GENERATORS) {
    for (const payment of generator(world)) if (payment.at >= from && payment.at < from + days * DAY) payments.push(payment);
    progress?.(name, payments.length);
  }
  return { parameters, payments: payments.sort((a, b) => a.at - b.at) };
}

function shuffled(random: () => number, customers: readonly Customer[]): Customer[] {
  return customers
    .map((customer) => ({ customer, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ customer }) => customer);
}

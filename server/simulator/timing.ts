// When things happen: hours of the day, drift over the history, delays of reports.
import { DAY, HOUR } from "../src/platform/time/time.ts";
import type { Draw } from "./draw.ts";
import { progressAt, type SimulatedPayment, type World } from "./history.ts";
import type { Market } from "./markets.ts";
import type { Delay } from "./parameters.ts";

/** Longest time (days) until a report. */
const LONGEST_DELAY = 110;

/** A time on a day (epoch milliseconds of its start in UTC) at which people of the market buy. */
export function buyingTime(draw: Draw, { hoursFromUtc }: Market, day: number): number {
  const hour = (15.5 + 4 * draw.normal() + 48) % 24;
  return day + ((hour - hoursFromUtc + 24) % 24) * HOUR;
}

/** A day of the history at which an incident begins, as epoch milliseconds. `growth`: relative change of the number of incidents from first to last day. */
export function incidentDay(draw: Draw, { from, days }: World, growth = 0): number {
  const most = Math.max(1, 1 + growth);
  for (;;) {
    const progress = draw.share();
    if (draw.share() * most <= 1 + growth * progress) return from + Math.floor(progress * days) * DAY;
  }
}

/** What a thief's amounts are multiplied by at a time: thieves learn where limits are. */
export const thiefFactor = (world: World, at: number): number => 1 + world.parameters.drift.thiefAmount * progressAt(world, at);

/** When fraud of a payment is reported, epoch milliseconds. */
export function reportedAt(draw: Draw, { medianDays, sigma }: Delay, at: number): number {
  return at + Math.min(LONGEST_DELAY, draw.logNormal(medianDays, sigma)) * DAY;
}

/** The outcome of a fraud: a chargeback, or what an analyst or the victim confirmed. */
export function fraudOutcome(draw: Draw, at: number, confirmedShare = 0.3): SimulatedPayment["outcome"] {
  return { kind: draw.chance(confirmedShare) ? "fraud_confirmed" : "chargeback_lost", at };
}

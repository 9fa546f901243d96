// Where the payer, the card and the connection are.
import { DAY } from "../../../platform/time/time.ts";
import { areNeighbours } from "../../data/neighbours.ts";
import type { Transaction } from "../../situation/transaction.ts";
import { type Observation, type Situation, scaled, whole } from "../signal.ts";

/** Strength of a difference between neighbouring countries. */
const NEIGHBOURS = 0.4;

/** Two countries that should be equal; neighbours count less. */
export function differ(observed: string | undefined, expected: string | undefined): Observation | undefined {
  if (observed === undefined || expected === undefined || observed === expected) return undefined;
  return scaled(whole(observed, expected), areNeighbours(observed, expected) ? NEIGHBOURS : 1);
}

/** Part of a foreign connection or clock if the payer's own device, known for a week, is there too: a traveller. */
export const TRAVELLER = 0.3;

/** Did the payer use the device a week ago, in the country of the bill? */
export function usedAtHome({ transaction: { billingCountry, assessedAt }, features: { keys, history } }: Situation): boolean {
  if (keys.device === null) return false;
  return history.payer.some(({ device, at, country }) => device === keys.device && country === billingCountry && assessedAt - at > 7 * DAY);
}

/** The country that the connection puts the payer in; undefined for a proxy, Tor or a hosting network, which do not locate the payer. */
export function locatedCountry({ address, device }: Transaction): string | undefined {
  return device.isProxy || device.isTor || address?.hosting === true ? undefined : address?.country;
}

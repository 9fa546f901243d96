// Where the payer, the card and the connection are.
import { DAY, HOUR, MINUTE } from "../../../platform/time/time.ts";
import { distanceBetween } from "../data/country-positions.ts";
import { moneyAtStake } from "../data/dollars.ts";
import { areNeighbours } from "../data/neighbours.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled, whole } from "../signal.ts";
import type { Transaction } from "../transaction.ts";

export const locationSignals: SignalFamily = {
  IP_TOR: ({ transaction: { device } }) => (device.isTor ? whole("tor", "tor exit") : undefined),
  IP_PROXY_VPN: ({ transaction: { device } }) => (device.isProxy ? whole("proxy", "proxy or VPN") : undefined),
  IP_DATACENTER: ({ transaction: { address } }) => (address?.hosting === true ? whole("hosting network", "hosting network") : undefined),
  IP_BILLING_COUNTRY_MISMATCH: connectionAbroad,
  BIN_COUNTRY_MISMATCH: ({ transaction: { card, billingCountry, address } }) => differ(card?.country, billingCountry ?? address?.country),
  SHIPPING_COUNTRY_MISMATCH: shippedAbroad,
  IP_TIMEZONE_MISMATCH: clockElsewhere,
  HIGH_RISK_COUNTRY: highRisk,
  IMPOSSIBLE_TRAVEL: impossibleTravel,
  ODD_HOUR: ({ transaction: { localHour } }) => (localHour !== undefined && localHour < 5 ? whole(localHour, "00-05 local") : undefined),
};

/** Strength of a difference between neighbouring countries. */
const NEIGHBOURS = 0.4;

/** Two countries that should be equal; neighbours count less. */
export function differ(observed: string | undefined, expected: string | undefined): Observation | undefined {
  if (observed === undefined || expected === undefined || observed === expected) return undefined;
  return scaled(whole(observed, expected), areNeighbours(observed, expected) ? NEIGHBOURS : 1);
}

/** Part of a foreign connection or clock if the payer's own device, known for a week, is there too: a traveller. */
const TRAVELLER = 0.3;

/** The connection is abroad; with the device that the payer has used at home for a week it is a journey. */
function connectionAbroad(situation: Situation): Observation | undefined {
  const { address, billingCountry } = situation.transaction;
  const observation = differ(address?.country, billingCountry);
  return observation !== undefined && usedAtHome(situation) ? scaled(observation, TRAVELLER) : observation;
}

/** Did the payer use the device a week ago, in the country of the bill? */
function usedAtHome({ transaction: { billingCountry, assessedAt }, features: { keys, history } }: Situation): boolean {
  if (keys.device === null) return false;
  return history.payer.some(({ device, at, country }) => device === keys.device && country === billingCountry && assessedAt - at > 7 * DAY);
}

/**
 * The clock of the device is that of neither the connection's country nor the bill's. A proxy, Tor or a hosting network does not locate the payer, and has a
 * signal of its own; so has a connection from abroad, with a clock from home.
 */
function clockElsewhere(situation: Situation): Observation | undefined {
  const { clockDifference } = situation.transaction;
  if (clockDifference === undefined || locatedCountry(situation.transaction) === undefined) return undefined;
  const observation = graded(situation, "IP_TIMEZONE_MISMATCH", clockDifference);
  return clockDifference > 0 && usedAtHome(situation) ? scaled(observation, TRAVELLER) : observation;
}

/** Assumed kilometres to a country with unknown position. */
const SOMEWHERE = 3000;
/** Part of the signal if the payer connects from the country of the delivery: a traveller's hotel. */
const PAYER_IS_THERE = 0.5;

/** Kilometres between the delivery and the nearest of the countries of bill and card or, without these, of the connection; scaled by the money at stake. */
function shippedAbroad(situation: Situation): Observation | undefined {
  const { shippingCountry, billingCountry, card, amountMinor, currency } = situation.transaction;
  if (shippingCountry === undefined) return undefined;
  const located = locatedCountry(situation.transaction);
  const stated = [billingCountry, card?.country].filter((country) => country !== undefined);
  const expected = stated.length === 0 && located !== undefined ? [located] : stated;
  if (expected.length === 0 || expected.includes(shippingCountry)) return undefined;
  const kilometres = Math.min(...expected.map((country) => distanceBetween(country, shippingCountry) ?? SOMEWHERE));
  const part = moneyAtStake(amountMinor, currency) * (located === shippingCountry ? PAYER_IS_THERE : 1);
  return scaled(graded(situation, "SHIPPING_COUNTRY_MISMATCH", kilometres), part);
}

function highRisk({ transaction, policy }: Situation): Observation | undefined {
  if (policy.highRiskCountries.length === 0) return undefined;
  const countries = [
    transaction.payerCountry,
    transaction.billingCountry,
    transaction.shippingCountry,
    transaction.card?.country,
    transaction.address?.country,
    transaction.payout?.beneficiaryCountry,
  ];
  const found = countries.find((country) => country !== undefined && policy.highRiskCountries.includes(country));
  return found === undefined ? undefined : whole(found, "high-risk list");
}

/** The country that the connection puts the payer in; undefined for a proxy, Tor or a hosting network, which do not locate the payer. */
export function locatedCountry({ address, device }: Transaction): string | undefined {
  return device.isProxy || device.isTor || address?.hosting === true ? undefined : address?.country;
}

/**
 * Speed between the countries of this connection and of the payer's latest one elsewhere. Distance is taken between the borders
 * (centres less radii), so living at a border or a flight across it never fires. Connections that do not locate the payer do not count, neither
 * this one nor earlier ones.
 */
function impossibleTravel(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
  const country = locatedCountry(transaction);
  if (country === undefined) return undefined;
  const earlier = features.history.payer.find((activity) => activity.country !== null);
  if (earlier === undefined || earlier.country === null || earlier.country === country) return undefined;
  const kilometres = distanceBetween(earlier.country, country);
  if (kilometres === undefined || kilometres === 0) return undefined;
  const hours = Math.max(transaction.assessedAt - earlier.at, MINUTE) / HOUR;
  return graded(situation, "IMPOSSIBLE_TRAVEL", kilometres / hours);
}

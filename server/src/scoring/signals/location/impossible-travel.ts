import { HOUR, MINUTE } from "../../../platform/time/time.ts";
import { distanceBetween } from "../../data/country-positions.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";
import { locatedCountry } from "./family.ts";

export const impossibleTravel = defineSignal({
  code: "IMPOSSIBLE_TRAVEL",
  since: "0.1.0",
  weight: 35,
  flows: ["payin"],
  // km/h that the payer would have had to travel
  curve: { foot: 900, full: 2500 },
  observe: speed,
  example: 1700,
  texts: {
    en: {
      sentence: "The payer changed country faster than travel allows.",
      example: "Two connections of the payer within an hour are 1,700 km apart.",
      remedy: "Send `device.is_proxy` of a known VPN: connections that do not locate the payer do not count. No flight is as fast.",
    },
    es: {
      sentence: "El pagador cambió de país más rápido de lo que se puede viajar.",
      example: "Dos conexiones del pagador, con menos de una hora entre ellas, están a 1,700 km una de otra.",
      remedy: "Envíe `device.is_proxy` cuando se conoce una VPN: las conexiones que no ubican al pagador no cuentan. Ningún vuelo es tan rápido.",
    },
    pt: { sentence: "O pagador mudou de país mais rápido do que uma viagem permite." },
  },
});

/**
 * Speed between the countries of this connection and of the payer's latest one elsewhere. Distance is taken between the borders
 * (centres less radii), so living at a border or a flight across it never fires. Connections that do not locate the payer do not count, neither
 * this one nor earlier ones.
 */
function speed(situation: Situation, graded: Graded): Observation | undefined {
  const { transaction, features } = situation;
  const country = locatedCountry(transaction);
  if (country === undefined) return undefined;
  const earlier = features.history.payer.find((activity) => activity.country !== null);
  if (earlier === undefined || earlier.country === null || earlier.country === country) return undefined;
  const kilometres = distanceBetween(earlier.country, country);
  if (kilometres === undefined || kilometres === 0) return undefined;
  const hours = Math.max(transaction.assessedAt - earlier.at, MINUTE) / HOUR;
  return graded(situation, kilometres / hours);
}

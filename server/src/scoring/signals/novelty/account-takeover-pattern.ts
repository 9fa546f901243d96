import { HOUR } from "../../../platform/time/time.ts";
import { areNeighbours } from "../../data/neighbours.ts";
import { grade } from "../../situation/curve.ts";
import { timesUsual } from "../amount/family.ts";
import { locatedCountry } from "../location/family.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { burst, deviceAge } from "./family.ts";

/** Hours after a change of credentials that are part of a takeover. */
const CREDENTIALS = { foot: 14 * 24, full: 7 * 24 };

/** Part of a reason that honest payers have now and then with a new telephone: a new password, a new card, a few purchases at once. */
const WEAK = 0.6;

/** Days after which a new device is not new any more, and up to which it is. */
const NEW_DEVICE = { foot: 14, full: 7 };

/** Times the usual amount that is a reason of its own beside a new device. */
const TIMES = { foot: 1.2, full: 3 };

export const accountTakeoverPattern = defineSignal({
  code: "ACCOUNT_TAKEOVER_PATTERN",
  since: "0.1.0",
  weight: 75,
  flows: ["payin"],
  // reasons of takeover beside a new device, each 0 to 1
  curve: {
    points: [
      [0.2, 0],
      [0.6, 0.2],
      [1, 0.5],
      [2, 1],
    ],
  },
  observe: takeover,
  example: 1.6,
  texts: {
    en: {
      sentence: "A new device comes with other signs that somebody else uses the payer's account.",
      example: "A device that is new for the payer comes with a new card and a connection from abroad.",
      remedy: "Challenge on a channel that the payer had before. Report `account_takeover` as `fraud_type`, so that the account's owner is not burdened.",
    },
    es: {
      sentence: "Un dispositivo nuevo coincide con otras señales de que alguien más usa la cuenta del pagador.",
      example: "Un dispositivo nuevo para el pagador llega con una tarjeta nueva y una conexión desde el extranjero.",
      remedy:
        "Pida una autenticación adicional por un canal que el pagador ya tenía. Informe `account_takeover` como `fraud_type`, para que el dueño de la cuenta no quede perjudicado.",
    },
    pt: { sentence: "Um dispositivo novo coincide com outros sinais de que outra pessoa usa a conta do pagador." },
  },
});

/**
 * Reasons, each from 0 to 1, why a new device is not the payer's own new telephone: credentials changed, a foreign connection, a card that is new too, a higher amount
 * than usual, a burst. An owner who replaces a telephone has none of them as a rule; a thief has one or two.
 */
function takeover(situation: Situation, graded: Graded): Observation | undefined {
  const age = deviceAge(situation);
  const part = age === undefined ? 0 : age.part * grade(age.days, NEW_DEVICE);
  if (part === 0) return undefined;
  const { transaction, features } = situation;
  const { card } = features.keys;
  const { history } = features;
  const now = transaction.assessedAt;
  const changed = transaction.credentialsChangedAt === undefined ? 0 : grade((now - transaction.credentialsChangedAt) / HOUR, CREDENTIALS);
  const country = locatedCountry(transaction);
  const usualCountries = new Set(history.payer.flatMap((seen) => (seen.country === null || seen.device === features.keys.device ? [] : [seen.country])));
  const abroad = country !== undefined && usualCountries.size > 0 && ![...usualCountries].some((usual) => usual === country || areNeighbours(usual, country));
  const newCard = card !== null && !history.payer.some((seen) => seen.card === card && seen.device !== features.keys.device);
  const times = timesUsual(situation);
  const larger = times === undefined ? 0 : grade(times.ratio, TIMES) * times.part;
  const pace = burst(situation);
  const faster = pace === undefined ? 0 : grade(pace, { foot: 1, full: 3 });
  return scaled(graded(situation, WEAK * (changed + Number(newCard) + faster) + Number(abroad) + larger), part);
}

import { HOUR } from "../../../platform/time/time.ts";
import { distinct } from "../distinct.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";
import { isNewPayer } from "./family.ts";

/** Tolerated multiple of the usual number of new payers with cards of a BIN per hour. */
const USUAL_RANGE = 3;

export const velocityBin1h = defineSignal({
  code: "VELOCITY_BIN_1H",
  since: "0.1.0",
  weight: 50,
  flows: ["payin"],
  // distinct cards of new payers within the hour, this one included, beyond three times what is usual
  curve: { foot: 5, full: 12 },
  observe: newPayersOfBin,
  example: 9,
  texts: {
    en: {
      sentence: "Unusually many new payers with cards of one range within an hour.",
      example: "Within an hour, nine cards of one BIN by new payers beyond three times the usual number.",
      remedy: "A campaign with one bank looks alike. Lower the weight while it runs, or name its BIN in a rule.",
    },
    es: {
      sentence: "Un número inusual de pagadores nuevos con tarjetas de un mismo rango en una hora.",
      example: "En una hora, nueve tarjetas de un mismo BIN, de pagadores nuevos, por encima del triple de lo habitual.",
      remedy: "Una campaña con un banco se parece a esto. Baje el peso mientras dure, o nombre su BIN en una regla.",
    },
    pt: { sentence: "Um número incomum de pagadores novos com cartões de uma mesma faixa em uma hora." },
  },
});

/**
 * Cards of one BIN by new payers within the hour: generated numbers, each from a new device. The usual number grows with the other new payers of the hour, so
 * that a popular issuer in a busy season does not fire it; a known payer never does. Cards seen at the payer's own address are left out: people behind one NAT
 * often bank with the same issuer, and card testing from one address shows in its failures.
 */
function newPayersOfBin(situation: Situation, graded: Graded): Observation | undefined {
  const { keys, history, binUsage } = situation.features;
  if (keys.card === null || history.newPayersOfBin === undefined || history.newPayersOfBin.length === 0 || !isNewPayer(situation)) return undefined;
  const here = new Set(history.ip.map(({ card }) => card));
  const elsewhere = history.newPayersOfBin.filter(({ card }) => !here.has(card));
  const cards = distinct(situation, elsewhere, HOUR, ({ card }) => card, keys.card);
  const usual = binUsage === undefined ? 0 : (binUsage.usualShare / (1 - binUsage.usualShare)) * binUsage.otherNewPayersLastHour;
  return graded(situation, cards - USUAL_RANGE * usual);
}

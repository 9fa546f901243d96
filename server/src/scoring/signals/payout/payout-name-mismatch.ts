import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { ofPayout, type PayoutSituation, wentBefore } from "./family.ts";

export const payoutNameMismatch = defineSignal({
  code: "PAYOUT_NAME_MISMATCH",
  since: "0.1.0",
  weight: 30,
  flows: ["payout"],
  // share of the name that no earlier name of the account has
  curve: { foot: 0.4, full: 0.8 },
  observe: ofPayout(nameMismatch),
  example: 0.67,
  texts: {
    en: {
      sentence: "The account was paid under another name before.",
      example: "The account was paid as that of Ana Ruiz Soto before, and now as that of Ana Gómez Pérez.",
      remedy: "Send `beneficiary.name` as the bank has it. A second surname more or less does not fire it.",
    },
    es: {
      sentence: "Antes se pagó a esta cuenta con otro nombre.",
      example: "Antes se pagó a la cuenta como de Ana Ruiz Soto, y ahora como de Ana Gómez Pérez.",
      remedy: "Envíe `beneficiary.name` como lo tiene el banco. Un segundo apellido de más o de menos no la activa.",
    },
    pt: { sentence: "Antes se pagava a esta conta com outro nome." },
  },
});

function nameMismatch(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { keys, past } = situation.payout;
  const named = wentBefore(keys, past.account).filter((paid) => paid.name.length > 0);
  if (keys.name.length === 0 || named.length === 0) return undefined;
  const own = new Set(keys.name);
  const closest = Math.max(...named.map((paid) => sharedPart(own, paid.name)));
  return graded(situation, 1 - closest);
}

/** Share of the shorter name's words that the other has as well: a second surname more or less is the same person. */
function sharedPart(one: ReadonlySet<string>, other: readonly string[]): number {
  return other.filter((word) => one.has(word)).length / Math.min(one.size, other.length);
}

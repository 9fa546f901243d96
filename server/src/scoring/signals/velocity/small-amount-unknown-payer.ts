import { inDollars } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";
import { isUnknown } from "./family.ts";

export const smallAmountUnknownPayer = defineSignal({
  code: "SMALL_AMOUNT_UNKNOWN_PAYER",
  since: "0.1.0",
  weight: 17,
  flows: ["payin"],
  // US dollars
  curve: { foot: 6, full: 2 },
  observe: smallByUnknown,
  example: 3,
  texts: {
    en: {
      sentence: "A payer of whom nothing is known pays a small amount, as in card testing.",
      example: "A guest without any history pays about 3 US dollars.",
      remedy: "Send `payer.account_created_at` and `payer.previous_orders`: a payer with a past does not fire it. Lower the weight if you sell small things.",
    },
    es: {
      sentence: "Un pagador del que nada se sabe paga un monto pequeño, como cuando se prueban tarjetas.",
      example: "Un invitado sin historial alguno paga unos 3 dólares estadounidenses.",
      remedy: "Envíe `payer.account_created_at` y `payer.previous_orders`: un pagador con historial no la activa. Baje el peso si vende cosas de poco valor.",
    },
    pt: { sentence: "Um pagador do qual nada se sabe paga um valor pequeno, como quando se testam cartões." },
  },
});

/** A small amount (US dollars) by a payer of whom nothing is known: the slow kind of card testing, with another device each time. */
function smallByUnknown(situation: Situation, graded: Graded): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const dollars = inDollars(amountMinor, currency);
  return dollars === undefined || !isUnknown(situation) ? undefined : graded(situation, dollars);
}

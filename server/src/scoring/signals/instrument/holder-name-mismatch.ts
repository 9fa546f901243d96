import { sharedPartOfNames } from "../../situation/person-names.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const holderNameMismatch = defineSignal({
  code: "HOLDER_NAME_MISMATCH",
  since: "0.1.0",
  weight: 10,
  flows: ["payin"],
  // share of the shorter name that the other does not have
  curve: { foot: 0.4, full: 1 },
  observe: otherHolder,
  example: 1,
  texts: {
    en: {
      sentence: "The name on the card is not the payer's.",
      example: "The card belongs to Ana Ruiz, the payer is Pedro Gómez.",
      remedy: "Send `payment_method.card.holder_name` as it was entered. The card of a relative is usual: it is a small weight.",
    },
    es: {
      sentence: "El nombre en la tarjeta no es el del pagador.",
      example: "La tarjeta es de Ana Ruiz, y el pagador es Pedro Gómez.",
      remedy: "Envíe `payment_method.card.holder_name` tal como se escribió. Es habitual pagar con la tarjeta de un familiar: es un peso pequeño.",
    },
    pt: { sentence: "O nome no cartão não corresponde ao do pagador." },
  },
});

function otherHolder(situation: Situation, graded: Graded): Observation | undefined {
  const { card, payerName } = situation.transaction;
  const shared = sharedPartOfNames(card?.holderName ?? [], payerName ?? []);
  return shared === undefined ? undefined : graded(situation, 1 - shared);
}

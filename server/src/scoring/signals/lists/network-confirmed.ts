import { defineSignal } from "../signal.ts";
import { reported } from "./family.ts";

export const networkConfirmed = defineSignal({
  code: "NETWORK_CONFIRMED",
  since: "0.1.0",
  weight: 45,
  flows: ["payin", "payout"],
  observe: (situation) => reported(situation, (participants) => participants >= 2, "2 participants"),
  example: 1,
  texts: {
    en: {
      sentence: "Several participants of the intelligence network reported an identifier of this payment.",
      example: "Three other participants reported the e-mail address after frauds of their own.",
      remedy: "Verify the payer by step-up authentication. An allowlist entry for a payer you know gives a credit against it.",
    },
    es: {
      sentence: "Varios participantes de la red de inteligencia reportaron un identificador de esta operación.",
      example: "Otros tres participantes reportaron el correo electrónico después de fraudes propios.",
      remedy:
        "Verifique al pagador con una autenticación adicional. Una entrada de la lista de permitidos para un pagador que usted conoce da un crédito en contra.",
    },
    pt: { sentence: "Vários participantes da rede de inteligência reportaram um identificador deste pagamento." },
  },
  words: { "2 participants": { es: "2 participantes", pt: "2 participantes" } },
});

import { defineSignal } from "../signal.ts";
import { matched } from "./family.ts";

export const blocklistFlag = defineSignal({
  code: "BLOCKLIST_FLAG",
  since: "0.1.0",
  weight: 25,
  flows: ["payin", "payout"],
  observe: (situation) => matched(situation, "flag"),
  example: 1,
  texts: {
    en: {
      sentence: "An active blocklist entry flags this payment.",
      example: "The e-mail address was flagged after two suspicious refunds.",
      remedy: "The entry adds points and decides nothing alone. Remove it once it is settled, or give it an expiry date.",
    },
    es: {
      sentence: "Una entrada activa de la lista de bloqueo marca esta operación.",
      example: "El correo electrónico fue marcado después de dos reembolsos sospechosos.",
      remedy: "La entrada suma puntos y no decide nada por sí sola. Elimínela cuando esté resuelta, o póngale una fecha de vencimiento.",
    },
    pt: { sentence: "Um registro ativo da lista de bloqueio marca este pagamento como suspeito." },
  },
});

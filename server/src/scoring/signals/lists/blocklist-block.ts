import { defineSignal } from "../signal.ts";
import { matched } from "./family.ts";

export const blocklistBlock = defineSignal({
  code: "BLOCKLIST_BLOCK",
  since: "0.1.0",
  weight: 100,
  flows: ["payin", "payout"],
  observe: (situation) => matched(situation, "block"),
  example: 1,
  texts: {
    en: {
      sentence: "An active blocklist entry blocks this payment.",
      example: "A card that an analyst blocked after a confirmed fraud pays again.",
      remedy: "Read `entry_id` of the explanation and check why the entry exists. Remove it if it is wrong: no score, rule or allowlist entry overrides it.",
    },
    es: {
      sentence: "Una entrada activa de la lista de bloqueo bloquea esta operación.",
      example: "Vuelve a pagar una tarjeta que un analista bloqueó después de un fraude confirmado.",
      remedy:
        "Lea `entry_id` de la explicación y verifique por qué existe la entrada. Elimínela si es errónea: ningún puntaje, regla ni entrada de la lista de permitidos la anula.",
    },
    pt: { sentence: "Um registro ativo da lista de bloqueio impede este pagamento." },
  },
});

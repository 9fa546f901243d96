import { defineSignal } from "../signal.ts";
import { randomness } from "./family.ts";

export const emailPatternSuspicious = defineSignal({
  code: "EMAIL_PATTERN_SUSPICIOUS",
  since: "0.1.0",
  weight: 12,
  flows: ["payin"],
  // 0 to 1: how random the local part looks
  curve: { foot: 0.45, full: 0.9 },
  observe: (situation, graded) => {
    const { email } = situation.transaction;
    return email === undefined ? undefined : graded(situation, randomness(email.local));
  },
  example: 0.83,
  texts: {
    en: {
      sentence: "The e-mail address looks made up by a machine.",
      example: "The e-mail address begins with `x7kq9zt2bw`.",
      remedy: "Names, words and birth years score low. Lower the weight if many of your customers use relay addresses.",
    },
    es: {
      sentence: "El correo electrónico parece inventado por una máquina.",
      example: "El correo electrónico comienza con `x7kq9zt2bw`.",
      remedy: "Los nombres, las palabras y los años de nacimiento dan valores bajos. Baje el peso si muchos de sus clientes usan direcciones de reenvío.",
    },
    pt: { sentence: "O endereço de e-mail parece gerado por uma máquina." },
  },
});

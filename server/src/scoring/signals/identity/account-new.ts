import { defineSignal } from "../signal.ts";
import { age } from "./family.ts";

export const accountNew = defineSignal({
  code: "ACCOUNT_NEW",
  since: "0.1.0",
  weight: 15,
  flows: ["payin", "payout"],
  // hours since the account was opened
  curve: { foot: 24, full: 1 },
  observe: (situation, graded) => age(situation, graded, situation.transaction.accountCreatedAt),
  example: 6,
  texts: {
    en: {
      sentence: "The payer's account was opened a short time ago.",
      example: "The payer opened the account six hours ago.",
      remedy: "Send the true time in `payer.account_created_at`. After a day the account does not count as new.",
    },
    es: {
      sentence: "La cuenta del pagador se abrió hace poco.",
      example: "El pagador abrió la cuenta hace seis horas.",
      remedy: "Envíe la fecha y hora verdaderas en `payer.account_created_at`. Después de un día la cuenta no cuenta como nueva.",
    },
    pt: { sentence: "A conta do pagador foi aberta há pouco tempo." },
  },
});

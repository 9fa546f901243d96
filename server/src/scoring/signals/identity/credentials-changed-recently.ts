import { defineSignal } from "../signal.ts";
import { age } from "./family.ts";

export const credentialsChangedRecently = defineSignal({
  code: "CREDENTIALS_CHANGED_RECENTLY",
  since: "0.1.0",
  weight: 30,
  flows: ["payin", "payout"],
  // hours since the change
  curve: { foot: 72, full: 12 },
  observe: (situation, graded) => age(situation, graded, situation.transaction.credentialsChangedAt),
  example: 24,
  texts: {
    en: {
      sentence: "The payer's credentials were changed a short time ago.",
      example: "The password was changed a day ago.",
      remedy: "Confirm the change over the old address or device. After three days it does not count.",
    },
    es: {
      sentence: "Las credenciales del pagador se cambiaron hace poco.",
      example: "La contraseña se cambió hace un día.",
      remedy: "Confirme el cambio por la dirección o el dispositivo anteriores. Después de tres días no cuenta.",
    },
    pt: { sentence: "As credenciais do pagador foram alteradas há pouco tempo." },
  },
});

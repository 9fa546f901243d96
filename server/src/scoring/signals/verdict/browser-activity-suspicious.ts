import { defineSignal } from "../signal.ts";

export const browserActivitySuspicious = defineSignal({
  code: "BROWSER_ACTIVITY_SUSPICIOUS",
  since: "0.1.0",
  weight: 0,
  flows: ["payin", "payout"],
  example: 1,
  texts: {
    en: {
      sentence: "Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.",
      example: "Requests with your publishable key show fifteen cards of the payer within an hour; your server saw none of them.",
      remedy: "Assess from your server as well: its data determine the score. Restrict the key to your origins, and replace it if it is abused.",
    },
    es: {
      sentence: "La actividad vista solo con claves publicables parece fraudulenta; pide una revisión y por sí sola nunca rechaza.",
      example: "Las solicitudes con su clave pública muestran quince tarjetas del pagador en una hora, y su servidor no vio ninguna de ellas.",
      remedy: "Evalúe también desde su servidor: sus datos determinan el puntaje. Limite la clave a sus orígenes, y reemplácela si alguien abusa de ella.",
    },
    pt: { sentence: "Uma atividade observada somente por meio de chaves publicáveis parece fraudulenta; exige análise e nunca motiva, por si só, uma recusa." },
  },
});

import { defineSignal } from "../signal.ts";
import { share } from "./family.ts";

export const terminalRecentFraud = defineSignal({
  code: "TERMINAL_RECENT_FRAUD",
  since: "0.1.0",
  weight: 75,
  flows: ["payin"],
  // smoothed share of fraud of the last known week beyond the organization's base rate
  curve: {
    points: [
      [0.05, 0],
      [0.2, 0.1],
      [0.5, 1],
    ],
  },
  observe: (situation, graded) => share(situation, graded, "terminal"),
  example: 0.35,
  texts: {
    en: {
      sentence: "This terminal had confirmed fraud recently.",
      example: "In the last known week, fraud at the terminal was 35 percentage points above your base rate.",
      remedy: "Have the terminal inspected. It ends once the last known week has no fraud.",
    },
    es: {
      sentence: "En esta terminal hubo fraudes confirmados hace poco.",
      example: "En la última semana conocida, el fraude en la terminal estuvo 35 puntos porcentuales por encima de su tasa base.",
      remedy: "Haga inspeccionar la terminal. Termina cuando la última semana conocida no tiene fraude.",
    },
    pt: { sentence: "Este terminal teve fraudes confirmadas recentemente." },
  },
});

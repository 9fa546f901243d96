// Texts of the calculator, in the languages of the guides.
import type { Decision } from "../../src/scoring/engine/score.ts";
import type { Flow } from "../../src/scoring/situation/transaction.ts";

/** Texts of a language. */
export interface CalculatorWords {
  readonly title: string;
  readonly flow: string;
  readonly flows: Readonly<Record<Flow, string>>;
  readonly signal: string;
  readonly add: string;
  readonly remove: (code: string) => string;
  readonly strength: (code: string) => string;
  readonly strengthLabel: string;
  readonly points: string;
  readonly adds: string;
  readonly none: string;
  readonly thresholds: string;
  readonly reset: string;
  readonly score: string;
  readonly odds: string;
  readonly listed: string;
  readonly decisions: Readonly<Record<Decision, string>>;
}

/** The texts, by language. */
export const calculatorWords: Readonly<Record<"en" | "es", CalculatorWords>> = {
  en: {
    title: "Calculator of scores",
    flow: "Payment",
    flows: { payin: "Pay-in", payout: "Payout" },
    signal: "Signal",
    add: "Add",
    remove: (code) => `Remove ${code}`,
    strength: (code) => `Strength of ${code}`,
    strengthLabel: "Strength",
    points: "points",
    adds: "of the score",
    none: "No signal fires: the score is 0.",
    thresholds: "Thresholds",
    reset: "Start again",
    score: "Score",
    odds: "Odds with credits",
    listed: "A blocklist entry decides, whatever the score.",
    decisions: {
      approve: "Send the payment to the processor.",
      challenge: "Authenticate the payer first.",
      review: "Hold the payment for a person.",
      decline: "Refuse the payment.",
    },
  },
  es: {
    title: "Calculadora de puntajes",
    flow: "Operación",
    flows: { payin: "Cobro", payout: "Pago a un beneficiario" },
    signal: "Señal",
    add: "Agregar",
    remove: (code) => `Quitar ${code}`,
    strength: (code) => `Intensidad de ${code}`,
    strengthLabel: "Intensidad",
    points: "puntos",
    adds: "del puntaje",
    none: "Ninguna señal se activa: el puntaje es 0.",
    thresholds: "Umbrales",
    reset: "Empezar de nuevo",
    score: "Puntaje",
    odds: "Posibilidades con créditos",
    listed: "Decide una entrada de la lista de bloqueo, sin importar el puntaje.",
    decisions: {
      approve: "Envíe el pago al procesador.",
      challenge: "Autentique antes al pagador.",
      review: "Retenga el pago para que lo revise una persona.",
      decline: "Rechace el pago.",
    },
  },
};

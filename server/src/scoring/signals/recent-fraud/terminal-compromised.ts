import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { recentShare } from "./family.ts";

/** Recent shares from which a point counts as compromised now, in part and fully. */
const COMPROMISED = { from: 0.2, fully: 0.4 };

export const terminalCompromised = defineSignal({
  code: "TERMINAL_COMPROMISED",
  since: "0.1.0",
  weight: 70,
  flows: ["payin"],
  // days since the series of frauds began
  curve: { foot: 60, full: 21 },
  observe: compromised,
  example: 30,
  texts: {
    en: {
      sentence: "Most recent payments at this terminal turned out to be fraud.",
      example: "A series of frauds began at the terminal 30 days ago and goes on.",
      remedy: "Replace the terminal, and give the new one another `merchant.terminal_id`.",
    },
    es: {
      sentence: "La mayoría de los pagos recientes en esta terminal resultaron fraudulentos.",
      example: "Hace 30 días comenzó en la terminal una serie de fraudes que todavía continúa.",
      remedy: "Reemplace la terminal, y dé a la nueva otro `merchant.terminal_id`.",
    },
    pt: { sentence: "A maioria dos pagamentos recentes neste terminal revelou-se fraudulenta." },
  },
});

/** Days since most payments at the terminal began to be fraud: compromises are found and end, so that the risk falls with their age. */
function compromised(situation: Situation, graded: Graded): Observation | undefined {
  const { fraudRates, baseRate } = situation.features;
  const seen = fraudRates.terminal;
  if (seen?.onset === undefined) return undefined;
  const recent = recentShare("terminal", seen, baseRate);
  if (recent < COMPROMISED.from) return undefined;
  const days = Math.max(0, situation.transaction.assessedAt - seen.onset) / DAY;
  return scaled(graded(situation, days), Math.min(1, recent / COMPROMISED.fully));
}

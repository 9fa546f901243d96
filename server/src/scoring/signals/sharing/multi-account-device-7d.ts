import { DAY } from "../../../platform/time/time.ts";
import { distinctValues } from "../distinct.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const multiAccountDevice7d = defineSignal({
  code: "MULTI_ACCOUNT_DEVICE_7D",
  since: "0.1.0",
  weight: 30,
  flows: ["payin", "payout"],
  // distinct customers within seven days, this one included
  curve: { foot: 2, full: 6 },
  observe: accounts,
  example: 4,
  texts: {
    en: {
      sentence: "Several customers used this device within a week.",
      example: "Four customers paid on one computer within a week.",
      remedy: "A couple does not fire it. For a larger family or an office, challenge instead of declining: its members pass.",
    },
    es: {
      sentence: "Varios clientes usaron este dispositivo en una semana.",
      example: "Cuatro clientes pagaron en una misma computadora en una semana.",
      remedy:
        "Una pareja no la activa. Con una familia más grande o una oficina, pida una autenticación adicional en lugar de rechazar: sus integrantes la superan.",
    },
    pt: { sentence: "Vários clientes utilizaram este dispositivo em uma semana." },
  },
});

function accounts(situation: Situation, graded: Graded): Observation | undefined {
  const { keys, history, payout } = situation.features;
  if (keys.payer === null) return undefined;
  const from = situation.transaction.assessedAt - 7 * DAY;
  const customers = distinctValues(history.device, from, (activity) => activity.payer, keys.payer);
  for (const paid of payout?.past.device ?? []) if (paid.at >= from && paid.origin !== null) customers.add(paid.origin);
  return graded(situation, customers.size);
}

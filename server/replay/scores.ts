// The scores of every payment of a replay, as CSV.
import type { ReplayedPayment } from "./fitted-models.ts";
import { OFFLINE_MODELS } from "./offline/models.ts";

const COLUMNS = ["payment_id", "time", "fraud", "kind", "catalogue", "learned", "probability", "signals", "payer", "outcomes"];

/** Writes the scores; those of models that were fitted offline where there are any. `outcomes`: how many were known when the models of the time were fitted. */
export function scoresCsv(payments: readonly ReplayedPayment[]): string {
  const compared = payments.some(({ offline }) => offline !== undefined);
  const rows = payments.map(({ payment, catalogue, learned, probability, signals, outcomes, offline }) =>
    [
      quoted(payment.id),
      new Date(payment.at).toISOString(),
      Number(payment.fraud),
      quoted(payment.kind),
      catalogue.toFixed(5),
      learned.toFixed(5),
      probability?.toFixed(5) ?? "",
      signals.join(" "),
      quoted(payment.payer),
      outcomes,
      ...(compared ? OFFLINE_MODELS.map((name) => offline?.[name].toFixed(5) ?? "") : []),
    ].join(","),
  );
  return `${[...COLUMNS, ...(compared ? OFFLINE_MODELS : [])].join(",")}\n${rows.join("\n")}\n`;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// The scores of every payment of a replay, as CSV.
import type { ReplayedPayment } from "./fitted-models.ts";

const COLUMNS = ["payment_id", "time", "fraud", "kind", "catalogue", "learned", "probability", "signals", "payer", "outcomes"];

/** Writes the scores. `outcomes`: how many were known when the models of the time were fitted. */
export function scoresCsv(payments: readonly ReplayedPayment[]): string {
  const rows = payments.map(({ payment, catalogue, learned, probability, signals, outcomes }) =>
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
    ].join(","),
  );
  return `${COLUMNS.join(",")}\n${rows.join("\n")}\n`;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

// A history as the files that `npm run replay` reads, and the truth about it.
import type { SimulatedPayment } from "./history.ts";

/** Contents of the files of a history, by name. */
export interface HistoryFiles {
  readonly "payments.csv": string;
  readonly "outcomes.csv": string;
  readonly "truth.csv": string;
}

/** Columns of payments.csv: short names of the replay, and fields of the contract by their path. */
const COLUMNS: Readonly<Record<string, (payment: SimulatedPayment) => string | number | undefined>> = {
  amount: ({ amount }) => amount,
  currency: ({ market }) => market.currency,
  customer_id: ({ customer }) => customer,
  terminal_id: ({ terminal }) => terminal,
  email: ({ email }) => email,
  ip_address: ({ address }) => address,
  device_fingerprint: ({ device }) => device,
  card_hash: ({ card }) => card.hash,
  bin: ({ card }) => card.bin,
  card_country: ({ card }) => card.country,
  billing_country: ({ market }) => market.country,
  channel: ({ channel }) => channel,
  "payer.account_created_at": ({ openedAt }) => (openedAt === undefined ? undefined : iso(openedAt)),
  "payer.credentials_changed_at": ({ credentialsChangedAt }) => (credentialsChangedAt === undefined ? undefined : iso(credentialsChangedAt)),
};

/** Writes a history, which is in the order of time, as CSV. No value contains a comma or a quote. */
export function historyFiles(payments: readonly SimulatedPayment[]): HistoryFiles {
  const named = payments.map((payment, index) => [`p${String(index + 1).padStart(7, "0")}`, payment] as const);
  return {
    "payments.csv": csv(
      ["time", "payment_id", ...Object.keys(COLUMNS)],
      named.map(([id, payment]) => [iso(payment.at), id, ...Object.values(COLUMNS).map((of) => of(payment) ?? "")]),
    ),
    "outcomes.csv": csv(
      ["payment_id", "outcome", "time", "kind"],
      named.map(([id, { outcome, mechanism }]) => [id, outcome.kind, iso(outcome.at), mechanism]),
    ),
    "truth.csv": csv(
      ["payment_id", "mechanism", "culprit"],
      named.map(([id, { mechanism, culprit }]) => [id, mechanism, culprit ?? ""]),
    ),
  };
}

const iso = (at: number): string => new Date(at).toISOString();

const csv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${[header, ...rows].map((row) => row.join(",")).join("\n")}\n`;

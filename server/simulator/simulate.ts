// `npm run simulate`: writes a seeded history with known truth as the files that `npm run replay` reads.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { DAY } from "../src/platform/time/time.ts";
import { historyFiles } from "./files.ts";
import { generateHistory } from "./generate.ts";
import { FRAUD_MECHANISMS, HONEST_MECHANISMS, type SimulatedPayment } from "./history.ts";

const HELP = `npm run simulate -- --out FOLDER [options]

Writes a simulated history with known truth: payments.csv and outcomes.csv for npm run replay, truth.csv (payment_id, mechanism, culprit: payer or thief)
and parameters.json (what was drawn for this history).

  --out FOLDER      where the files are written
  --days 60         days of the history
  --customers 3000  honest customers; each pays some ten times in 60 days
  --seed 1          whole number; the same seed gives the same files
  --set fit         fit or evaluation: other parameters and other customers for the same seed, so that a model is not evaluated on what it was fitted to
  --from 2026-01-01 first day

  fraud:            ${FRAUD_MECHANISMS.join(", ")}
  honest:           ${HONEST_MECHANISMS.join(", ")}

Then: npm run replay -- FOLDER/payments.csv --outcomes FOLDER/outcomes.csv
and:  npm run simulate:evaluate -- .data/replay/scores.csv FOLDER`;

/** Largest history: it is held in memory. */
const MOST = { days: 730, customers: 200_000, seed: 2 ** 31 };

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function main(): void {
  const { values } = readCommandLine({
    options: {
      out: { type: "string" },
      days: { type: "string", default: "60" },
      customers: { type: "string", default: "3000" },
      seed: { type: "string", default: "1" },
      set: { type: "string", default: "fit" },
      from: { type: "string", default: "2026-01-01" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const { out, set } = values;
  if (out === undefined) throw new Error("--out FOLDER is required; --help lists the options");
  if (set !== "fit" && set !== "evaluation") throw new Error("--set is fit or evaluation");
  const from = /^\d{4}-\d{2}-\d{2}$/.test(values.from) ? Date.parse(values.from) : Number.NaN;
  if (Number.isNaN(from)) throw new Error("--from is a date such as 2026-01-01");
  const days = wholeNumber("days", values.days, 7);
  const customers = wholeNumber("customers", values.customers, 50);
  const seed = wholeNumber("seed", values.seed, 0);
  const { payments, parameters } = generateHistory({
    seed,
    set,
    from: Math.floor(from / DAY) * DAY,
    days,
    customers,
    progress: (step, count) => console.error(`${step.padEnd(22)} ${count} payments`),
  });
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(historyFiles(payments))) writeFileSync(join(out, name), text);
  writeFileSync(join(out, "parameters.json"), `${JSON.stringify({ set, seed, parameters }, null, 2)}\n`);
  console.log(summaryOf(payments));
  console.log(`wrote payments.csv, outcomes.csv, truth.csv and parameters.json to ${out}`);
}

function summaryOf(payments: readonly SimulatedPayment[]): string {
  const lines = [...Map.groupBy(payments, ({ mechanism }) => mechanism)].sort(([a], [b]) => a.localeCompare(b));
  return [
    `${payments.length} payments`,
    ...lines.map(([mechanism, some]) => {
      const failed = some.filter(({ outcome }) => outcome.kind === "failed").length;
      return `  ${mechanism.padEnd(22)} ${String(some.length).padStart(7)}  (${failed} failed)`;
    }),
  ].join("\n");
}

function wholeNumber(name: "days" | "customers" | "seed", text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > MOST[name]) throw new Error(`--${name} is a whole number from ${least} to ${MOST[name]}`);
  return Number(text);
}

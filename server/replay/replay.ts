// `npm run replay`: a history through the real service code and a database of its own, on the history's clock; prints and writes how well the scores detected fraud.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import cliProgress from "cli-progress";
import type { components } from "../../generated/types.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { simulateTime } from "../src/platform/time/clock.ts";
import { DAY } from "../src/platform/time/time.ts";
import { timeLeft } from "../src/platform/time/time-left.ts";
import type { ReplayedPayment } from "./fitted-models.ts";
import { readHistory } from "./history.ts";
import { createDatabase, openInstallation } from "./installation.ts";
import { renderReport } from "./report.ts";
import { COLUMNS } from "./request-columns.ts";
import { createDecisionSink, replay } from "./run.ts";
import { scoresCsv } from "./scores.ts";
import { isoDay, summarise, summaryText } from "./summary.ts";
import { openTemporaryDatabase } from "./temporary-database.ts";

const HELP = `npm run replay -- payments.csv [options]

  payments.csv     columns time (ISO 8601 or seconds since 1970) and amount (major units); optional: currency, payment_id (else the number of the row),
                   ${Object.keys(COLUMNS).join(", ")},
                   any field of the contract by its path (payer.previous_orders), and outcomes in the same file: fraud (0 or 1), or outcome
                   and outcome_time; scenario or kind names the kind of fraud, for reports alone. May be compressed (.gz).
  --outcomes FILE  columns payment_id, outcome (of the contract: captured, chargeback_lost, fraud_confirmed, ...), optional time, kind and fraud_type
  --delay 7d       time from payment to outcome, where the outcome has no time (7d; d, h or m)
  --ignore A,B     columns of the payments that are left out; any other column that is not in the contract is an error
  --from, --to     part of the history, ISO 8601 (all of it; --to is exclusive)
  --evaluate-from  first day that is evaluated (the last 28 days)
  --fit 7d         time between fits of the model, or never (7d)
  --weekly-limit   limits weekly changes as for models that go live without approval; without it, as for models that a person requests and approves
  --jobs 3h        time between runs of the background jobs (3h)
  --window 60d     settled payments that a fit uses (60d)
  --currency USD   currency of rows that have none
  --segment bank   merchant, psp or bank
  --fraud-type T   type of frauds whose row has no fraud_type: third_party, first_party, account_takeover or merchant_error
  --out FOLDER     where scores.csv and report.html are written (.data/replay)
  --facts          writes facts.ndjson as well: what every signal observed, for models of your own (server/replay/compare.py)

Payments without a card column get one made up per customer; after a lost chargeback the bank is assumed to issue a new one.`;

const FRAUD_TYPES = ["third_party", "first_party", "account_takeover", "merchant_error"] as const satisfies components["schemas"]["FraudType"][];

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    outcomes: { type: "string" },
    delay: { type: "string", default: "7d" },
    ignore: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    "evaluate-from": { type: "string" },
    fit: { type: "string", default: "7d" },
    "weekly-limit": { type: "boolean", default: false },
    jobs: { type: "string", default: "3h" },
    window: { type: "string", default: "60d" },
    currency: { type: "string", default: "USD" },
    "fraud-type": { type: "string" },
    segment: { type: "string", default: "merchant" },
    out: { type: "string", default: ".data/replay" },
    facts: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const [file, ...rest] = positionals;
if (values.help || file === undefined || rest.length > 0) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

try {
  await main(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(path: string): Promise<void> {
  const segment = values.segment;
  if (segment !== "merchant" && segment !== "psp" && segment !== "bank") throw new Error("--segment is merchant, psp or bank");
  const began = performance.now();
  console.log(`reading ${path}`);
  const payments = await readHistory({
    payments: path,
    outcomes: values.outcomes,
    from: timeOption("from", Number.NEGATIVE_INFINITY),
    to: timeOption("to", Number.POSITIVE_INFINITY),
    delay: durationOf("delay", values.delay),
    currency: values.currency,
    fraudType: fraudTypeOption(),
    ignore: new Set(values.ignore?.split(",")),
  });
  const [first, last] = [payments[0]?.at, payments.at(-1)?.at];
  if (first === undefined || last === undefined) throw new Error(`${path}: no payment lies between --from and --to`);
  const frauds = payments.filter(({ fraud }) => fraud).length;
  console.log(`${payments.length} payments from ${isoDay(first)} to ${isoDay(last)}, ${frauds} of them fraud`);
  const bar = new cliProgress.SingleBar({
    format: "{bar} {percentage}% | {day} | {value}/{total} payments | {eta_formatted} left",
    formatTime: timeLeft,
    etaBuffer: 2000,
  });
  const database = await openTemporaryDatabase();
  try {
    let now = first;
    const endSimulation = simulateTime(() => now);
    try {
      const decisions = createDecisionSink();
      const installation = await openInstallation(await createDatabase(database.url, "replay"), segment, decisions.put);
      console.log("assessing");
      bar.start(payments.length, 0, { day: isoDay(first) });
      const replayed = await replay(installation, payments, decisions, {
        fitEvery: values.fit === "never" ? Number.POSITIVE_INFINITY : durationOf("fit", values.fit),
        jobsEvery: durationOf("jobs", values.jobs),
        fitFrom: durationOf("window", values.window),
        weeklyLimit: values["weekly-limit"],
        setTime: (at) => {
          now = at;
        },
        progress: (done, at) => bar.update(done, { day: isoDay(at) }),
      });
      bar.stop();
      await installation.close();
      const seconds = (performance.now() - began) / 1000;
      const evaluateFrom = timeOption("evaluate-from", Math.max(first, Math.floor(last / DAY + 1) * DAY - 28 * DAY));
      const summary = summarise(replayed.payments, evaluateFrom);
      console.log(summaryText(summary));
      console.log(
        values["weekly-limit"]
          ? "Models with the weekly limit, as without a person's approval"
          : "Models without the weekly limit, as a person may request them",
      );
      mkdirSync(values.out, { recursive: true });
      writeFileSync(join(values.out, "scores.csv"), scoresCsv(replayed.payments));
      if (values.facts) writeFacts(join(values.out, "facts.ndjson"), replayed.payments);
      writeFileSync(join(values.out, "report.html"), renderReport(`Replay of ${isoDay(first)} to ${isoDay(last)}`, summary, replayed.models));
      console.log(
        `${payments.length} payments in ${Math.round(seconds)} s (${Math.round(payments.length / seconds)}/s), ${replayed.models.length} models fitted`,
      );
      console.log(`wrote ${join(values.out, "report.html")} and ${join(values.out, "scores.csv")}`);
    } finally {
      bar.stop();
      endSimulation();
    }
  } finally {
    await database.close();
  }
}

function writeFacts(path: string, payments: readonly ReplayedPayment[]): void {
  const rows = payments.map(({ payment, facts }) =>
    JSON.stringify({
      payment_id: payment.id,
      time: payment.at,
      payer: payment.payer,
      fraud: payment.fraud,
      kind: payment.kind,
      outcome: payment.outcome?.outcome,
      outcome_time: payment.outcome?.at,
      facts,
    }),
  );
  writeFileSync(path, `${rows.join("\n")}\n`);
}

function fraudTypeOption(): components["schemas"]["FraudType"] | undefined {
  const text = values["fraud-type"];
  const known = FRAUD_TYPES.find((type) => type === text);
  if (text !== undefined && known === undefined) throw new Error(`--fraud-type is ${FRAUD_TYPES.join(", ")}`);
  return known;
}

function timeOption(name: "from" | "to" | "evaluate-from", otherwise: number): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`--${name} is a date such as 2026-01-31`);
  return at;
}

function durationOf(name: string, text: string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)([dhm])$/.exec(text) ?? [];
  const milliseconds = { d: DAY, h: DAY / 24, m: DAY / 1440 }[unit ?? ""];
  if (count === undefined || milliseconds === undefined) throw new Error(`--${name} is a duration such as 7d, 12h or 30m`);
  return Number(count) * milliseconds;
}

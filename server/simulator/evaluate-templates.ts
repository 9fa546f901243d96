// `npm run simulate:templates`: the templates of rules in shadow over a simulated history, with the frauds and the good payments that each matches.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { readHistory } from "../replay/history.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { DAY } from "../src/platform/time/time.ts";
import { type PaymentTruth, templateFigures } from "./template-figures.ts";

const HELP = `npm run simulate:templates -- FOLDER

  FOLDER   a simulated history of npm run simulate

Prints by template: frauds and good payments that it matches, and how they came about. A simulated history has pay-ins only, by card, without 3-D Secure and without
proxies: templates about these match nothing.`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine({ allowPositionals: true, options: { help: { type: "boolean", default: false } } });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const payments = await readHistory({
    payments: join(folder, "payments.csv"),
    outcomes: join(folder, "outcomes.csv"),
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    delay: 7 * DAY,
    currency: "MXN",
  });
  const truth = readTruth(join(folder, "truth.csv"));
  const frauds = [...truth.values()].filter(({ culprit }) => culprit !== "").length;
  console.log(`${payments.length} payments, ${frauds} frauds`);
  for (const { id, frauds: caught, good, byMechanism } of await templateFigures(payments, truth)) {
    const mechanisms = [...byMechanism].map(([mechanism, count]) => `${mechanism} ${count}`).join(", ");
    console.log(`${id.padEnd(24)} frauds ${String(caught).padStart(4)}  good ${String(good).padStart(4)}  ${mechanisms}`);
  }
}

function readTruth(path: string): Map<string, PaymentTruth> {
  const rows = parse(readFileSync(path), { columns: true }) as readonly { readonly payment_id: string; readonly mechanism: string; readonly culprit: string }[];
  return new Map(rows.map(({ payment_id, mechanism, culprit }) => [payment_id, { mechanism, culprit }]));
}

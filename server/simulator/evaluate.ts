// `npm run simulate:evaluate`: joins the scores of a replay with the truth of a simulated history. Failed card tests are fraud here, which outcomes do not say.
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";
import { type Compared, periodFigures, periodLines, SCORES, type ScoreName, withScore } from "../replay/figures.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { areaUnderCurve, averagePrecision, goodRefusedAt, thresholdPoints } from "../src/scoring/learning/measures.ts";
import { FRAUD_MECHANISMS } from "./history.ts";

const HELP = `npm run simulate:evaluate -- SCORES FOLDER [--from 2026-02-01]

  SCORES   scores.csv of npm run replay
  FOLDER   the simulated history, with truth.csv
  --from   first day that is evaluated (all)`;

interface Row extends Compared {
  readonly mechanism: string;
  readonly signals: readonly string[];
  /** Outcomes that were known when the models of the time were fitted. */
  readonly outcomes: number;
}

/** Lower bounds of the groups, by number of outcomes, that scores are evaluated in. */
const OUTCOMES = [0, 1000, 5000, 20_000];

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine({ allowPositionals: true, options: { from: { type: "string" }, help: { type: "boolean", default: false } } });
  const [scores, folder] = positionals;
  if (values.help || scores === undefined || folder === undefined) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const from = values.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(values.from);
  if (Number.isNaN(from)) throw new Error("--from is a date such as 2026-02-01");
  const rows = await readRows(scores, join(folder, "truth.csv"), from);
  const good = rows.filter(({ fraud }) => !fraud);
  console.log(`${rows.length} payments, ${rows.length - good.length} frauds`);
  for (const name of SCORES) console.log(figures(name, rows, good, name));
  for (const [index, least] of OUTCOMES.entries()) {
    const most = (OUTCOMES[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const some = rows.filter(({ outcomes }) => outcomes >= least && outcomes <= most);
    const title = Number.isFinite(most) ? `Fitted on ${least} to ${most} outcomes` : `Fitted on ${least} outcomes or more`;
    if (some.some(({ fraud }) => fraud)) console.log(periodLines(periodFigures(title, some)).join("\n"));
  }
  console.log("In brackets: 95 % intervals, days drawn with replacement");
  for (const mechanism of FRAUD_MECHANISMS) {
    const some = rows.filter((row) => row.mechanism === mechanism);
    console.log(`${mechanism}: ${some.length} frauds; fired: ${topSignals(some)}`);
    for (const name of SCORES) console.log(figures(`  ${name}`, [...good, ...some], good, name));
  }
  console.log("good payments among those that a threshold of 60 % recall refuses");
  for (const [mechanism, some] of [...Map.groupBy(good, (row) => row.mechanism)].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `  ${mechanism} (${some.length}): ${SCORES.map((name) => `${name} ${percent(refusedShare(rows, some, name))}`).join("  ")}; fired: ${topSignals(some)}`,
    );
}

function figures(title: string, rows: readonly Row[], good: readonly Row[], name: ScoreName): string {
  const scored = withScore(name, rows);
  const points = thresholdPoints(scored);
  // what is caught where one good payment in 200 is refused
  const limit = withScore(name, good).sort((a, b) => b.score - a.score)[Math.floor(good.length / 200)]?.score ?? 0;
  const frauds = scored.filter(({ fraud }) => fraud);
  const caught = frauds.filter(({ score }) => score > limit).length / frauds.length;
  return `${title.padEnd(22)} AUC ${areaUnderCurve(points).toFixed(3)}  average precision ${averagePrecision(points).toFixed(3)}  good refused at 60 % recall ${percent(goodRefusedAt(points, 0.6))}  caught at 0.5 % of good refused ${percent(caught)}`;
}

function refusedShare(rows: readonly Row[], good: readonly Row[], name: ScoreName): number {
  const threshold = thresholdPoints(withScore(name, rows)).find(({ recall }) => recall >= 0.6)?.score ?? Number.POSITIVE_INFINITY;
  return withScore(name, good).filter(({ score }) => score >= threshold).length / good.length;
}

function topSignals(rows: readonly Row[]): string {
  const counts = Map.groupBy(
    rows.flatMap(({ signals }) => signals),
    (code) => code,
  );
  const top = [...counts].sort(([, a], [, b]) => b.length - a.length).slice(0, 6);
  return top.map(([code, all]) => `${code} ${percent(all.length / rows.length)}`).join(", ") || "nothing";
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

async function readRows(scores: string, truth: string, from: number): Promise<Row[]> {
  const mechanisms = new Map<string, { readonly mechanism: string; readonly culprit: string }>();
  for await (const { payment_id, mechanism, culprit } of rowsOf(truth))
    mechanisms.set(payment_id ?? "", { mechanism: mechanism ?? "", culprit: culprit ?? "" });
  const rows: Row[] = [];
  for await (const row of rowsOf(scores)) {
    const known = mechanisms.get(row.payment_id ?? "");
    if (known === undefined) throw new Error(`${truth} does not have payment ${row.payment_id} of ${scores}`);
    // a ring's honest payments are neither good nor fraud
    if (Date.parse(row.time ?? "") < from || known.mechanism === "mule_ring_warm_up") continue;
    rows.push({
      at: Date.parse(row.time ?? ""),
      card: row.payer ?? "",
      fraud: known.culprit !== "",
      mechanism: known.mechanism,
      scores: { catalogue: Number(row.catalogue), learned: Number(row.learned) },
      outcomes: Number(row.outcomes ?? 0),
      signals: (row.signals ?? "").split(" ").filter((code) => code !== ""),
    });
  }
  return rows;
}

function rowsOf(path: string): AsyncIterable<Readonly<Record<string, string>>> {
  const file = createReadStream(path);
  const parser = file.pipe(parse({ columns: true }));
  file.once("error", (error) => parser.destroy(error));
  return parser;
}

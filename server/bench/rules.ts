// What live rules cost an assessment, and what a backtest takes while payments are decided.
import { type OperationId, operations } from "../../generated/operations.ts";
import type { components } from "../../generated/types.ts";
import { SECRETS_KEYS } from "../test/harness/secrets.ts";
import { onDatabase } from "./cluster.ts";
import { signPeople } from "./dashboard-sessions.ts";
import { median } from "./phase.ts";
import { startServer, startWorker } from "./processes.ts";
import { copyOf } from "./seed.ts";
import { measureOverHttp, type Stage, serverFolder } from "./stage.ts";
import type { Summary } from "./summary.ts";

type Schemas = components["schemas"];

/** How many live rules are compared. */
const COUNTS = [0, 20, 200] as const;
/** Duration (s) of the load beside backtests, and how many of them wait when it begins: more than can end in that time. */
const BACKTEST_SECONDS = 60;
const BACKTESTS = 20;
/** Day of the oldest payments of the history, and then some. */
const PERIOD_DAYS = 100;

/** Names of the phases. */
export const rulesPhase = (count: number): string => `assess: ${count} live rules`;
export const BESIDE = { nothing: "assess: 300/s, worker idle", backtest: "assess: 300/s, worker backtests" } as const;

/** Expressions as fraud teams write them; few payments match. */
const EXPRESSIONS = [
  (index: number) => `payment.amount > ${90_000 + index} && payment.currency == "MXN"`,
  (index: number) => `card.orders_1h >= ${4 + (index % 5)} && payment.amount < 300`,
  (index: number) => `has(payer.country) && payer.country != card.country && payment.amount > ${70_000 + index}`,
  (index: number) => `payment.local_hour < 6.0 && !payer.card_known && payment.amount / (payer.amount_30d + 1) > ${40_000 + index}.0`,
  (index: number) => `payer.country in ["KP", "IR"] || email.domain.endsWith(".${index}.example")`,
] as const;

const ruleOf = (index: number): Schemas["RuleCreate"] => ({
  name: `Rule ${index}`,
  expression: EXPRESSIONS[index % EXPRESSIONS.length]?.(index) ?? "false",
  action: index % 2 === 0 ? { type: "signal", weight: 20 } : { type: "at_least", decision: "review" },
});

/** Measures new orders under no, 20 and 200 live rules, in turns, and the facts of the history `large`. */
export async function measureRules(stage: Stage, large: string): Promise<Summary> {
  const urls = new Map<number, string>();
  for (const count of COUNTS) {
    const url = await copyOf(stage.cluster.url(), "rolled", `rules_${count}`);
    await asPerson(stage, url, async (send) => {
      for (let index = 0; index < count; index += 1) {
        const { id } = (await send("createRule", ruleOf(index))) as Schemas["Rule"];
        await send("activateRule", { reason: "bench" }, id);
      }
    });
    urls.set(count, url);
  }
  for (let round = 0; round < stage.rounds; round += 1)
    for (const count of round % 2 === 0 ? COUNTS : COUNTS.toReversed()) await measureOverHttp(stage, rulesPhase(count), urls.get(count) ?? "");
  return await factFigures(large);
}

/** Measures backtests of the whole history, by a worker, while a server decides on 300 payments a second. */
export async function measureBacktests(stage: Stage): Promise<Summary> {
  const url = await copyOf(stage.cluster.url(), "rolled", "backtests");
  const worker = await startWorker(url, { SECRETS_KEYS });
  try {
    const variation = { load: { rate: 300 }, environment: { BACKGROUND_JOBS: "separate" } } as const;
    const beside = { ...stage, seconds: BACKTEST_SECONDS };
    await measureOverHttp(beside, BESIDE.nothing, url, variation);
    await asPerson(stage, url, async (send) => {
      for (let count = 0; count < BACKTESTS; count += 1) await send("createBacktest", backtestOf());
    });
    await measureOverHttp(beside, BESIDE.backtest, url, variation);
    return await backtestFigures(url);
  } finally {
    await worker.stop();
  }
}

const backtestOf = (): Schemas["BacktestCreate"] => ({
  from: new Date(Date.now() - PERIOD_DAYS * 86_400_000).toISOString(),
  rules: [0, 1, 2].map((index) => {
    const { expression, action } = ruleOf(index);
    return { expression, action };
  }),
  thresholds: { challenge: 25, review: 45, decline: 70 },
});

/** How long the backtests that ended took, for a million payments each. */
function backtestFigures(url: string): Promise<Summary> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ seconds: number; payments: number }>(
      `SELECT extract(epoch FROM ended_at - started_at)::float8 AS seconds, (counters ->> 'payments')::float8 + (counters ->> 'skipped')::float8 AS payments
       FROM backtests WHERE status = 'completed'`,
    );
    if (rows.length === 0) throw new Error(`no backtest ended within ${BACKTEST_SECONDS} s`);
    return {
      "backtest of a million beside 300/s, s": Math.round(median(rows.map(({ seconds, payments }) => (seconds / payments) * 1_000_000)) * 10) / 10,
      "backtests that ended": rows.length,
    };
  });
}

/** Bytes of the facts of an assessment of the history, as text and as PostgreSQL stores them. */
function factFigures(url: string): Promise<Summary> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ text: number; stored: number }>(
      "SELECT round(avg(octet_length(facts)))::float8 AS text, round(avg(pg_column_size(facts)))::float8 AS stored FROM (SELECT facts FROM assessments WHERE facts IS NOT NULL ORDER BY session_id DESC LIMIT 10000) newest",
    );
    const [row] = rows;
    return { "facts of an assessment, bytes": row?.text ?? Number.NaN, "the same as stored, bytes": row?.stored ?? Number.NaN };
  });
}

type Send = (operation: OperationId, body: object, id?: string) => Promise<object>;

/** Work of an administrator, over a server of its own. */
async function asPerson(stage: Stage, url: string, work: (send: Send) => Promise<void>): Promise<void> {
  const server = await startServer(url, serverFolder(stage), { BACKGROUND_JOBS: "separate" });
  try {
    const { organizationId } = stage.seeded.credential;
    const [token] = await onDatabase(url, (client) => signPeople(client, { organizationId, port: server.port, count: 1 }));
    await work(async (operation, body, id = "") => {
      const { method, path } = operations[operation];
      const answer = await fetch(`http://127.0.0.1:${server.port}${path.replace("{id}", id)}`, {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${operation} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as object;
    });
  } finally {
    await server.stop();
  }
}

// `npm run bench -- --only operations`: what every operation of the contract costs, each by itself for a short while.
import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { fileURLToPath } from "node:url";
import { type OperationId, operations } from "../../generated/operations.ts";
import { successOf } from "../test/access/send.ts";
import { onDatabase } from "./cluster.ts";
import type { Command, OperationPlan, OperationResult, Reply } from "./operation-load.ts";
import { measured, rowOf, senderOf } from "./operation-rows.ts";
import { perRequest } from "./phase.ts";
import { cpuSeconds, startServer } from "./processes.ts";
import { type Stage, serverFolder } from "./stage.ts";

/** What an operation costs; CPU in microseconds a request. */
export interface OperationFigures extends OperationResult {
  readonly operation: OperationId;
  readonly sender: string;
  readonly about: string;
  readonly serverCpuMicros: number;
  readonly databaseCpuMicros: number;
  /** Every answer was the success that the contract documents. */
  readonly succeeded: boolean;
}

/** Concurrent requests, and the maximum duration of an operation in seconds. */
export const CONNECTIONS = 8;
const SECONDS_AT_MOST = 2;

const CELLS: readonly (readonly [title: string, cell: (figures: OperationFigures) => string | number])[] = [
  ["req/s", ({ perSecond }) => (perSecond < 10 ? perSecond : Math.round(perSecond))],
  ["p50", ({ p50 }) => p50],
  ["p99", ({ p99 }) => p99],
  ["srv µs", ({ serverCpuMicros }) => serverCpuMicros],
  ["db µs", ({ databaseCpuMicros }) => databaseCpuMicros],
  ["requests", ({ requests }) => requests],
];

/** Measures them over a database of its own, or those that are named. Throws the name of an operation that has no row. */
export async function measureOperations(stage: Stage, url: string, named?: readonly string[]): Promise<OperationFigures[]> {
  for (const id of measured) rowOf(id);
  const { organizationId } = stage.seeded.credential;
  // submerchants are for payment service providers
  await onDatabase(url, (client) => client.query("UPDATE organizations SET segment = 'psp', version = version + 1 WHERE id = $1", [organizationId]));
  const server = await startServer(url, serverFolder(stage), { TRUST_PROXY: "loopback", BACKGROUND_JOBS: "separate" });
  const plan: OperationPlan = { port: server.port, database: url, organizationId, connections: CONNECTIONS, seconds: Math.min(SECONDS_AT_MOST, stage.seconds) };
  const load = fork(fileURLToPath(new URL("./operation-load.ts", import.meta.url)), [JSON.stringify(plan)]);
  console.log(`\n${"".padEnd(26)}${CELLS.map(([title]) => title.padStart(10)).join("")}  by       statuses`);
  try {
    const { send, next } = talkTo(load);
    await next();
    const all: OperationFigures[] = [];
    for (const id of measured.filter((one) => named?.includes(one) ?? true)) {
      await send({ prepare: id });
      // the answer says that the warm-up is over
      await send({ run: id });
      const [cpu, databaseCpu] = [cpuSeconds(server.pid), cpuSeconds(stage.cluster.pid(), true)];
      const reply = await next();
      if (!("result" in reply)) throw new Error(`${id} was not measured`);
      const { result } = reply;
      const figures: OperationFigures = {
        operation: id,
        sender: senderOf(operations[id]),
        about: rowOf(id).about ?? "",
        ...result,
        serverCpuMicros: perRequest(cpuSeconds(server.pid) - cpu, result.requests),
        databaseCpuMicros: perRequest(cpuSeconds(stage.cluster.pid(), true) - databaseCpu, result.requests),
        succeeded: result.requests > 0 && Object.keys(result.statuses).every((status) => status === String(successOf(id))),
      };
      all.push(figures);
      console.log(line(figures));
    }
    return all;
  } finally {
    // a load process that failed is gone already
    if (load.connected) load.disconnect();
    await server.stop();
  }
}

function line(figures: OperationFigures): string {
  const cells = CELLS.map(([, cell]) => String(cell(figures)).padStart(10)).join("");
  return `${figures.operation.padEnd(26)}${cells}  ${figures.sender.padEnd(9)}${JSON.stringify(figures.statuses)}${figures.succeeded ? "" : "  NOT ITS SUCCESS"}`;
}

/** Sends a message to the load process and receives its replies; none is missed. */
function talkTo(load: ChildProcess): { readonly send: (command: Command) => Promise<Reply>; readonly next: () => Promise<Reply> } {
  const messages = on(load, "message", { close: ["exit"] });
  const next = async (): Promise<Reply> => {
    const { value, done } = await messages.next();
    if (done) throw new Error("operation-load.ts ended by itself");
    return value[0] as Reply;
  };
  return {
    next,
    send: (command) => {
      load.send(command);
      return next();
    },
  };
}

/** The figures as a Markdown table. */
export function operationsTable(all: readonly OperationFigures[]): string {
  const titles = ["operation", "sent by", "what", ...CELLS.map(([title]) => title), "answers"];
  const rows = all.map((figures) => [
    `\`${figures.operation}\``,
    figures.sender,
    figures.about,
    ...CELLS.map(([, cell]) => cell(figures)),
    `${Object.entries(figures.statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ")}${figures.succeeded ? "" : " **not its success**"}`,
  ]);
  const aligned = titles.map((_, index) => (index < 3 || index === titles.length - 1 ? ":--" : "--:"));
  return [titles, aligned, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

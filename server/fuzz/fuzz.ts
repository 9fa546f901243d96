// `npm run fuzz`: requests of every operation, right and damaged, with credentials of every kind, and bytes that are no HTTP. Any input gets an
// answer that the contract describes.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type OperationId, operations } from "../../generated/operations.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { spellContentTypes } from "./content-types.ts";
import { castOf } from "./credentials.ts";
import { logProblems } from "./leaks.ts";
import { cards } from "./nasty.ts";
import { fuzzSockets } from "./raw-sockets.ts";
import { startReceiver } from "./receiver.ts";
import { commitOf, type Outcome, reportOf } from "./report.ts";
import { type Run, startRun } from "./run.ts";
import { type FuzzedService, startFuzzedService } from "./service.ts";

const { values } = readCommandLine({
  options: {
    requests: { type: "string", default: "50000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "60" },
    operation: { type: "string" },
    report: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests);
if (values.operation !== undefined && !Object.hasOwn(operations, values.operation)) throw new Error(`there is no operation ${values.operation}`);
const only = values.operation as OperationId | undefined;

/** Requests at a time. */
const LANES = 8;
/** Sessions of admins in each organization: each has the 600 requests a minute of its own. */
const PEOPLE = 12;
/** Memory is measured after this share of the requests as a warm-up. */
const WARM = 0.15;

const service = await startFuzzedService();
const receiver = await startReceiver();
try {
  const outcome = await fuzz(service);
  console.log(`\n${reportOf(outcome)}`);
  const file = fileURLToPath(new URL("../docs/reports/fuzz.md", import.meta.url));
  if (values.report) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, reportOf(outcome));
  }
  if (outcome.findings.length > 0) process.exitCode = 1;
} finally {
  await receiver.close();
  await service.end();
}

async function fuzz({ url, databaseUrl, memory, alive, log, postgresVersion }: FuzzedService): Promise<Outcome> {
  const begun = Date.now();
  console.log(`seed ${seed}, ${requests} requests, ${only ?? "every operation"}`);
  const cast = await castOf(url, databaseUrl, PEOPLE);
  const until = begun + Number(values.minutes) * 60_000;
  const run = startRun({ url, cast, requests, seed, lanes: LANES, until, only, receivers: receiver.urls });
  const memories = await watched(run, memory);
  const sockets = await fuzzSockets(url, true);
  const types = await spellContentTypes(url, cast, memory);
  const findings = [
    ...[...run.findings.values()].map(({ rule, operation, message, curl, times }) => ({
      about: operation as string,
      rule: rule as string,
      message,
      shown: curl,
      times,
    })),
    ...sockets.findings.map(({ request, finding }) => ({
      about: `socket: ${request.name}`,
      rule: finding.rule as string,
      message: finding.message,
      shown: "",
      times: 1,
    })),
    ...(types.tooMuch ? [{ about: "Content-Type", rule: "memory", message: `ten thousand spellings took ${types.growth} MiB`, shown: "", times: 1 }] : []),
    ...(alive() ? [] : [{ about: "service", rule: "failure", message: "the process has ended", shown: "", times: 1 }]),
    ...logProblems(log(), cards).map((message) => ({ about: "log", rule: "log", message, shown: "", times: 1 })),
  ];
  return {
    at: new Date(begun),
    seconds: Math.round((Date.now() - begun) / 1000),
    commit: commitOf(),
    machine: { cores: cpus().length, node: process.version, postgres: postgresVersion },
    seed,
    requests,
    only,
    counter: run.counter,
    sockets: sockets.sent,
    memory: { ...memories, end: memory(), contentTypes: types.growth },
    findings,
  };
}

/** Prints the progress of a run; returns the memory of the service after the warm-up and at the end. */
async function watched({ counter, findings, done }: Run, memory: () => number): Promise<{ warm: number; after: number }> {
  let warm = memory();
  let measured = false;
  let seconds = 0;
  const progress = setInterval(() => {
    if (!measured && counter.total() > requests * WARM) {
      measured = true;
      warm = memory();
    }
    const line = `${counter.total()} of ${requests}, ${findings.size} findings, ${counter.ofStatus(429)} x 429, ${memory()} MiB`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
    else if (++seconds % 10 === 0) console.log(line);
  }, 1000);
  await done.finally(() => clearInterval(progress));
  return { warm, after: memory() };
}

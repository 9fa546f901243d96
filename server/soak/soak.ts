// `npm run soak`: mixed traffic for a long time, and whether anything grows or slows. Ends with 1 when a promise is broken.
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { replaceEndpoints, SENDING } from "../bench/endpoints.ts";
import { machineLine, postgresVersion, startWatchingOthers } from "../faults/machine.ts";
import { openScene } from "../faults/scene.ts";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import type { Sandbox } from "../src/sandbox/sandbox-file.ts";
import { report, runPicture } from "./report.ts";
import { type Sample, takeSample } from "./sample.ts";
import { startTraffic } from "./traffic.ts";
import { evaluate } from "./verdict.ts";

const { values } = readCommandLine({
  options: { minutes: { type: "string", default: "20" }, rate: { type: "string", default: "200" }, help: { type: "boolean", default: false } },
});
const SAMPLE_EVERY = 5000;

if (values.help)
  console.log("npm run soak [-- --minutes N --rate R]\n\nWrites server/docs/reports/soak.md and soak.svg. Default: 20 minutes at 200 requests a second.");
else await run(Number(values.minutes), Number(values.rate));

async function run(minutes: number, perSecond: number): Promise<void> {
  const scene = await openScene({ environment: SENDING });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void scene.close().finally(() => process.exit(130)));
  let events = 0;
  const receiver = createServer((request, response) => {
    events++;
    request.resume().once("end", () => response.end());
  }).listen(0, "127.0.0.1");
  try {
    await once(receiver, "listening");
    const [seat] = scene.seats;
    if (seat === undefined) throw new Error("a scene without a server");
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await replaceEndpoints(scene.postgres.url, scene.organizationId, [address], ["transaction.created", "assess.outcome_applied"]);
    const { dashboard_tokens: tokens } = await sandboxOf(join(scene.folder, "server-0", "sandbox.json"));
    const traffic = startTraffic({ port: seat.port, key: scene.key, session: tokens?.admin ?? "", perSecond });
    const samples: Sample[] = [];
    const began = performance.now();
    let others = startWatchingOthers();
    for (let due = SAMPLE_EVERY; due <= minutes * 60_000; due += SAMPLE_EVERY) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + due - performance.now())));
      const share = others();
      others = startWatchingOthers();
      const source = {
        at: Math.round((performance.now() - began) / 1000),
        pid: seat.process().pid,
        port: seat.port,
        sql: scene.sql,
        answers: traffic.report(),
        others: share,
      };
      const sample = await takeSample(source);
      samples.push(sample);
      if (samples.length % 6 === 0) console.log(line(sample));
    }
    await traffic.stop();
    const verdicts = evaluate(samples, traffic.statuses());
    const result = { machine: machineLine(await postgresVersion(scene.sql)), minutes, perSecond, samples, statuses: traffic.statuses(), verdicts, events };
    const folder = fileURLToPath(new URL("../docs/reports/", import.meta.url));
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}soak.md`, report(result));
    writeFileSync(`${folder}soak.svg`, runPicture(result));
    for (const { promise, seen, held } of verdicts) console.log(`${held === undefined ? "too short" : held ? "held" : "BROKEN"}: ${promise}: ${seen}`);
    if (verdicts.some(({ held }) => held === false)) process.exitCode = 1;
  } finally {
    receiver.closeAllConnections();
    receiver.close();
    await scene.close();
  }
}

/** Lists are for people: the admin of the sandbox reads its own. Its file is written when the server already answers. */
async function sandboxOf(file: string): Promise<Sandbox> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
  return JSON.parse(readFileSync(file, "utf8")) as Sandbox;
}

function line({ at, residentMegabytes, heapMegabytes, descriptors, loopDelay, p50, p99, databaseMegabytes }: Sample): string {
  return `${String(at).padStart(5)} s  resident ${residentMegabytes.toFixed(0)} MB, heap ${heapMegabytes.toFixed(0)} MB, ${descriptors} files, loop ${loopDelay.toFixed(0)} ms, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, database ${databaseMegabytes.toFixed(0)} MB`;
}

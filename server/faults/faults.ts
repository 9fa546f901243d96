// `npm run faults`: what the service promises for bad days, tried on real processes. Ends with 1 when a promise is broken.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { experiment, type Finding } from "./experiment.ts";
import type { Fault } from "./fault.ts";
import { machineLine, postgresVersion } from "./machine.ts";
import { clientFaults } from "./on-clients.ts";
import { clockFaults } from "./on-clocks.ts";
import { databaseFaults } from "./on-database.ts";
import { serverFaults } from "./on-servers.ts";
import { tenantFaults } from "./on-tenants.ts";
import { report, table } from "./report.ts";
import { openScene, type Scene } from "./scene.ts";

const HELP = `npm run faults [-- --only name,name --repeat N --rate N --report]

  --only    these faults, by name
  --repeat  repetitions of each fault, instead of its default number
  --rate    requests a second (200)
  --report  writes server/docs/reports/faults.md

Faults:
`;

// experiments that share a scene are adjacent
const all = [...serverFaults, ...databaseFaults, ...clientFaults, ...clockFaults, ...tenantFaults].toSorted(
  (a, b) => Number(a.scene !== undefined) - Number(b.scene !== undefined),
);
const { values } = readCommandLine({
  options: {
    only: { type: "string" },
    repeat: { type: "string" },
    rate: { type: "string", default: "200" },
    report: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(HELP + all.map(({ name, title }) => `  ${name.padEnd(20)}${title}`).join("\n"));
else await run();

async function run(): Promise<void> {
  const names = values.only?.split(",");
  const unknown = names?.filter((name) => !all.some((fault) => fault.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such fault: ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s`;
  const progress = (text: string): void => console.log(`${seconds()}  ${text}`);
  const findings: Finding[] = [];
  const skipped: string[] = [];
  let version = "unknown";
  let scene: Scene | undefined;
  const close = async (): Promise<void> => {
    await scene?.close();
    scene = undefined;
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const wanted = all.filter(({ name }) => names?.includes(name) ?? true);
    for (const [index, fault] of wanted.entries()) {
      if (fault.scene?.diskMegabytes !== undefined && !mayMount()) {
        skipped.push(`${fault.title} (only root on Linux may mount a small file system)`);
        continue;
      }
      // faults that want the same scene follow each other in it
      if (index > 0 && wanted[index - 1]?.scene !== fault.scene) await close();
      if (scene === undefined) progress("setting the scene");
      scene ??= await openScene(fault.scene);
      version = await postgresVersion(scene.sql);
      const tried = (): Promise<Finding> => experiment(fault, scene as Scene, Number(values.repeat ?? fault.repetitions), Number(values.rate), progress);
      findings.push(await evaluated(fault, tried, progress));
    }
  } finally {
    await close();
  }
  console.log(`\n${table(findings)}`);
  for (const text of skipped) console.log(`\nNot run: ${text}`);
  if (values.report) {
    const elapsed = (performance.now() - began) / 1000;
    const file = fileURLToPath(new URL("../docs/reports/faults.md", import.meta.url));
    writeFileSync(file, report(findings, { machine: machineLine(version), perSecond: Number(values.rate), seconds: elapsed, skipped }));
    console.log("\nwrote server/docs/reports/faults.md");
  }
  process.exit(findings.some(({ broken }) => broken.length > 0) ? 1 : 0);
}

async function evaluated({ name }: Fault, tried: () => Promise<Finding>, progress: (text: string) => void): Promise<Finding> {
  const finding = await tried();
  const others = `others used ${Math.round(finding.others * 100)} % of the machine`;
  const unclear = finding.unclear.length === 0 ? "" : `, not evaluated: ${finding.unclear.join("; ")}`;
  progress(`${name}: ${finding.broken.length === 0 ? "held" : `BROKEN: ${finding.broken.join("; ")}`}${unclear} (${others})`);
  for (const note of finding.notes) progress(`  ${note}`);
  return finding;
}

function mayMount(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0;
}

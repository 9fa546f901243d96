// `npm run start:cluster`: several processes serve on one port. The primary manages the database, the sandbox and the workers, which run the
// same script.

import cluster from "node:cluster";
import { readCommandLine } from "./platform/environment/command-line.ts";
import { configHelp } from "./platform/environment/config.ts";
import { runProcess } from "./platform/observability/fatal.ts";

if (readCommandLine({ options: { help: { type: "boolean" } } }).values.help) {
  console.log(configHelp());
} else {
  await (cluster.isPrimary ? runProcess(primary, "the primary cannot start") : runProcess(worker, "a worker of the cluster cannot start"));
}

async function primary(): Promise<void> {
  const { run } = await import("./processes/cluster/primary.ts");
  await run();
}

async function worker(): Promise<void> {
  const { createService } = await import("./app.ts");
  const { run } = await import("./processes/cluster/serve.ts");
  await run(createService);
}

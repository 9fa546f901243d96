// `npm run start:cluster`: several processes serve on one port. The primary manages the database, the sandbox and the workers, which run the
// same script.
import cluster from "node:cluster";
import { configHelp } from "../../platform/environment/config.ts";
import { runProcess } from "../../platform/observability/fatal.ts";

if (process.argv.includes("--help")) {
  console.log(configHelp());
} else {
  const { run } = cluster.isPrimary ? await import("./primary.ts") : await import("./serve.ts");
  await runProcess(run, cluster.isPrimary ? "the primary cannot start" : "a worker of the cluster cannot start");
}

// `npm run start:cluster`: several processes serve on one port. The primary manages the database, the sandbox and the workers, which run the
// same script.

import cluster from "node:cluster";
import { readCommandLine } from "../../platform/environment/command-line.ts";
import { configHelp } from "../../platform/environment/config.ts";
import { ConfigError } from "../../platform/errors/config-error.ts";

if (readCommandLine({ options: { help: { type: "boolean" } } }).values.help) {
  console.log(configHelp());
} else {
  const { run } = cluster.isPrimary ? await import("./primary.ts") : await import("./serve.ts");
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === "debug") console.error(error);
    process.exit(1);
  });
}

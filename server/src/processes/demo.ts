// Fills the sandbox with a month of simulated payments, in a process of its own whose clock starts a month ago.
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../platform/errors/config-error.ts";

const SCRIPT = fileURLToPath(new URL("../../demo/fill.ts", import.meta.url));

/** The option of `npm start` that requests a demo. */
export const DEMO_OPTION = "--demo";

/** Throws ConfigError unless the stage is a sandbox and the demo is installed. */
export function checkDemo(stage: string): void {
  if (stage !== "sandbox") throw new ConfigError(`${DEMO_OPTION} fills a sandbox with simulated payments; STAGE is ${stage}. Leave ${DEMO_OPTION} out.`);
  if (!existsSync(SCRIPT)) throw new ConfigError(`${DEMO_OPTION} is not part of a production image: run it from the repository, or leave it out.`);
}

/** Fills the sandbox, and logs the result; the service continues in both cases. `environment` is that of a worker; `ended` stops it. */
export async function showDemo(environment: Readonly<Record<string, string | undefined>>, ended: AbortSignal): Promise<void> {
  if (ended.aborted) return;
  const filled = await fillDemo(environment, ended);
  if (!ended.aborted)
    console.log(
      filled
        ? "  Demo: a month of simulated payments is in the sandbox.\n"
        : `  Demo: not complete. Start with ${DEMO_OPTION} again: it goes on where it ended.\n`,
    );
}

function fillDemo(environment: Readonly<Record<string, string | undefined>>, ended: AbortSignal): Promise<boolean> {
  const execArgv = process.execArgv.filter((option) => !option.startsWith("--inspect"));
  return new Promise((resolve) => {
    const child = fork(SCRIPT, { env: { ...environment }, execArgv, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    ended.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

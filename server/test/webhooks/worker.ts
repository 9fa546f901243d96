// The process that sends events, for tests that kill it or load it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SECRETS_KEYS } from "../harness/secrets.ts";

/** A worker that sends. */
export interface Worker {
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts `server/src/worker.ts`; resolves when it sends. Rejects when it ends instead. */
export async function startWorker(databaseUrl: string): Promise<Worker> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL("../../src/worker.ts", import.meta.url))], {
    env: { PATH, NODE_COMPILE_CACHE, STAGE: "sandbox", DATABASE_URL: databaseUrl, SECRETS_KEYS, WEBHOOKS_ALLOW_LOCAL: "true" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes("sending events")) break;
  }
  if (!output.includes("sending events")) throw new Error(`the worker ended: ${output}`);
  return {
    end: async (signal) => {
      child.kill(signal);
      await exit;
    },
  };
}

// Supervises the worker process of a server: starts it, restarts it when it exits, and stops it with the server. The worker exits by itself when the server is gone.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Logger } from "../../platform/observability/log.ts";
import type { ProcessHealth } from "../../platform/observability/operator-pages.ts";
import { type Backoff, delayAfter } from "../../platform/time/backoff.ts";
import { withDeadline } from "../../platform/time/deadline.ts";
import { SECOND } from "../../platform/time/time.ts";
import type { FromWorker, ToWorker, WorkerReport } from "./messages.ts";

/** Restart delay, and the uptime (ms) after which an exit does not count as a startup failure. */
const BACKOFF: Backoff = { first: 100, longest: 5 * SECOND };
const SETTLED_AFTER = 10 * SECOND;
/** Timeouts (ms) of a report and of a shutdown. */
const REPORT_TIMEOUT = SECOND;
const END_TIMEOUT = 12 * SECOND;

const WORKER = fileURLToPath(new URL("../../worker.ts", import.meta.url));

/** How a worker process is started. */
export interface SupervisorParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  /** The script that it runs; default: that of `npm run worker`. */
  readonly script?: string;
  readonly backoff?: Backoff;
}

/** A supervised worker process. */
export interface Supervisor {
  /** Starts it, once. */
  readonly start: () => void;
  /** Its metrics and jobs; undefined if it does not answer within a second. */
  readonly report: () => Promise<WorkerReport | undefined>;
  /** Its line in health. */
  readonly health: () => Promise<ProcessHealth>;
  /** Stops it when its work in flight is stored. It is not restarted. */
  readonly end: () => Promise<void>;
}

/** Creates the supervisor of one worker process, not started yet. */
export function superviseWorker({ environment, log, script = WORKER, backoff = BACKOFF }: SupervisorParts): Supervisor {
  let child: ChildProcess | undefined;
  let status: ProcessHealth["status"] = "starting";
  let restarts = 0;
  let startupFailures = 0;
  let ending = false;
  let requests = 0;
  let restart: NodeJS.Timeout | undefined;

  function spawn(): void {
    // the child cannot share this process's inspector port
    const execArgv = process.execArgv.filter((option) => !option.startsWith("--inspect"));
    const started = fork(script, { env: { ...environment }, execArgv, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child = started;
    const settled = setTimeout(() => {
      startupFailures = 0;
    }, SETTLED_AFTER);
    settled.unref();
    const ended = (signal: string | null): void => {
      clearTimeout(settled);
      if (child !== started) return;
      child = undefined;
      if (ending) return;
      status = "restarting";
      startupFailures += 1;
      log.error({ pid: started.pid, signal, failures: startupFailures }, "worker process exited; restarting");
      restart = setTimeout(
        () => {
          restarts += 1;
          spawn();
        },
        delayAfter(startupFailures, backoff),
      );
    };
    started.on("message", (message: FromWorker) => {
      if (message.kind === "running") status = "running";
    });
    started.once("exit", (_, signal) => ended(signal));
    // the process could not be spawned
    started.once("error", () => {
      if (started.pid === undefined) ended(null);
    });
  }

  async function report(): Promise<WorkerReport | undefined> {
    const target = child;
    if (target === undefined || status !== "running") return undefined;
    requests += 1;
    const requestId = requests;
    const { promise, resolve } = Promise.withResolvers<WorkerReport>();
    const onReport = (message: FromWorker): void => {
      if (message.kind === "report" && message.requestId === requestId) resolve(message);
    };
    target.on("message", onReport);
    send(target, { kind: "report", requestId });
    return withDeadline(promise, REPORT_TIMEOUT, () => undefined).finally(() => target.off("message", onReport));
  }

  return {
    start: () => {
      if (child === undefined && !ending) spawn();
    },
    report,
    health: async () => {
      const current = await report();
      const silent = status === "running" && current === undefined;
      return { process: "worker", pid: child?.pid ?? null, status: silent ? "unresponsive" : status, restarts, jobs: current?.jobs ?? [] };
    },
    end: async () => {
      ending = true;
      clearTimeout(restart);
      const last = child;
      if (last === undefined || last.exitCode !== null || last.signalCode !== null) return;
      const { promise: exited, resolve } = Promise.withResolvers<void>();
      last.once("exit", () => resolve());
      send(last, { kind: "end" });
      await withDeadline(exited, END_TIMEOUT, () => last.kill("SIGKILL"));
    },
  };
}

/** Sends a message; does nothing when the process has exited. */
function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => undefined);
}

// The worker process of a server: started, watched, started again when it ends, told to end with the server. It ends by itself when the server is gone.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Logger } from "../../platform/observability/log.ts";
import type { ProcessHealth } from "../../platform/observability/operator-pages.ts";
import { type Backoff, delayAfter } from "../../platform/time/backoff.ts";
import { withDeadline } from "../../platform/time/deadline.ts";
import { SECOND } from "../../platform/time/time.ts";
import type { FromWorker, ToWorker, WorkerReport } from "./messages.ts";

/** Delay before a worker that ended is started again, and the time (ms) after which one that runs has not ended at once. */
const BACKOFF: Backoff = { first: 100, longest: 5 * SECOND };
const SETTLED_AFTER = 10 * SECOND;
/** Longest time (ms) that a report is waited for, and a worker that was told to end. */
const REPORT_TIMEOUT = SECOND;
const END_TIMEOUT = 12 * SECOND;

const WORKER = fileURLToPath(new URL("../../worker.ts", import.meta.url));

/** How a worker process is started. */
export interface SupervisorParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  /** The script that it runs; that of `npm run worker` without it. */
  readonly script?: string;
  readonly backoff?: Backoff;
}

/** A worker process that is kept running. */
export interface Supervisor {
  /** Starts it, once. */
  readonly start: () => void;
  /** What it says of itself; undefined when it does not answer within a second. */
  readonly report: () => Promise<WorkerReport | undefined>;
  /** Its line in health. */
  readonly health: () => Promise<ProcessHealth>;
  /** Ends it, when what it is at is written down. It is not started again. */
  readonly end: () => Promise<void>;
}

/** Creates the supervisor of one worker process, which is not started yet. */
export function superviseWorker({ environment, log, script = WORKER, backoff = BACKOFF }: SupervisorParts): Supervisor {
  let child: ChildProcess | undefined;
  let status: ProcessHealth["status"] = "starting";
  let restarts = 0;
  let endedAtOnce = 0;
  let ending = false;
  let questions = 0;
  let restart: NodeJS.Timeout | undefined;

  function begin(): void {
    // a debugger of this process is not one of that
    const execArgv = process.execArgv.filter((option) => !option.startsWith("--inspect"));
    const started = fork(script, { env: { ...environment }, execArgv, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child = started;
    const settled = setTimeout(() => {
      endedAtOnce = 0;
    }, SETTLED_AFTER);
    settled.unref();
    const ended = (signal: string | null): void => {
      clearTimeout(settled);
      if (child !== started) return;
      child = undefined;
      if (ending) return;
      status = "restarting";
      endedAtOnce += 1;
      log.error({ pid: started.pid, signal, failures: endedAtOnce }, "the worker process ended; it is started again");
      restart = setTimeout(
        () => {
          restarts += 1;
          begin();
        },
        delayAfter(endedAtOnce, backoff),
      );
    };
    started.on("message", (message: FromWorker) => {
      if (message.kind === "running") status = "running";
    });
    started.once("exit", (_, signal) => ended(signal));
    // it could not be started at all
    started.once("error", () => {
      if (started.pid === undefined) ended(null);
    });
  }

  async function report(): Promise<WorkerReport | undefined> {
    const asked = child;
    if (asked === undefined || status !== "running") return undefined;
    questions += 1;
    const question = questions;
    const { promise, resolve } = Promise.withResolvers<WorkerReport>();
    const hear = (message: FromWorker): void => {
      if (message.kind === "report" && message.question === question) resolve(message);
    };
    asked.on("message", hear);
    tell(asked, { kind: "report", question });
    return withDeadline(promise, REPORT_TIMEOUT, () => undefined).finally(() => asked.off("message", hear));
  }

  return {
    start: () => {
      if (child === undefined && !ending) begin();
    },
    report,
    health: async () => {
      const said = await report();
      const silent = status === "running" && said === undefined;
      return { process: "worker", pid: child?.pid ?? null, status: silent ? "unresponsive" : status, restarts, jobs: said?.jobs ?? [] };
    },
    end: async () => {
      ending = true;
      clearTimeout(restart);
      const last = child;
      if (last === undefined || last.exitCode !== null || last.signalCode !== null) return;
      const { promise: exited, resolve } = Promise.withResolvers<void>();
      last.once("exit", () => resolve());
      tell(last, { kind: "end" });
      await withDeadline(exited, END_TIMEOUT, () => last.kill("SIGKILL"));
    },
  };
}

/** Sends a message; a process that is gone needs none. */
function tell(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => undefined);
}

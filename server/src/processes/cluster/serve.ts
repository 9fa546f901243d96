// A worker: the service in a process of its own, on a port that it shares. It stops on a message of the primary, on a signal, or when the primary
// is gone.
import cluster from "node:cluster";
import express from "express";
import { readConfig } from "../../platform/environment/config.ts";
import { createLogger } from "../../platform/observability/log.ts";
import { baseUrlOf, sandboxIdentity } from "../../sandbox/start.ts";
import { migrate } from "../../schema/migrate.ts";
import { startSteps } from "../../schema/start.ts";
import type { CreateService } from "../service.ts";
import { startServing, TIMEOUT } from "../serving.ts";
import { forwardTo } from "./forward.ts";
import { type FromWorker, TASK, type Task, type ToWorker } from "./messages.ts";

/** Serves until it is stopped. */
export async function run(createService: CreateService): Promise<void> {
  const task = JSON.parse(process.env[TASK] ?? "{}") as Task;
  let end = async (_all: boolean): Promise<void> => undefined;
  let ending = false;
  const endOnce = (all: boolean): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), TIMEOUT).unref();
    void end(all).then(() => process.exit(0));
  };
  let measure = async (): Promise<object[]> => [];
  process.on("message", (message: ToWorker) => {
    if (message.kind === "end") endOnce(message.all);
    else void measure().then((metrics) => reply({ kind: "measured", requestId: message.requestId, metrics }));
  });
  process.on("SIGTERM", () => endOnce(false));
  // by default node exits a worker at once when its primary is gone
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.on("disconnect", () => endOnce(true));
  // a terminal sends these to every process of the service; the primary handles them
  for (const signal of ["SIGINT", "SIGHUP", "SIGUSR2"] as const) process.on(signal, () => undefined);

  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const step = startSteps(config, log, () => ending);
  if (task.migrates) await step(() => migrate(task.ownerUrl));
  const identity = await step(() => sandboxIdentity(config, task.ownerUrl, log));
  const inner = task.innerPort === undefined ? undefined : forwardTo(task.innerPort);
  const service = await step(() =>
    createService(
      config,
      task.databaseUrl,
      log,
      // the primary answers sign-ins, under the address of all workers
      identity && inner && { ...identity, router: express.Router().use(inner), issuer: () => `${baseUrlOf(config, task.port)}/identity` },
      inner && (() => express.Router().get(["/metrics", "/health"], inner)),
    ),
  );
  service.metrics.registry.setDefaultLabels({ worker: String(task.slot) });
  measure = () => service.metrics.registry.getMetricsAsJSON();
  const serving = await startServing(service, config.host, task.port, log, task.others);
  end = async (all) => {
    await serving.end(all);
    await identity?.close();
  };
  reply({ kind: "serving" });
}

function reply(message: FromWorker): void {
  if (process.connected) process.send?.(message, () => undefined);
}

// `GET /metrics` on a port of its own, which Prometheus reaches and callers do not.
import { createServer, type Server } from "node:http";
import type { Config } from "../config.ts";
import { listen } from "../serving.ts";
import type { Metrics } from "./metrics.ts";

/** Listens on METRICS_PORT of METRICS_HOST; undefined where there is no such port. Throws ConfigError when it is not to be had. */
export async function serveMetrics({ metricsPort, metricsHost }: Config, { registry, text }: Metrics): Promise<Server | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (page) => response.writeHead(200, { "Content-Type": registry.contentType }).end(page),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, "METRICS_PORT", metricsPort, metricsHost);
  return server;
}

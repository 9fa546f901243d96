// `GET /metrics` on a port of its own, for processes that serve nothing else.
import { createServer, type Server } from "node:http";
import { ConfigError } from "../config.ts";
import type { Metrics } from "./metrics.ts";

/** Listens on loopback only. Throws ConfigError when the port is not to be had. */
export function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new ConfigError(`METRICS_PORT ${port} cannot be listened on (${error.code}).`)));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

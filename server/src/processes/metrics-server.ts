// `GET /metrics` and `GET /health` on a separate port for operators.
import { createServer, type Server } from "node:http";
import express from "express";
import type { Config } from "../platform/environment/config.ts";
import { type OperatorPages, operatorRouter } from "../platform/observability/operator-pages.ts";
import { listen } from "./serving.ts";

/** Listens on METRICS_PORT of METRICS_HOST; undefined if it is not set. Throws ConfigError if the port cannot be used. */
export async function serveOperatorPages(
  { metricsPort, metricsHost }: Pick<Config, "metricsPort" | "metricsHost">,
  pages: OperatorPages,
): Promise<Server | undefined> {
  if (metricsPort === undefined) return undefined;
  const app = express().disable("x-powered-by").disable("etag").use(operatorRouter(pages));
  app.use((_request, response) => void response.status(404).end());
  app.use((_error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => void response.status(500).end());
  const server = createServer(app);
  await listen(server, "METRICS_PORT", metricsPort, metricsHost);
  return server;
}

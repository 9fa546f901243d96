// A listening service and its graceful shutdown. main.ts runs one in its process, cluster/ one in each worker.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { stopAccepting } from "../platform/adapters/stop-accepting.ts";
import { ConfigError } from "../platform/errors/config-error.ts";
import { answerBrokenRequests } from "../platform/http/broken-requests.ts";
import type { Logger } from "../platform/observability/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { withDeadline } from "../platform/time/deadline.ts";
import type { Service } from "./service.ts";
import { warmUp } from "./warm-up.ts";

/** Time (ms) for which a stopping server still accepts connections, so that those already in the backlog are not reset. */
const GRACE = 400;
/** Under CPU pressure they may take longer: accepting ends when none came for this long (ms), and at most this much (ms) later. */
const QUIET = 200;
const GRACE_AT_MOST = 3000;

/**
 * Timeouts of clients (ms): slow headers and requests are cut off; idle connections stay open longer than at load balancers, so that the load
 * balancer closes first. A missing Host header is refused in http/framing.ts: node's own answer to it would not follow the contract.
 */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  requireHostHeader: false,
  /** Bytes of all headers: the longest token (sessions/verifier.ts), and as much for what a browser and proxies add. */
  maxHeaderSize: 32_768,
} as const;

/** Shutdown timeout (ms). */
export const TIMEOUT = 15_000;

/** A listening service. */
export interface Serving {
  readonly port: number;
  /** Stops; resolves when every request is answered. `all`: no other process serves on the same address. */
  readonly end: (all: boolean) => Promise<void>;
}

/** Time (ms) for which a start waits for the warm-up before it is reported as complete. The port is open meanwhile. */
const WARM_UP_WAIT = 5000;

/**
 * Listens, and warms up meanwhile. `others`: other processes serve on the same address, so this one listens when it is warm. Resolves when it is warm, or
 * after five seconds. Throws ConfigError if the address cannot be used.
 */
export async function startServing(service: Service, host: string, port: number, log: Pick<Logger, "warn" | "info">, others = false): Promise<Serving> {
  const warming = warmUp(service, log);
  if (others) await warming.accepted;
  const server = createServer({ ...LIMITS, ...service.messages }, service.listener);
  answerBrokenRequests(server);
  let connectedAt = 0;
  server.on("connection", () => {
    connectedAt = systemClock.monotonic();
  });
  /** Resolves when no further connection arrives. */
  const quiet = async (): Promise<void> => {
    const latest = systemClock.monotonic() + GRACE_AT_MOST;
    await pause(GRACE);
    while (systemClock.monotonic() - connectedAt < QUIET && systemClock.monotonic() < latest) await pause(50);
  };
  const opened = await listen(server, "PORT", port, host);
  await withDeadline(warming.accepted, WARM_UP_WAIT, () => undefined);
  return {
    port: opened,
    end: async (all) => {
      warming.stop();
      if (all) service.retire();
      else {
        service.drainConnections();
        // no new connections from now on; idle connections stay open, because a request may be in flight on them
        stopAccepting(server);
      }
      await quiet();
      await closeServer(server);
      await service.batches.drained();
      await service.close();
    },
  };
}

/** A variable that holds a port; its address is in the variable that ends in HOST instead. */
type PortVariable = "PORT" | "METRICS_PORT";

/** Listens on a port; returns its number. Throws ConfigError that names the variable to change. */
export function listen(server: Server, variable: PortVariable, port: number, host: string): Promise<number> {
  return new Promise((settle, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, variable, port, host)));
    server.listen(port, host, () => settle((server.address() as AddressInfo).port));
  });
}

function listenProblem(error: NodeJS.ErrnoException, variable: PortVariable, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new ConfigError(`${variable} ${port} is in use. Set ${variable} to another port${variable === "PORT" ? " (0: any free port)" : ""}.`);
  if (error.code === "EACCES") return new ConfigError(`${variable} ${port} needs privileges that this user lacks. Set ${variable} to a port above 1023.`);
  const address = variable.replace("PORT", "HOST");
  return new ConfigError(`${address} is ${JSON.stringify(host)}, which is not an address of this machine (${error.code}). Use 0.0.0.0 for all addresses.`);
}

/** Stops accepting, waits for requests in flight, and closes idle keep-alive connections. */
async function closeServer(server: Server): Promise<void> {
  if (server.listening) server.close();
  while ((await connectionsOf(server)) > 0) {
    server.closeIdleConnections();
    await pause(50);
  }
}

/** Runs after the poll phase: under CPU pressure timers fire first, and pending connections would be missed. */
const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(() => setImmediate(settle), milliseconds));

function connectionsOf(server: Server): Promise<number> {
  return new Promise((settle) => server.getConnections((_, open) => settle(open)));
}

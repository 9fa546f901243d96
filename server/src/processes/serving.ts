// A service that listens, and how it ends without dropping a request. main.ts has one in its process, cluster/ one in each of several.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Service } from "../app.ts";
import { stopAccepting } from "../platform/adapters/stop-accepting.ts";
import { ConfigError } from "../platform/errors/config-error.ts";
import { answerBrokenRequests } from "../platform/http/broken-requests.ts";
import { systemClock } from "../platform/time/clock.ts";

/** Time (ms) for which a server that is told to end still accepts connections: those that are on their way would otherwise be reset. */
const GRACE = 400;
/** On a machine that is short of time they may take longer: it ends when none came for so long (ms), and this much (ms) later at the latest. */
const QUIET = 200;
const GRACE_AT_MOST = 3000;

/**
 * Timeouts of clients (ms): headers and requests that trickle are cut off; idle connections are kept for longer than load balancers keep
 * theirs, so that they end connections and not we. A missing Host header is nothing to us, and must not be answered past the contract.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  requireHostHeader: false,
} as const;

/** A shutdown that takes longer than this (ms) is cut short. */
export const TIMEOUT = 15_000;

/** A service that listens. */
export interface Serving {
  readonly port: number;
  /** Ends when every request is answered: `all` when nobody serves on after this, else callers' next requests find another process at the same address. */
  readonly end: (all: boolean) => Promise<void>;
}

/** Listens. Throws ConfigError when the address is not to be had. */
export async function startServing(service: Service, host: string, port: number): Promise<Serving> {
  await service.batches.warm();
  const server = createServer(LIMITS, service.listener);
  answerBrokenRequests(server);
  let connectedAt = 0;
  server.on("connection", () => {
    connectedAt = systemClock.monotonic();
  });
  /** Resolves when nobody is on the way any more. */
  const quiet = async (): Promise<void> => {
    const latest = systemClock.monotonic() + GRACE_AT_MOST;
    await pause(GRACE);
    while (systemClock.monotonic() - connectedAt < QUIET && systemClock.monotonic() < latest) await pause(50);
  };
  return {
    port: await listen(server, "PORT", port, host),
    end: async (all) => {
      if (all) service.retire();
      else {
        service.drainConnections();
        // no new connection comes here from now on; idle connections stay, because a request may be in flight on them
        stopAccepting(server);
      }
      await quiet();
      await closeServer(server);
      await service.batches.drained();
      await service.close();
    },
  };
}

/** A variable that holds a port. The address of that port is in the one that ends in HOST instead. */
type PortVariable = "PORT" | "METRICS_PORT";

/** Listens on a port; answers which one it is. Throws ConfigError that names the variable to change. */
export function listen(server: Server, variable: PortVariable, port: number, host: string): Promise<number> {
  return new Promise((settle, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, variable, port, host)));
    server.listen(port, host, () => settle((server.address() as AddressInfo).port));
  });
}

function listenProblem(error: NodeJS.ErrnoException, variable: PortVariable, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new ConfigError(`${variable} ${port} is in use; set ${variable} to another one${variable === "PORT" ? " (0 takes a free one)" : ""}.`);
  if (error.code === "EACCES") return new ConfigError(`${variable} ${port} may not be used by this user; set ${variable} to one above 1023.`);
  const address = variable.replace("PORT", "HOST");
  return new ConfigError(`${address} is ${JSON.stringify(host)}, which this machine cannot listen on (${error.code}); 0.0.0.0 is every address of it.`);
}

/** Takes no new connection, lets every request end, and ends idle keep-alive connections. */
async function closeServer(server: Server): Promise<void> {
  if (server.listening) server.close();
  while ((await connectionsOf(server)) > 0) {
    server.closeIdleConnections();
    await pause(50);
  }
}

/** By way of a look at the socket: where time is short, timers come first, and what waits there would not be seen. */
const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(() => setImmediate(settle), milliseconds));

function connectionsOf(server: Server): Promise<number> {
  return new Promise((settle) => server.getConnections((_, open) => settle(open)));
}

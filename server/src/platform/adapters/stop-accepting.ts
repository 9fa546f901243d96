// How an HTTP server stops to accept connections and leaves those it has alone. `close()` of `node:http` closes idle connections as well since Node 19, on
// which a request may be in flight; the `close()` that it inherits from `node:net` does not.
// Checked with: node 24.x
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** Stops listening. Open connections stay open and their requests are answered; `server.listening` is false afterwards. */
export function stopAccepting(server: Server): void {
  NetServer.prototype.close.call(server);
}

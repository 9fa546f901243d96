// Stops an HTTP server from accepting connections without closing open ones. Since Node 19, `close()` of `node:http` also closes idle connections, on which
// a request may be in flight; the `close()` inherited from `node:net` does not.
// Checked with: node 24.x
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** Stops listening. Open connections stay open and their requests get responses; `server.listening` is false afterwards. */
export function stopAccepting(server: Server): void {
  NetServer.prototype.close.call(server);
}

// Requests whose client closes its half of the connection right after sending (RFC 9112, 9.6). `node:http` answers them only with a property of the server
// that is neither documented nor in its types.
// Checked with: node 24.x
import type { Server } from "node:http";

/** Has the server answer requests although the client has closed its half of the connection. */
export function allowHalfOpen(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

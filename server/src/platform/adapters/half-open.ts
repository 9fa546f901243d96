// Requests whose client half-closes the connection right after sending (RFC 9112, 9.6). `node:http` responds to them only with an undocumented and untyped
// property of the server.
// Checked with: node 24.x
import type { Server } from "node:http";

/** Makes the server respond to requests after the client has half-closed the connection. */
export function allowHalfOpen(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

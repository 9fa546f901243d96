// The socket of a `pg` connection. `pg` cannot interrupt a running statement: `end()` waits for it, and a cancel request needs a second connection to a
// database that may not answer. So the socket itself is closed.
// Checked with: pg 8.x

/** The used part of a client: `connection` and its `stream` are in the types of `pg`, but undocumented. */
export interface SocketHolder {
  readonly connection?: { readonly stream?: { readonly destroy: () => unknown } };
}

/**
 * Closes the socket of a client at once; works for pool clients too. The running statement is rejected with a connection error, and PostgreSQL ends the
 * transaction. Throws when the client has no socket: `pg` has changed, or the client was never connected.
 */
export function destroySocket(client: SocketHolder): void {
  const stream = client.connection?.stream;
  if (stream === undefined) throw new Error("a client of pg no longer has `connection.stream`: see platform/adapters/pg-socket.ts");
  stream.destroy();
}

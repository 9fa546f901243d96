// The socket under a connection of `pg`. `pg` has no call that breaks off a running statement: `end()` waits for it, and a cancel request needs a second
// connection to a database that may not answer. So the socket itself is closed.
// Checked with: pg 8.x

/** What is used of a client: `connection` and its `stream` are in the types of `pg`, and in no page of its documentation. */
export interface SocketHolder {
  readonly connection?: { readonly stream?: { readonly destroy: () => unknown } };
}

/**
 * Closes the socket of a client at once; works for clients of a pool too. The statement in flight is rejected as a broken connection, and PostgreSQL
 * ends the transaction. Throws when the client has no socket: `pg` has changed, or the client was never connected.
 */
export function destroySocket(client: SocketHolder): void {
  const stream = client.connection?.stream;
  if (stream === undefined) throw new Error("a client of pg has no `connection.stream` any more: see platform/pg-socket.ts");
  stream.destroy();
}

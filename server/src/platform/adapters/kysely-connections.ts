// Connections whose transaction cannot begin or roll back. Kysely returns a connection to its pool only after a successful rollback; otherwise the pool would
// run out of connections. The statements are recognised by Kysely's text.
// Checked with: kysely 0.29.x
// Checked with: @mikro-orm/postgresql 7.x
import type pg from "pg";
import { destroySocket } from "./pg-socket.ts";

/**
 * Makes a new client of a pool survive a failure of `begin` or `rollback`. A failing `begin` releases the client. A failing `rollback` does not throw: the
 * socket is closed, which ends the transaction. Pass it to the pool's `connect` event.
 */
export function releaseAfterFailedTransaction(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const releasing = (...parameters: unknown[]): unknown => {
    const result = query(...parameters);
    if (!(result instanceof Promise)) return result;
    if (parameters[0] === "begin")
      return result.catch((error: unknown) => {
        client.release(true);
        throw error;
      });
    if (parameters[0] !== "rollback") return result;
    return result.catch(() => {
      destroySocket(client);
      return { command: "ROLLBACK", rowCount: 0, rows: [], fields: [] };
    });
  };
  client.query = releasing as typeof client.query;
}

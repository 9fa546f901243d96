// Connections whose transaction cannot begin or roll back. Kysely gives a connection back to its pool after a rollback that succeeded, and otherwise never:
// the pool would run out. The statements are recognised by the text that Kysely sends.
// Checked with: kysely 0.29.x
// Checked with: @mikro-orm/postgresql 7.x
import type pg from "pg";
import { destroySocket } from "./pg-socket.ts";

/**
 * Has a new client of a pool survive a failure of `begin` or `rollback`. A `begin` that fails releases the client. A `rollback` that fails does not throw:
 * the socket is closed, and the transaction ends with it. Pass it to the pool's `connect` event.
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

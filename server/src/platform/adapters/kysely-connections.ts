// The statements with which Kysely begins and ends transactions, recognised by Kysely's text: sent together with the next one where that saves a round trip,
// and answered so that a connection whose transaction cannot begin or roll back returns to its pool.
// Checked with: kysely 0.29.x
// Checked with: @mikro-orm/postgresql 7.x
import type pg from "pg";
import { destroySocket } from "./pg-socket.ts";

type Query = (...parameters: unknown[]) => unknown;

/**
 * Makes a new client of a pool send `begin` in one message with the first statement of the transaction, if that has no parameters. A failure of either is the
 * failure of that statement. Pass it to the pool's `connect` event, before `releaseAfterFailedTransaction`.
 */
export function beginWithFirstStatement(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  let begins = false;
  const joining: Query = (...parameters) => {
    const [text, values] = parameters;
    if (text === "begin") {
      begins = true;
      return Promise.resolve({ command: "BEGIN", rowCount: null, rows: [], fields: [] });
    }
    if (!begins) return query(...parameters);
    begins = false;
    if (text === "commit" || text === "rollback") return Promise.resolve({ command: String(text).toUpperCase(), rowCount: null, rows: [], fields: [] });
    if (typeof text === "string" && (!Array.isArray(values) || values.length === 0)) return query(`begin; ${text}`);
    return (query("begin") as Promise<unknown>).then(() => query(...parameters));
  };
  client.query = joining as typeof client.query;
}

/**
 * Makes a new client of a pool survive a failure of `begin` or `rollback`. A failing `begin` releases the client. A failing `rollback` does not throw: the
 * socket is closed, which ends the transaction. Pass it to the pool's `connect` event.
 */
export function releaseAfterFailedTransaction(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const releasing: Query = (...parameters) => {
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

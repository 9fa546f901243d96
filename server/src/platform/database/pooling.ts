// Through a pooler in transaction mode (PgBouncer) each transaction may use a different connection, and session settings are lost.
// So settings are sent with each transaction, and no statement is prepared by name.
import type pg from "pg";

/** How long the service has a connection to the database: as long as it wants, or for one transaction. */
export type Pooling = "session" | "transaction";

/** Startup options of a connection (`-c name=value …`), if the connection retains them. */
export function startupOptions(options: string, pooling: Pooling): { options?: string } {
  return pooling === "session" ? { options } : {};
}

/** Makes each client of a pool send its options at the beginning of each transaction. A statement outside of one gets its own transaction. */
export function optionsByTransaction(pool: pg.Pool, options: string, pooling: Pooling): void {
  if (pooling === "transaction") pool.on("connect", (client) => sendSettings(client, localSettings(options)));
}

/** `-c role=x -c jit=off` as `SET LOCAL role = 'x'; SET LOCAL jit = 'off'`. The options are constants of this service and contain no quotes. */
function localSettings(options: string): string {
  return [...options.matchAll(/-c (\w+)=(\S+)/g)].map(([, name, value]) => `SET LOCAL ${name} = '${value}'`).join("; ");
}

type Callback = (error: unknown, result?: unknown) => void;
type Send = (query: unknown, values?: unknown) => Promise<unknown>;

function sendSettings(client: pg.PoolClient, settings: string): void {
  const send = client.query.bind(client) as unknown as Send;
  let open = false;

  async function alone(query: unknown, values: unknown): Promise<unknown> {
    try {
      await send(`BEGIN; ${settings}`);
      const result = await send(query, values);
      await send("COMMIT");
      return result;
    } catch (error) {
      await send("ROLLBACK").catch(() => undefined);
      throw error;
    }
  }

  function query(statement: string | { text: string }, values?: unknown): Promise<unknown> {
    const text = typeof statement === "string" ? statement : statement.text;
    if (/^\s*(BEGIN|START)\b/i.test(text)) {
      open = true;
      return send(`${text}; ${settings}`);
    }
    if (/^\s*(COMMIT|END|ROLLBACK(?!\s+TO))\b/i.test(text)) open = false;
    else if (!open) return alone(unnamed(statement), values);
    return send(unnamed(statement), values);
  }

  const called = (statement: string | { text: string }, ...rest: unknown[]): unknown => {
    const callback = rest.find((one): one is Callback => typeof one === "function");
    const [values] = rest.filter((one) => one !== callback);
    const result = query(statement, values);
    if (callback === undefined) return result;
    return void result.then((answer) => callback(null, answer), callback);
  };
  client.query = called as typeof client.query;
}

/** Functions in the database cache their plans themselves: without a name, only the parsing of one line of SQL is repeated. */
function unnamed(query: string | { text: string }): unknown {
  return typeof query === "string" ? query : { ...query, name: undefined };
}

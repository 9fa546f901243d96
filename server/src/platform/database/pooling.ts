// Behind a pooler in transaction mode (PgBouncer) a connection is whichever is free when a transaction begins: nothing that is said to one lasts for
// longer. So settings come with each transaction, and no statement is prepared by name.
import type pg from "pg";

/** How long a connection to the database is ours: as long as we keep it, or for one transaction. */
export type Pooling = "session" | "transaction";

/** Startup options of a connection (`-c name=value …`), where it will remember them. */
export function startupOptions(options: string, pooling: Pooling): { options?: string } {
  return pooling === "session" ? { options } : {};
}

/** Has each client of a pool say its options at the beginning of each transaction. A statement outside of one gets a transaction of its own. */
export function optionsByTransaction(pool: pg.Pool, options: string, pooling: Pooling): void {
  if (pooling === "transaction") pool.on("connect", (client) => sayingEachTime(client, localSettings(options)));
}

/** `-c role=x -c jit=off` as `SET LOCAL role = 'x'; SET LOCAL jit = 'off'`. They are ours, and hold no quotes. */
function localSettings(options: string): string {
  return [...options.matchAll(/-c (\w+)=(\S+)/g)].map(([, name, value]) => `SET LOCAL ${name} = '${value}'`).join("; ");
}

type Callback = (error: unknown, result?: unknown) => void;
type Send = (query: unknown, values?: unknown) => Promise<unknown>;

function sayingEachTime(client: pg.PoolClient, settings: string): void {
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

  function query(asked: string | { text: string }, values?: unknown): Promise<unknown> {
    const text = typeof asked === "string" ? asked : asked.text;
    if (/^\s*(BEGIN|START)\b/i.test(text)) {
      open = true;
      return send(`${text}; ${settings}`);
    }
    if (/^\s*(COMMIT|END|ROLLBACK(?!\s+TO))\b/i.test(text)) open = false;
    else if (!open) return alone(unnamed(asked), values);
    return send(unnamed(asked), values);
  }

  const called = (asked: string | { text: string }, ...rest: unknown[]): unknown => {
    const callback = rest.find((one): one is Callback => typeof one === "function");
    const [values] = rest.filter((one) => one !== callback);
    const result = query(asked, values);
    if (callback === undefined) return result;
    return void result.then((answer) => callback(null, answer), callback);
  };
  client.query = called as typeof client.query;
}

/** The functions that statements call keep their plans themselves: without a name no more is lost than reading one line of SQL. */
function unnamed(query: string | { text: string }): unknown {
  return typeof query === "string" ? query : { ...query, name: undefined };
}

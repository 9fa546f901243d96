// A job's lock in PostgreSQL: a session-level advisory lock on the connection that the run uses. The lock ends with its connection, so a killed process
// leaves nothing locked. Does not work through a pooler in transaction mode.
import type pg from "pg";
import type { JobLock } from "./job.ts";

/** The lock with this key. `connect` creates a connection for the run, not yet open. */
export function advisoryLock(key: number, connect: () => pg.Client): JobLock<pg.Client> {
  return {
    acquire: async (signal) => {
      const client = connect();
      // the run's next statement is rejected with the connection's error
      client.on("error", () => undefined);
      const end = (): Promise<void> => client.end().catch(() => undefined);
      const { promise: aborted, reject: abort } = Promise.withResolvers<never>();
      aborted.catch(() => undefined);
      const closeNow = (): void => {
        void end();
        abort(signal.reason);
      };
      signal.addEventListener("abort", closeNow, { once: true });
      const release = (): Promise<void> => {
        signal.removeEventListener("abort", closeNow);
        return end();
      };
      try {
        // pg: connect() of a client that is ended while it connects may never settle
        await Promise.race([client.connect(), aborted]);
        const { rows } = await client.query<{ acquired: boolean }>("SELECT pg_try_advisory_lock($1) AS acquired", [key]);
        if (rows[0]?.acquired === true) return { held: client, release };
      } catch (error) {
        // not awaited: a server that does not answer would delay the error
        void release();
        throw error;
      }
      await release();
      return undefined;
    },
  };
}

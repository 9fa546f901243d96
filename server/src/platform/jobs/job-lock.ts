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
      signal.addEventListener("abort", end, { once: true });
      const release = (): Promise<void> => {
        signal.removeEventListener("abort", end);
        return end();
      };
      try {
        await client.connect();
        const { rows } = await client.query<{ acquired: boolean }>("SELECT pg_try_advisory_lock($1) AS acquired", [key]);
        if (rows[0]?.acquired === true) return { held: client, release };
      } catch (error) {
        await release();
        throw error;
      }
      await release();
      return undefined;
    },
  };
}

// A job's lock in PostgreSQL: an advisory lock of a session, on a connection that the run works over. The lock ends with its connection, so nothing is left
// locked by a process that was killed. Not through a pooler that gives a connection for one transaction.
import type pg from "pg";
import type { JobLock } from "./job.ts";

/** The lock with this key; `connect` creates a connection of the run's own, which is not open yet. */
export function advisoryLock(key: number, connect: () => pg.Client): JobLock<pg.Client> {
  return {
    acquire: async (signal) => {
      const client = connect();
      // what a connection breaks with is what the run's next statement is rejected with
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

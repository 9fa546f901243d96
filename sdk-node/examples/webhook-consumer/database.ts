// The database, with the tables of the example.
import pg from "pg";
import { prepareOrders } from "./orders.ts";
import { prepareQueue } from "./queue.ts";

/** Connects, and creates the tables. Ends the process with what to do where the database cannot be used. */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString });
  pool.on("error", (error) => console.error("A connection to the database was lost:", error.message));
  try {
    await prepareQueue(pool);
    await prepareOrders(pool);
    return pool;
  } catch (error) {
    const { message, code } = error as Error & { readonly code?: string };
    console.error(`The database of DATABASE_URL cannot be used: ${message || code}. Start it, or correct DATABASE_URL.`);
    process.exit(1);
  }
}

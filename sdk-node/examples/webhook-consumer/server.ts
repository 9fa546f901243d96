// The process: settings, tables, receiver and worker, and an end in good order.
import type { AddressInfo } from "node:net";
import pg from "pg";
import { handleEvent, prepareOrders } from "./orders.ts";
import { prepareQueue, storeEvent } from "./queue.ts";
import { createReceiver } from "./receiver.ts";
import { readSettings } from "./settings.ts";
import { startWorker } from "./worker.ts";

const settings = readSettings(process.env);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });
pool.on("error", (error) => console.error("A connection to the database was lost:", error.message));
try {
  await prepareQueue(pool);
  await prepareOrders(pool);
} catch (error) {
  const { message, code } = error as Error & { readonly code?: string };
  console.error(`The database of DATABASE_URL cannot be used: ${message || code}. Start it, or correct DATABASE_URL.`);
  process.exit(1);
}

const worker = startWorker(pool, handleEvent);
const receiver = createReceiver({
  secret: settings.WEBHOOK_SECRET,
  store: async (event) => {
    await storeEvent(pool, event);
    worker.wake();
  },
});
receiver.once("error", (error) => {
  console.error(`Port ${settings.port} cannot be used: ${error.message}. Stop what uses it, or set PORT.`);
  process.exit(1);
});
receiver.listen(settings.port, "127.0.0.1", () => console.log(`Webhook consumer: http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    receiver.close();
    receiver.closeIdleConnections();
    await worker.end();
    await pool.end();
  });
}

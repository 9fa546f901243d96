// The process: settings, tables, receiver and worker, and an end in good order.
import type { AddressInfo } from "node:net";
import { openDatabase } from "./database.ts";
import { handleEvent } from "./orders.ts";
import { refusePort } from "./port.ts";
import { storeEvent } from "./queue.ts";
import { createReceiver } from "./receiver.ts";
import { readSettings } from "./settings.ts";
import { startWorker } from "./worker.ts";

const settings = readSettings(process.env);
const pool = await openDatabase(settings.DATABASE_URL);
const worker = startWorker(pool, handleEvent);
const receiver = createReceiver({
  secret: settings.WEBHOOK_SECRET,
  store: async (event) => {
    await storeEvent(pool, event);
    worker.wake();
  },
});
receiver.once("error", (error) => refusePort(settings.port, error));
receiver.listen(settings.port, "127.0.0.1", () => console.log(`Webhook consumer: http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    receiver.close();
    receiver.closeIdleConnections();
    await worker.end();
    await pool.end();
  });
}

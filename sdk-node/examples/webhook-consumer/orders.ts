// What events mean for the shop: here a history of each order.
import type { WebhookEvent } from "@fraud-risk/node";
import type { Pool, PoolClient } from "pg";

const SCHEMA = "CREATE TABLE IF NOT EXISTS order_history (order_id text NOT NULL, what text NOT NULL, at timestamptz NOT NULL)";

/** Creates the table of the shop. */
export const prepareOrders = async (pool: Pool): Promise<void> => void (await pool.query(SCHEMA));

/** Handles an event: events of orders become a row, all others are ignored. */
export async function handleEvent(event: WebhookEvent, client: PoolClient): Promise<void> {
  const orderId = "order_id" in event.data ? event.data.order_id : null;
  if (orderId === null) return;
  await client.query("INSERT INTO order_history (order_id, what, at) VALUES ($1, $2, $3)", [orderId, event.type, event.timestamp]);
  console.log(`${orderId}: ${event.type}`);
}

// Writes events at a constant rate, for one endpoint after the other, like the events that the service generates itself.

import { eventExamples } from "../../../generated/events.ts";
import { storeEvents } from "../../src/accounts/outbox/enqueue.ts";
import { writeEvent } from "../../src/accounts/outbox/event.ts";
import { createSenderPool } from "../../src/platform/database/pool.ts";
import { newId } from "../../src/platform/ids/uuid.ts";

/** A writer at work. */
export interface Outbox {
  /** Ids of events whose commit was acknowledged, with the time (epoch milliseconds) of that. */
  readonly committed: ReadonlyMap<string, number>;
  /** How many could not be written: the database was away. */
  readonly lost: () => number;
  /** Resolves when so many are committed. */
  readonly count: (wanted: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How often (ms) it writes. */
const TURN = 20;

/** Starts to write so many events a second. */
export function startOutbox(databaseUrl: string, organizationId: string, endpoints: readonly string[], perSecond: number): Outbox {
  const pool = createSenderPool(databaseUrl);
  const committed = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  const waiting: { wanted: number; resolve: () => void }[] = [];
  const begun = performance.now();
  let [written, lost] = [0, 0];

  async function write(count: number): Promise<void> {
    const at = Date.now();
    const events = Array.from({ length: count }, () => {
      const event = writeEvent(organizationId, "transaction.created", eventExamples["transaction.created"].data, at);
      return { ...event, organization_id: organizationId, deliveries: [{ id: newId(at), endpoint: endpoints[written++ % endpoints.length] }] };
    });
    try {
      await pool.query({ ...storeEvents.statement, values: [JSON.stringify(events), new Date(at)] });
    } catch {
      lost += count;
      return;
    }
    const now = Date.now();
    for (const { id } of events) committed.set(id, now);
    for (const { wanted, resolve } of waiting) if (committed.size >= wanted) resolve();
  }

  const timer = setInterval(() => {
    const count = Math.floor(((performance.now() - begun) * perSecond) / 1000) - written;
    if (count <= 0) return;
    const one = write(count).finally(() => writing.delete(one));
    writing.add(one);
  }, TURN);
  return {
    committed,
    lost: () => lost,
    count: (wanted) => (committed.size >= wanted ? Promise.resolve() : new Promise((resolve) => waiting.push({ wanted, resolve }))),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(writing);
      await pool.end();
    },
  };
}

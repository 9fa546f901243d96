// Writes events into the outbox at a constant rate, for one endpoint after the other, and notes when each commit was acknowledged.
// Runs as a process of its own: `node writer.ts <json plan>`; prints one JSON line.
import pg from "pg";
import { eventExamples } from "../../generated/events.ts";
import { storeEvents } from "../src/accounts/outbox/enqueue.ts";
import { writeEvent } from "../src/accounts/outbox/event.ts";
import { AS_APPLICATION } from "../src/platform/database/role.ts";
import { newId } from "../src/platform/ids/uuid.ts";

/** What to write. */
export interface WriterPlan {
  readonly url: string;
  readonly organizationId: string;
  readonly endpoints: readonly string[];
  readonly seconds: number;
  readonly rate: number;
}

/** Events with the time of their commit (epoch milliseconds, with fractions) and the place of their endpoint. */
export interface Committed {
  readonly committed: [event: string, at: number, place: number][];
}

const plan = JSON.parse(process.argv[2] ?? "{}") as WriterPlan;
const WARM_UP = 2000;
const pool = new pg.Pool({ connectionString: plan.url, max: 4, options: AS_APPLICATION });
const committed: Committed["committed"] = [];
const writing = new Set<Promise<void>>();
let index = 0;

async function write(count: number, measured: boolean): Promise<void> {
  const at = Date.now();
  const events = Array.from({ length: count }, () => {
    const place = index++ % plan.endpoints.length;
    const event = writeEvent(plan.organizationId, "transaction.created", eventExamples["transaction.created"].data, at);
    return { ...event, organization_id: plan.organizationId, place, deliveries: [{ id: newId(at), endpoint: plan.endpoints[place] }] };
  });
  await pool.query({ ...storeEvents.statement, values: [JSON.stringify(events), new Date(at)] });
  const done = performance.timeOrigin + performance.now();
  if (measured) for (const { id, place } of events) committed.push([id, done, place]);
}

const begun = performance.now();
let due = begun;
let measuring = false;
while (performance.now() < begun + WARM_UP + plan.seconds * 1000) {
  await new Promise((resolve) => setTimeout(resolve, 2));
  if (!measuring && performance.now() >= begun + WARM_UP) {
    measuring = true;
    process.stderr.write("measuring\n");
  }
  let count = 0;
  for (; due <= performance.now(); due += 1000 / plan.rate) count++;
  if (count === 0) continue;
  const one = write(count, measuring).finally(() => writing.delete(one));
  writing.add(one);
}
await Promise.all(writing);
await pool.end();
console.log(JSON.stringify({ committed } satisfies Committed));

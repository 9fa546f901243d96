// Webhook deliveries during an experiment: a receiver in a process of its own, and which events it got.
import { insertEndpoint } from "../bench/endpoints.ts";
import { type ReceiverProcess, startReceiver } from "../bench/processes.ts";
import { pause } from "./fault.ts";
import type { Ledger } from "./load.ts";
import type { Scene } from "./scene.ts";

/** Receivers of experiments are on this machine. */
export const LOCAL_RECEIVERS = { WEBHOOKS_ALLOW_LOCAL: "true" };

/** Events of the decision on a payment. Each payment has exactly one of them. */
const DECISIONS = ["transaction.created", "transaction.blocked"];

/** An endpoint of the scene's organization that answers at once. */
export interface Subscribed {
  readonly receiver: ReceiverProcess;
  readonly endpointId: string;
  /** Assessments acknowledged before it was registered: their events are not for it. */
  readonly earlier: ReadonlySet<string>;
}

/** Registers an endpoint for decisions of the load. */
export async function subscribe(scene: Scene, ledger: Ledger): Promise<Subscribed> {
  const receiver = await startReceiver();
  scene.onClose(receiver.stop);
  const endpointId = await insertEndpoint(scene.sql, scene.organizationId, `${receiver.url}/decisions`, DECISIONS);
  // a decision in flight may have been made without it
  await pause(2500);
  return { receiver, endpointId, earlier: new Set(ledger.acknowledged.keys()) };
}

/** What became of the events of every assessment that is acknowledged by now. */
export interface Delivered {
  /** Acknowledged assessments without an event. */
  readonly unqueued: number;
  /** Events that the receiver did not get in time. */
  readonly undelivered: number;
  readonly events: number;
  /** Arrival (epoch milliseconds) by event. */
  readonly arrivals: ReadonlyMap<string, number>;
}

const LOOK_EVERY = 250;

/** Waits until the receiver has every event of the assessments that are acknowledged by now, for `within` milliseconds. */
export async function delivered(
  { organizationId, sql }: Scene,
  { receiver, endpointId, earlier }: Subscribed,
  ledger: Ledger,
  within: number,
): Promise<Delivered> {
  const sessions = [...ledger.acknowledged].flatMap(([handle, text]) => (earlier.has(handle) ? [] : [(JSON.parse(text) as { session_id: string }).session_id]));
  const { rows } = await sql.query<{ id: string; session: string }>(
    "SELECT e.id, e.body::json #>> '{data,session_id}' AS session FROM events e JOIN webhook_deliveries d ON d.organization_id = e.organization_id AND d.event_id = e.id WHERE d.organization_id = $1 AND d.endpoint_id = $2",
    [organizationId, endpointId],
  );
  const events = new Map(rows.map(({ id, session }) => [session, id]));
  const wanted = sessions.flatMap((session) => events.get(session) ?? []);
  const arrivals = new Map<string, number>();
  const until = performance.now() + within;
  for (;;) {
    for (const [event, at] of (await receiver.report()).first) if (!arrivals.has(event)) arrivals.set(event, at);
    const undelivered = wanted.filter((event) => !arrivals.has(event)).length;
    if (undelivered === 0 || performance.now() > until) return { unqueued: sessions.length - wanted.length, undelivered, events: wanted.length, arrivals };
    await pause(LOOK_EVERY);
  }
}

/** Broken promises of deliveries. */
export function lostEvents({ unqueued, undelivered }: Delivered): string[] {
  return [
    ...(unqueued === 0 ? [] : [`${unqueued} acknowledged assessments have no event`]),
    ...(undelivered === 0 ? [] : [`${undelivered} events were not delivered`]),
  ];
}

// Plays stories of payments in the right order and in any other, and compares how they end.
import fc from "fast-check";
import { expect } from "vitest";
import { call } from "../harness/client.ts";
import type { TestDatabase } from "../harness/database.ts";
import { type Caller, newPayer } from "../outcomes/payer.ts";
import type { Ingest, StripeAccount } from "./sender.ts";
import { AMOUNT, newStory, type Story, type StoryEvent, storyNames } from "./stories.ts";
import { resolveAllWaiting } from "./waiting-run.ts";

/** A service, as providers and the merchant call it. */
export interface Played {
  readonly api: Caller;
  readonly ingest: Ingest;
  readonly stripe: StripeAccount["send"];
}

/** How a story is played. */
interface Plan {
  readonly name: string;
  /** Position of the assessment among the events. */
  readonly assessed: number;
  /** Order of the events, by index; an index may come several times. */
  readonly order: readonly number[];
  /** All at once, and not one after the other. */
  readonly atOnce: boolean;
}

/** What is left of a payment: outcomes in force, list entries in force, counters, and the webhooks that were sent. */
type End = Record<string, unknown>;

/** A plan: every event at least once, in any order, with the assessment anywhere between. */
export const plans: fc.Arbitrary<Plan> = fc.constantFrom(...storyNames).chain((name) => {
  const count = newStory(name).events.length;
  const all = Array.from({ length: count }, (_, index) => index);
  return fc.record({
    name: fc.constant(name),
    assessed: fc.nat({ max: count }),
    order: fc
      .array(fc.nat({ max: count - 1 }), { maxLength: 3 })
      .chain((again) => fc.shuffledSubarray([...all, ...again], { minLength: count + again.length })),
    atOnce: fc.boolean(),
  });
});

/** Plays a story; the services take turns. Returns the session of its assessment. */
async function play(services: readonly Played[], story: Story, { order, assessed, atOnce }: Omit<Plan, "name">, payer: object): Promise<string> {
  let turn = 0;
  const next = (): Played => services[turn++ % services.length] as Played;
  const send = async ({ via, body }: StoryEvent): Promise<void> => {
    const answer = await (via === "stripe" ? next().stripe(body) : next().ingest(body));
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  };
  let session = "";
  const assess = async (): Promise<void> => {
    session = await next().api.session({ ...payer, order_id: story.order, payment_id: story.payment, amount: AMOUNT, currency: "MXN" });
  };
  const steps = order.map((index) => () => send(story.events[index] as StoryEvent));
  const calls: (() => Promise<unknown>)[] = [...steps.slice(0, assessed), assess, ...steps.slice(assessed)];
  if (atOnce) await Promise.all(calls.map((step) => step()));
  else for (const step of calls) await step();
  return session;
}

/** Where the ends are read, and a session of a person: one alone may not read a thousand payments in a minute. */
export interface Reading {
  readonly url: string;
  readonly session: (subject: string) => Promise<string>;
}

async function endOf(database: TestDatabase, story: Story, session: string, { url, session: sessionOf }: Reading): Promise<End> {
  const { status, body } = await call(`${url}/api/v1/assessments/${session}`, { key: await sessionOf(`reader of ${story.order}`) });
  expect(status, JSON.stringify(body)).toBe(200);
  const holding = body.outcomes.filter(({ holds }: { holds: boolean }) => holds);
  const entries = await database.query<{ entry: string }>(
    "SELECT list || ' ' || list_type AS entry FROM list_entries WHERE $1::uuid = ANY(caused_by) AND is_active ORDER BY 1",
    [session],
  );
  const disputes = await database.query("SELECT DISTINCT kind FROM payer_disputes WHERE session_id = $1", [session]);
  const failed = await database.query("SELECT FROM activity WHERE session_id = $1 AND failed", [session]);
  const sent = await database.query<{ sent: string }>(
    `SELECT type || ' ' || coalesce(body::json #>> '{data,outcome}', body::json #>> '{data,status}') AS sent FROM events
     WHERE type IN ('dispute.opened', 'dispute.closed', 'assess.outcome_applied')
       AND (body::json #>> '{data,session_id}' = $1 OR body::json #>> '{data,provider_payment_id}' = $2) ORDER BY 1`,
    [session, story.payment],
  );
  const stored = await database.query<{ kinds: string }>(
    "SELECT string_agg(coalesce(kind, '-'), ' ' ORDER BY occurred_at, kind) AS kinds FROM provider_events WHERE provider_payment_id = $1",
    [story.payment],
  );
  const unlinked = await database.query("SELECT FROM provider_events WHERE provider_payment_id = $1 AND session_id IS DISTINCT FROM $2", [
    story.payment,
    session,
  ]);
  return {
    current: body.current_outcome,
    holding: holding.map(({ outcome, refunded_amount }: Record<string, unknown>) => `${outcome} ${refunded_amount}`).toSorted(),
    entries: entries.map(({ entry }) => entry),
    disputes,
    failed: failed.length,
    sent: sent.map((event) => event.sent),
    stored: stored[0]?.kinds,
    unlinked: unlinked.length,
  };
}

/** Captures that are credited to a payer. */
async function capturedOf(services: readonly Played[], payer: object): Promise<number> {
  const [first] = services;
  if (first === undefined) throw new Error("no service");
  const { body } = await first.api.outcome(await first.api.session({ ...payer }), "refunded");
  return body.feedback.payer_counters.captured;
}

/** Plays stories in random orders, so many at a time; each has to end as it does in the right order. */
export async function expectOrderNotToMatter(
  services: readonly Played[],
  database: TestDatabase,
  reading: Reading,
  runs: number,
  atATime: number,
): Promise<void> {
  const right = new Map<string, { end: End; captured: number }>();
  for (const name of storyNames) {
    const [story, payer] = [newStory(name), newPayer()];
    const session = await play(services.slice(0, 1), story, { order: story.events.map((_, index) => index), assessed: 0, atOnce: false }, payer);
    right.set(name, { end: await endOf(database, story, session, reading), captured: await capturedOf(services, payer) });
  }
  const once = fc.asyncProperty(fc.array(plans, { minLength: atATime, maxLength: atATime }), async (planned) => {
    const played = await Promise.all(
      planned.map(async (plan) => {
        const [story, payer] = [newStory(plan.name), newPayer()];
        return { plan, story, payer, session: await play(services, story, plan, payer) };
      }),
    );
    await resolveAllWaiting(database);
    for (const { plan, story, payer, session } of played) {
      const found = { end: await endOf(database, story, session, reading), captured: await capturedOf(services, payer) };
      expect({ plan, ...found }).toEqual({ plan, ...right.get(plan.name) });
    }
  });
  // a failure is not made smaller: that would play thousands of stories
  await fc.assert(once, { numRuns: Math.ceil(runs / atATime), endOnFailure: true });
}

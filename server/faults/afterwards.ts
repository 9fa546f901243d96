// When the fault is over: is everything there that was acknowledged, and nothing twice?
import type { Seen } from "./caller.ts";
import { createCaller } from "./caller.ts";
import type { Ledger } from "./load.ts";
import type { Scene } from "./scene.ts";

/** What was found. */
export interface Afterwards {
  /** Acknowledged responses that a replay did not return byte for byte. */
  readonly lost: number;
  /** Handles with more than one assessment. */
  readonly twice: number;
  /** Unanswered handles whose retry failed. */
  readonly stuck: number;
  /** Outcomes that were acknowledged and are not there, or are others. */
  readonly outcomesLost: number;
}

const AT_ONCE = 32;
const PART = 5000;

/** Retries every request, and checks the tables. */
export async function afterwards({ seats, key, sql, organizationId }: Scene, ledger: Ledger): Promise<Afterwards> {
  const caller = createCaller();
  const port = seats[0]?.port ?? 0;
  let lost = ledger.unlike.length;
  let stuck = 0;
  await each([...ledger.requests], async ([handle, request]) => {
    const first = ledger.acknowledged.get(handle);
    const seen: Seen = await caller.send({ port, key, ...request });
    if (first === undefined) stuck += seen.status === 200 ? 0 : 1;
    else if (seen.text !== first || !seen.replayed) lost++;
  });
  caller.close();
  const doubles = new Set<string>();
  for (const handles of parts([...ledger.requests.keys()])) {
    const { rows } = await sql.query<{ order_id: string }>(
      "SELECT order_id FROM assessments WHERE organization_id = $1 AND order_id = ANY($2) GROUP BY order_id HAVING count(*) > 1",
      [organizationId, handles],
    );
    for (const { order_id } of rows) doubles.add(order_id);
  }
  const sessions = [...ledger.outcomes.keys()];
  const there = new Map<string, string>();
  for (const some of parts(sessions)) {
    const { rows } = await sql.query<{ session_id: string; outcome_id: string }>(
      "SELECT session_id, outcome_id FROM outcomes WHERE organization_id = $1 AND outcome = 'captured' AND session_id = ANY($2)",
      [organizationId, some],
    );
    for (const { session_id, outcome_id } of rows) there.set(session_id, outcome_id);
  }
  const outcomesLost = sessions.filter((session) => there.get(session) !== ledger.outcomes.get(session)).length;
  return { lost, twice: doubles.size, stuck, outcomesLost };
}

function parts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, index) => items.slice(index * PART, (index + 1) * PART));
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

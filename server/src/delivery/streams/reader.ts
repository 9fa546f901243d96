// Reads new events of the organizations that have a stream open at this process: one statement for all of them, whatever the number of streams. Processes
// share nothing but the database.
import type pg from "pg";
import { firstIdAt } from "../../platform/ids/uuid.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { SECOND } from "../../platform/time/time.ts";
import { streamedEvents } from "./cross-tenant-functions.ts";

/** An event, as it is stored. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/**
 * Ids have the time at which their event happened, and become visible with their transaction: each read looks back this long (ms), for transactions that took
 * their time and for clocks of processes that differ.
 */
export const LOOK_BACK = 10 * SECOND;
/** Events of an organization per statement. */
const AT_ONCE = 500;

/** Where the process stands in the events of an organization. */
interface Position {
  /** The smallest id that is still looked for. */
  first: string;
  /** Ids from there on that were read. */
  readonly seen: Set<string>;
}

/** Reads new events. */
export interface EventReader {
  /** Begins to follow an organization; resolves when everything that is stored now counts as read. */
  readonly follow: (organizationId: string) => Promise<void>;
  readonly unfollow: (organizationId: string) => void;
  /** The organizations that it follows. */
  readonly followed: () => string[];
  /** Hands over each new event once. True: there are more already. */
  readonly read: (received: (organizationId: string, event: StoredEvent) => void) => Promise<boolean>;
}

/** Creates a reader. */
export function createEventReader(pool: pg.Pool, clock: Clock): EventReader {
  const positions = new Map<string, Position>();
  const starting = new Map<string, Promise<void>>();

  async function newEvents(organizations: readonly (readonly [string, Position])[]): Promise<(StoredEvent & { organization_id: string })[]> {
    const { rows } = await pool.query<StoredEvent & { organization_id: string }>({
      ...streamedEvents.statement,
      values: [organizations.map(([id]) => id), organizations.map(([, { first }]) => first), organizations.flatMap(([, { seen }]) => [...seen]), AT_ONCE],
    });
    return rows;
  }

  async function begin(organizationId: string): Promise<void> {
    const position: Position = { first: firstIdAt(clock.now() - LOOK_BACK), seen: new Set() };
    for (let rows = AT_ONCE; rows >= AT_ONCE; ) {
      const events = await newEvents([[organizationId, position]]);
      for (const { id } of events) position.seen.add(id);
      rows = events.length;
    }
    positions.set(organizationId, position);
  }

  return {
    follow: async (organizationId) => {
      if (positions.has(organizationId)) return;
      const begun = starting.get(organizationId) ?? begin(organizationId).finally(() => starting.delete(organizationId));
      starting.set(organizationId, begun);
      await begun;
    },
    unfollow: (organizationId) => void positions.delete(organizationId),
    followed: () => [...positions.keys()],
    read: async (received) => {
      if (positions.size === 0) return false;
      const next = firstIdAt(clock.now() - LOOK_BACK);
      const read = new Map<string, number>();
      const organizations = [...positions];
      for (const { organization_id: organizationId, id, type, body } of await newEvents(organizations)) {
        read.set(organizationId, (read.get(organizationId) ?? 0) + 1);
        positions.get(organizationId)?.seen.add(id);
        received(organizationId, { id, type, body });
      }
      let more = false;
      for (const [id, position] of organizations) {
        if ((read.get(id) ?? 0) >= AT_ONCE) more = true;
        else if (next > position.first) {
          position.first = next;
          for (const known of position.seen) if (known < next) position.seen.delete(known);
        }
      }
      return more;
    },
  };
}

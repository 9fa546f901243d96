// Concurrency limits of attempts, per process. Hanging receivers use only their organization's share:
// - at most 256 attempts are in flight that began less than a second ago; one that takes longer leaves this limit, for up to 768 others;
// - one organization has at most 128 in flight, and 4 recent ones while 32 of its attempts hang;
// - the last 64 of the 256 are a reserve: only organizations with fewer than 4 attempts in flight get them;
// - an endpoint with an attempt that hangs gets no other until one succeeds or all have ended (8 at most if it succeeded last).

import { createCounter } from "./counter.ts";
import { createEndpointLimits, type EndpointLimits } from "./endpoint-limits.ts";

/** Most recent attempts in flight, to all endpoints. */
export const IN_FLIGHT = 256;
/** Most attempts in flight of one organization. */
export const ORGANIZATION_SHARE = 128;
/** Recent attempts that every organization may have in flight, regardless of the others. */
export const ORGANIZATION_MINIMUM = 4;
/** Recent attempts reserved for organizations below their minimum. */
const RESERVE = 64;
/** Age (ms) from which an attempt counts as hanging. */
const HANGING_AFTER = 1000;
/** Most hanging attempts beside the recent ones: each holds a socket. */
const HANGING = 768;
/** Hanging attempts from which an organization has only its minimum. */
const HANGING_OF_ORGANIZATION = 32;

/** Identifiers with their slots, as two parallel lists for a statement. */
export type Slots = readonly [ids: string[], slots: number[]];

/** An attempt in flight. */
interface InFlight {
  readonly organization: string;
  readonly endpoint: string;
  readonly at: number;
}

/** Counts attempts in flight and decides which may be added. */
export interface Concurrency {
  /** Counts an attempt that begins; call the function when it has ended. */
  readonly begin: (organization: string, endpoint: string) => () => void;
  /** Slots that are free now, over all organizations. */
  readonly free: () => number;
  /** Slots of organizations that do not have the default. */
  readonly organizations: () => Slots;
  /** Slots of an organization that is not listed. */
  readonly organizationDefault: () => number;
  /** Slots of endpoints that do not have the default. */
  readonly endpoints: () => Slots;
  /** Records the result of an attempt. */
  readonly note: EndpointLimits["note"];
}

/** Nothing is in flight yet. `now`: epoch milliseconds. */
export function createConcurrency(now: () => number, defaultSlots: number): Concurrency {
  const recent = new Set<InFlight>();
  const hanging = new Set<InFlight>();
  const organizations = createCounter();
  const endpoints = createCounter();
  const hangingOrganizations = createCounter();
  const hangingEndpoints = createCounter();
  const limits = createEndpointLimits(now);

  /** Attempts begin in order, so the oldest are first. */
  function age(): void {
    for (const attempt of recent) {
      if (attempt.at + HANGING_AFTER > now() || hanging.size >= HANGING) return;
      recent.delete(attempt);
      hanging.add(attempt);
      hangingOrganizations.add(attempt.organization, 1);
      hangingEndpoints.add(attempt.endpoint, 1);
    }
  }

  const free = (): number => {
    age();
    return Math.max(0, IN_FLIGHT - recent.size);
  };
  const open = (): number => Math.max(0, free() - RESERVE);

  function slotsOf(count: number, hangs: number): number {
    const minimum = Math.max(0, ORGANIZATION_MINIMUM - (count - hangs));
    return hangs >= HANGING_OF_ORGANIZATION ? minimum : Math.max(minimum, Math.min(ORGANIZATION_SHARE - count, open()));
  }

  return {
    begin: (organization, endpoint) => {
      const attempt: InFlight = { organization, endpoint, at: now() };
      recent.add(attempt);
      organizations.add(organization, 1);
      endpoints.add(endpoint, 1);
      return () => {
        organizations.add(organization, -1);
        endpoints.add(endpoint, -1);
        if (recent.delete(attempt)) return;
        hanging.delete(attempt);
        hangingOrganizations.add(organization, -1);
        hangingEndpoints.add(endpoint, -1);
      };
    },
    free,
    organizationDefault: () => slotsOf(0, 0),
    organizations: () => {
      const listed = [...organizations.counts()];
      return [listed.map(([id]) => id), listed.map(([id, count]) => slotsOf(count, hangingOrganizations.count(id)))];
    },
    endpoints: () => {
      age();
      const slots = new Map(limits.unusual());
      for (const [id] of hangingEndpoints.counts()) slots.set(id, limits.succeeds(id) ? Math.min(defaultSlots, slots.get(id) ?? defaultSlots) : 0);
      for (const [id, count] of endpoints.counts()) slots.set(id, Math.max(0, (slots.get(id) ?? defaultSlots) - count));
      return [[...slots.keys()], [...slots.values()]];
    },
    note: limits.note,
  };
}

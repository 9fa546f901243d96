// Linked entities, in two hops with bounded work: from the newest payments of an entity to the entities in them, and from recent payments of these to others.

import { timeOfId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { type Entity, hashOf, nameOf, networkOf } from "../assessments/entity.ts";
import { findRecentSessions } from "./find-recent-sessions.sql.ts";
import { type Payment, paymentsOf } from "./in-payments.ts";

/** Bounds, as the contract states them. */
const PAYMENTS = 50;
const ON_FIRST_HOP = 30;
const PAYMENTS_OF_EACH = 5;
const ON_SECOND_HOP = 60;
const MOST_VIA = 5;

/** Time (ms) on either side of the newest shared payment from which payments of an entity on the first hop are looked at. */
const AROUND = 15 * DAY;

/** A linked entity. */
export interface Link {
  readonly entity: Entity;
  readonly hop: 1 | 2;
  /** Sessions that it shares: with the entity, or with those of `via`; newest first. */
  readonly sessions: readonly string[];
  /** Entities of the first hop that it shares sessions with, most shared first. */
  readonly via: readonly Entity[];
}

/** The links; `more`: a bound left some out. */
export interface Links {
  readonly links: readonly Link[];
  readonly more: boolean;
}

/** Entities that are linked with one whose sessions these are, newest first. */
export async function linksOf(tenant: Tenant, entity: Entity, sessions: readonly string[]): Promise<Links> {
  const name = nameOf(entity);
  const own = await paymentsOf(tenant, sessions.slice(0, PAYMENTS));
  const beside = sharing(own);
  beside.delete(name);
  const network = networkOf(entity);
  // the other addresses of the network are the same customer's
  for (const [other, shared] of beside) if (network !== undefined && networkOf(shared.entity) === network) beside.delete(other);
  const first = mostShared([...beside.values()], ON_FIRST_HOP);
  const further = await secondHop(tenant, own, first);
  for (const known of [name, ...beside.keys()]) further.links.delete(known);
  const second = mostShared([...further.links.values()], ON_SECOND_HOP);
  return {
    links: [
      ...first.map(({ entity: linked, sessions: shared }) => ({ entity: linked, hop: 1 as const, sessions: shared, via: [] })),
      ...second.map(({ entity: linked, sessions: shared, via }) => ({ entity: linked, hop: 2 as const, sessions: shared, via: mostVia(via) })),
    ],
    more: sessions.length > PAYMENTS || beside.size > ON_FIRST_HOP || further.more || further.links.size > ON_SECOND_HOP,
  };
}

/** An entity of some payments. */
interface Shared {
  readonly entity: Entity;
  readonly sessions: string[];
  /** Entities that the sessions were found by, with how many each. */
  readonly via: Map<Entity, number>;
}

/** The entities of payments, by name. */
function sharing(payments: readonly Payment[], viaOf: (sessionId: string) => readonly Entity[] = () => []): Map<string, Shared> {
  const found = new Map<string, Shared>();
  for (const { sessionId, entities } of payments)
    for (const [name, entity] of entities) {
      const shared: Shared = found.get(name) ?? { entity, sessions: [], via: new Map() };
      found.set(name, shared);
      shared.sessions.push(sessionId);
      for (const by of viaOf(sessionId)) shared.via.set(by, (shared.via.get(by) ?? 0) + 1);
    }
  return found;
}

/** Entities in recent payments of those on the first hop, except for the payments that led to these. */
async function secondHop(tenant: Tenant, own: readonly Payment[], first: readonly Shared[]): Promise<{ links: Map<string, Shared>; more: boolean }> {
  const wanted = first.flatMap(({ entity, sessions: [newest] }) => {
    const hash = hashOf(tenant, entity);
    return hash === null || newest === undefined ? [] : [{ entity, kind: entity.kind, hash, before: timeOfId(newest) + AROUND }];
  });
  // one more than are read says that there are more; the payments that led here are among them
  const most = PAYMENTS_OF_EACH + own.length + 1;
  const found = wanted.length === 0 ? [] : await findRecentSessions(tenant, wanted, most);
  const known = new Set(own.map(({ sessionId }) => sessionId));
  const via = new Map<string, Entity[]>();
  let more = false;
  for (const [index, { entity }] of wanted.entries()) {
    const others = [...new Set(found[index])]
      .filter((session) => !known.has(session))
      .toSorted()
      .toReversed();
    if (others.length > PAYMENTS_OF_EACH) more = true;
    for (const session of others.slice(0, PAYMENTS_OF_EACH)) via.set(session, [...(via.get(session) ?? []), entity]);
  }
  const payments = await paymentsOf(tenant, [...via.keys()].toSorted().toReversed());
  return { links: sharing(payments, (session) => via.get(session) ?? []), more };
}

/** The most shared ones; of equally shared ones those of newer payments. */
function mostShared(all: readonly Shared[], most: number): Shared[] {
  const newer = (one: Shared, other: Shared): number => ((one.sessions[0] ?? "") < (other.sessions[0] ?? "") ? 1 : -1);
  return all.toSorted((one, other) => other.sessions.length - one.sessions.length || newer(one, other)).slice(0, most);
}

function mostVia(via: ReadonlyMap<Entity, number>): Entity[] {
  return [...via]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_VIA)
    .map(([entity]) => entity);
}

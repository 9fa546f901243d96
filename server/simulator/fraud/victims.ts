// Whom thieves rob.
import type { Customer, World } from "../history.ts";
import { incidents } from "../history.ts";

/** Mechanisms that rob customers of their own, in the order in which they take from the shuffled customers. */
const ORDER = ["takeover", "cloned_card", "friendly"] as const;

/** The customers of a mechanism, as many as it has incidents: every mechanism has its own third, so that no customer meets two. */
export function robbed(world: World, mechanism: (typeof ORDER)[number], rate: number): readonly Customer[] {
  const third = Math.floor(world.victims.length / ORDER.length);
  const first = ORDER.indexOf(mechanism) * third;
  return world.victims.slice(first, first + Math.min(third, incidents(world, rate)));
}

// What a load balancer does: looks at the health of each server, and sends the next request to one that says it is well.
import { operations } from "../../generated/operations.ts";
import { createCaller } from "./caller.ts";
import type { Seat } from "./scene.ts";

/** Chooses servers. */
export interface Balancer {
  /** Port for the next request. */
  readonly port: () => number;
  /** Do all servers get their full share? */
  readonly settled: () => boolean;
  readonly stop: () => void;
}

const LOOK_EVERY = 50;
/** Time (ms) in which the share of a server that came back rises to its full size, as load balancers let it (HAProxy: slowstart). */
const SLOW_START = 3000;

/** Starts a balancer over the servers of a scene. With one server there is no choice. */
export function startBalancer(seats: readonly Seat[]): Balancer {
  const caller = createCaller();
  /** Servers that are well, and since when. */
  let well = new Map(seats.map(({ port }) => [port, Number.NEGATIVE_INFINITY]));
  let looks = false;
  let turn = 0;
  const look = async (): Promise<void> => {
    // an answer that comes late must not replace a later one
    if (looks) return;
    looks = true;
    const looked = await Promise.all(
      seats.map(async ({ port }) => ((await caller.send({ port, path: operations.readHealth.path, key: "" })).status === 200 ? [port] : [])),
    );
    // where none says that it is well, the choice stays as it was
    if (looked.flat().length > 0) well = new Map(looked.flat().map((port) => [port, well.get(port) ?? performance.now()]));
    looks = false;
  };
  const looking = seats.length > 1 ? setInterval(() => void look(), LOOK_EVERY) : undefined;
  /** May a server of this age (ms) get this one of its turns? */
  const takes = (age: number, nth: number): boolean => age >= SLOW_START || ((nth * 7) % 10) / 10 < age / SLOW_START;
  return {
    port: () => {
      const ports = [...well];
      for (let tried = 0; tried < ports.length; tried++) {
        const nth = turn++;
        const [port, since] = ports[nth % ports.length] ?? [0, 0];
        if (takes(performance.now() - since, Math.floor(nth / ports.length))) return port;
      }
      return ports[0]?.[0] ?? seats[0]?.port ?? 0;
    },
    settled: () => well.size === seats.length && [...well.values()].every((since) => performance.now() - since >= SLOW_START),
    stop: () => {
      clearInterval(looking);
      caller.close();
    },
  };
}

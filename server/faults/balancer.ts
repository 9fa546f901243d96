// What a load balancer does: looks at the health of each server, and sends the next request to one that says it is well.
import { operations } from "../../generated/operations.ts";
import { createCaller } from "./caller.ts";
import type { Seat } from "./scene.ts";

/** Chooses servers. */
export interface Balancer {
  /** Port for the next request. */
  readonly port: () => number;
  readonly stop: () => void;
}

const LOOK_EVERY = 50;

/** Starts a balancer over the servers of a scene. With one server there is no choice. */
export function startBalancer(seats: readonly Seat[]): Balancer {
  const caller = createCaller();
  let well = seats.map(({ port }) => port);
  let turn = 0;
  const look = async (): Promise<void> => {
    const looked = await Promise.all(
      seats.map(async ({ port }) => ((await caller.send({ port, path: operations.readHealth.path, key: "" })).status === 200 ? [port] : [])),
    );
    // where none says that it is well, the choice stays as it was
    if (looked.flat().length > 0) well = looked.flat();
  };
  const looking = seats.length > 1 ? setInterval(() => void look(), LOOK_EVERY) : undefined;
  return {
    port: () => well[turn++ % well.length] ?? seats[0]?.port ?? 0,
    stop: () => {
      clearInterval(looking);
      caller.close();
    },
  };
}

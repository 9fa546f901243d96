// The steps of a dispute, from its events in the order of their times.
import type { components } from "../../../../generated/types.ts";

/** What an event says of a dispute. */
export interface DisputeStep {
  /** The stored event. */
  readonly id: string;
  readonly status: components["schemas"]["DisputeStatus"];
  /** Epoch milliseconds: when it happened, else when it was received. */
  readonly at: number;
  /** The provider stated the time. */
  readonly stated: boolean;
  /** It closes the dispute only where it is open. */
  readonly conditional: boolean;
}

/** The events that change the status of the dispute. */
export function stepsOf(events: readonly DisputeStep[]): DisputeStep[] {
  let status: DisputeStep["status"] | undefined;
  return events
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .filter((event) => {
      if (event.status === status || (event.conditional && status !== "open")) return false;
      status = event.status;
      return true;
    });
}

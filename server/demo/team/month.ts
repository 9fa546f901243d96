// The team's month: what is due, in its order, each once.
import { DAY } from "../../src/platform/time/time.ts";
import { caseOccasions } from "./cases.ts";
import { listOccasions } from "./lists.ts";
import type { Occasion, Office } from "./occasion.ts";
import { reviewOccasions } from "./reviews.ts";
import { ruleOccasions } from "./rules.ts";
import { systemOccasions } from "./systems.ts";

/** Everything that the team does. */
export const occasions: readonly Occasion[] = [...systemOccasions, ...listOccasions, ...ruleOccasions, ...caseOccasions, ...reviewOccasions].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
);

/** How a month goes. */
export interface MonthOptions {
  /** The present, epoch milliseconds. */
  readonly now: number;
  /** Names of what is done already. */
  readonly done: readonly string[];
  readonly setTime: (at: number) => void;
  /** Called before an occasion with its name. */
  readonly began: (name: string) => void;
  /** Called after each with the names of all that are done. */
  readonly stored: (done: readonly string[]) => void;
}

/** The team's month. */
export interface Month {
  /** Does what is due before a time (epoch milliseconds) and is not done, each at its own time. */
  readonly advance: (until: number) => Promise<void>;
  /** Attempts the deliveries that are due. */
  readonly deliver: () => Promise<void>;
}

/** Opens the month of a team. */
export function createMonth(office: Office, { now, done: before, setTime, began, stored }: MonthOptions): Month {
  const done = new Set(before);
  return {
    advance: async (until) => {
      for (const { name, daysAgo, act } of occasions) {
        const at = Math.floor(now - daysAgo * DAY);
        if (at >= until) break;
        if (done.has(name)) continue;
        setTime(at);
        began(name);
        await act(office, at);
        done.add(name);
        stored([...done]);
      }
    },
    deliver: office.deliver,
  };
}

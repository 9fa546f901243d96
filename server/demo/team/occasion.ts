// What a team does at a time of the month, and what it works with.
import { DAY } from "../../src/platform/time/time.ts";
import type { Team } from "./team.ts";

/** What the occasions of a demo work with. */
export interface Office {
  /** The people of the organization whose payments are simulated. */
  readonly team: Team;
  /** Those of the sandbox's payment service provider, if it has one. */
  readonly provider: Team | undefined;
  /** Address of a receiver of events on this machine. */
  readonly receiver: string;
  /** Attempts deliveries that are due, on this machine only. */
  readonly deliver: () => Promise<void>;
  /** Runs the backtests that wait. */
  readonly backtest: () => Promise<void>;
  /** Looks after the models of the organization, as the job does. */
  readonly fit: () => Promise<void>;
}

/** Something that the team does once. One that was interrupted is done again, and adds only what is missing. */
export interface Occasion {
  /** Distinct: a demo stores which are done. */
  readonly name: string;
  /** Days before the present. */
  readonly daysAgo: number;
  /** `at`: the time of the occasion, epoch milliseconds. */
  readonly act: (office: Office, at: number) => Promise<void>;
}

/** An ISO day, days after a time. */
export const dayAfter = (at: number, days: number): string => timeAfter(at, days).slice(0, 10);

/** An ISO time, days after a time. */
export const timeAfter = (at: number, days: number): string => new Date(at + days * DAY).toISOString();

// What a fault is, and what it may do.
import type { Balancer } from "./balancer.ts";
import type { Seen } from "./caller.ts";
import type { Load } from "./load.ts";
import type { Scene, SceneOptions } from "./scene.ts";

/** What a fault works with. */
export interface Stage {
  readonly scene: Scene;
  readonly load: Load;
  readonly balancer: Balancer;
}

/** What a fault did. */
export interface Struck {
  /** When what was gone came back, on the clock of `performance.now`; absent where nothing was gone. */
  readonly returned?: number;
  /** For the report. */
  readonly note?: string;
  /** Promises of its own that were broken. */
  readonly broken?: readonly string[];
  /** Answers to assess calls of other callers: the same promises are checked. */
  readonly assess?: readonly Seen[];
  /** Promises of time of its own that were broken. */
  readonly late?: readonly string[];
}

/** A fault, to be done to a service under load. */
export interface Fault {
  readonly name: string;
  readonly title: string;
  readonly repetitions: number;
  readonly scene?: SceneOptions;
  /** Requests in flight may remain unanswered: their process is killed. */
  readonly unanswered?: true;
  /** Nothing of the service is gone: every answer has to be a decision. */
  readonly unharmed?: true;
  readonly strike: (stage: Stage) => Promise<Struck>;
}

/** Lets time pass. Experiments have a clock; tests do not. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A random moment of the next half second. */
export const randomMoment = (): Promise<void> => pause(Math.random() * 500);

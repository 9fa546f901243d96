// Answers that were given a moment ago, under the very bytes that asked. Who got no answer in time asks again at once, and in a storm of retries that
// is most of what is asked: such a request is known before it is parsed. What asks the same in other bytes is found by its handle, in the store.
import { LRUCache } from "lru-cache";
import type { OperationRule } from "../../../../generated/operations.ts";
import type { KeyCredential } from "../../platform/credentials/credential.ts";
import type { Asked } from "../../platform/http/request-fingerprint.ts";

/** An answer that may be given again to the same bytes under the same key, as long as the key is as it was. */
export interface RecentAnswer {
  readonly operation: OperationRule;
  readonly credential: KeyCredential;
  /** Headers of its own: names and values in turn. */
  readonly headers: readonly string[];
  /** JSON text. */
  readonly answer: string;
}

/** The answers of a process. */
export interface RecentAnswers {
  /** Is anything kept for this caller? */
  readonly knows: (caller: string) => boolean;
  readonly find: (request: string) => RecentAnswer | undefined;
  readonly keep: (asked: Asked, answer: RecentAnswer) => void;
}

/** Answers, and characters of answers, that are kept at the most; the oldest go first. */
const ANSWERS = 20_000;
const CHARACTERS = 16_000_000;
/** Time (ms) for which one is kept: clients have given up by then, and it is nothing against the time for which a handle is kept. */
const KEPT_FOR = 10 * 60_000;
const CALLERS = 10_000;

/** Creates the memory of a process. */
export function createRecentAnswers(): RecentAnswers {
  const answers = new LRUCache<string, RecentAnswer>({ max: ANSWERS, maxSize: CHARACTERS, sizeCalculation: ({ answer }) => answer.length, ttl: KEPT_FOR });
  const callers = new LRUCache<string, true>({ max: CALLERS });
  return {
    knows: (caller) => callers.has(caller),
    find: (request) => answers.get(request),
    keep: ({ caller, request }, answer) => {
      callers.set(caller, true);
      answers.set(request, answer);
    },
  };
}

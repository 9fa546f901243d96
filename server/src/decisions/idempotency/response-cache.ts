// Cache of recent responses, by the exact bytes of their requests. A client that times out retries at once, and retries dominate the load of an outage: such
// a retry is answered before it is parsed. A retry with other bytes is found by its handle, in the database.
import { LRUCache } from "lru-cache";
import type { OperationRule } from "../../../../generated/operations.ts";
import type { KeyCredential } from "../../platform/credentials/credential.ts";
import type { RequestFingerprint } from "../../platform/http/request-fingerprint.ts";

/** A response that may be repeated for the same bytes under the same key, while the key is unchanged. */
export interface CachedResponse {
  readonly operation: OperationRule;
  readonly credential: KeyCredential;
  /** Additional headers: names and values in turn. */
  readonly headers: readonly string[];
  /** JSON text. */
  readonly answer: string;
}

/** The cached responses of a process. */
export interface ResponseCache {
  /** Is any response of this caller cached? */
  readonly hasCaller: (caller: string) => boolean;
  readonly find: (request: string) => CachedResponse | undefined;
  readonly store: (fingerprint: RequestFingerprint, response: CachedResponse) => void;
}

/** Most responses, and characters of responses, in the cache; the oldest are evicted first. */
const RESPONSES = 20_000;
const CHARACTERS = 16_000_000;
/** Time (ms) to live: longer than clients retry, and much shorter than handles are retained. */
const TIME_TO_LIVE = 10 * 60_000;
const CALLERS = 10_000;

/** Creates the cache of a process. */
export function createResponseCache(): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    max: RESPONSES,
    maxSize: CHARACTERS,
    sizeCalculation: ({ answer }) => answer.length,
    ttl: TIME_TO_LIVE,
  });
  const callers = new LRUCache<string, true>({ max: CALLERS });
  return {
    hasCaller: (caller) => callers.has(caller),
    find: (request) => responses.get(request),
    store: ({ caller, request }, response) => {
      callers.set(caller, true);
      responses.set(request, response);
    },
  };
}

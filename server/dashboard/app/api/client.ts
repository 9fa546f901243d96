// The client of the public API: types come from the contract, the token from the session.
import { QueryClient } from "@tanstack/react-query";
import createFetchClient, { type Middleware } from "openapi-fetch";
import createQueryHooks from "openapi-react-query";
import type { components, paths } from "../../../../generated/types.ts";
import { failureOf, failureOfAnswer } from "./failure.ts";

/** Shapes of the contract by their names. */
export type Schemas = components["schemas"];

interface Caller {
  readonly token: string;
  /** The service refused the token. */
  readonly refused: () => void;
}

let caller: Caller | undefined;

/** From now on, calls carry the token of this caller. */
export function callAs(next: Caller): void {
  caller = next;
}

const authorized: Middleware = {
  onRequest({ request }) {
    const token = caller?.token;
    if (token !== undefined) request.headers.set("Authorization", `Bearer ${token}`);
  },
  async onResponse({ response }) {
    if (response.ok) return;
    if (response.status === 401) caller?.refused();
    throw await failureOfAnswer(response);
  },
};

/** Calls by method and path; throws ApiFailure for error answers. */
export const client = createFetchClient<paths>({ baseUrl: location.origin });
client.use(authorized);

/** Query hooks by method and path. */
export const api = createQueryHooks(client);

/** Longest wait (s) of a repetition that nobody sees; for a longer one, the page shows the failure and counts down. */
const SILENT_WAIT = 2;

/** Answers are fresh for 15 seconds. Calls without an answer, and those with 429 or 5xx, are repeated up to twice, after the wait that the answer names. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => {
        const { status, retryAfter = 0 } = failureOf(error);
        return count < 2 && retryAfter <= SILENT_WAIT && (status === 0 || status === 429 || status >= 500);
      },
      retryDelay: (count, error) => 1000 * Math.max(failureOf(error).retryAfter ?? 0, 2 ** count),
    },
  },
});

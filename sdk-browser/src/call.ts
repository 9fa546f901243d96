import type { OperationId } from "../../generated/operations.ts";
import { browserOperations, type SdkOperation } from "../../generated/sdk-facts.ts";
import type { SuccessBody } from "../../generated/sdk-resources.ts";
import { type Reply, readAnswer } from "../../sdk-node/src/answer.ts";
import { ApiError } from "../../sdk-node/src/api-error.ts";
import { apiPromise } from "../../sdk-node/src/api-promise.ts";
import { inAttempts, stopwatch } from "../../sdk-node/src/attempts.ts";
import { bounded } from "../../sdk-node/src/bounded.ts";
import type { ClientCall } from "../../sdk-node/src/call.ts";
import type { CallOptions } from "../../sdk-node/src/call-options.ts";
import { ConnectionError, UsageError } from "../../sdk-node/src/errors.ts";
import { handleHeader, idempotencyKey } from "../../sdk-node/src/idempotency.ts";
import { resolveLimits } from "../../sdk-node/src/limits.ts";
import type { Rule } from "../../sdk-node/src/rule.ts";
import type { Runtime } from "../../sdk-node/src/runtime.ts";
import type { Settings } from "./settings.ts";

/** Builds the runtime of the generated methods. Its promises reject with a `FraudRiskError`, as those of the Node SDK do. */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  const operations: Readonly<Record<string, SdkOperation>> = browserOperations;
  return <Id extends OperationId>(operation: Id, { body }: { readonly body?: unknown }, options: CallOptions = {}) =>
    apiPromise(send<SuccessBody<Id>>(settings, runtime, { id: operation, ...(operations[operation] as SdkOperation) }, body, options));
}

async function send<Body>(settings: Settings, runtime: Runtime, rule: Rule, body: unknown, options: CallOptions): Promise<Reply<Body>> {
  const { signal } = options;
  const limits = resolveLimits(options, settings.limits);
  const init = writeRequest(settings, rule, body, options, runtime.uuid);
  return inAttempts(
    // what a page calls either reads or bears a handle
    { rule, limits, mayRepeat: () => true, runtime, signal, onEvent: settings.onEvent, elapsedMs: stopwatch(runtime) },
    (end) =>
      bounded(runtime, end, signal, async (ended) => {
        try {
          const response = await settings.fetch(settings.baseUrl + rule.path, { ...init, signal: ended });
          return { response, text: await response.text(), requestId: response.headers.get("X-Request-Id") };
        } catch (error) {
          throw new ConnectionError(settings.baseUrl, null, error as Error);
        }
      }),
    (answer) => readAnswer<Body>(answer, (...parts) => new ApiError(...parts)),
  );
}

/** The request, the same for each attempt. What the page keeps for the service's host, such as cookies, stays out of it. */
function writeRequest(settings: Settings, rule: Rule, body: unknown, options: CallOptions, uuid: () => string): RequestInit {
  const headers = new Headers(options.headers);
  const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value);
  set(handleHeader, idempotencyKey(rule, body, options.idempotencyKey, uuid));
  if (rule.credentials) set("Authorization", `Bearer ${settings.publishableKey}`);
  if (body !== undefined) set("Content-Type", "application/json");
  try {
    return {
      method: rule.method.toUpperCase(),
      credentials: "omit",
      redirect: "manual",
      headers,
      body: JSON.stringify(body),
    };
  } catch (cause) {
    throw new UsageError("The body cannot be written as JSON.", { cause });
  }
}

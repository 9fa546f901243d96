// Generated from spec/ by `npm run generate`. Do not edit.
import type { CallInput, OperationId } from "./sdk-resources.ts";

/** Makes the methods of a page. */
export function createBrowserResources<Options>(call: (operation: OperationId, input: CallInput, options: Options | undefined) => unknown) {
  return {
    assess: {
      payin: (body: unknown, options?: Options) => call("assessPayin", { body }, options),
    },
    discovery: {
      payin: (options?: Options) => call("describePayin", {}, options),
      payout: (options?: Options) => call("describePayout", {}, options),
    },
    health: {
      read: (options?: Options) => call("readHealth", {}, options),
    },
  };
}

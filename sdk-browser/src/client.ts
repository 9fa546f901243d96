import { createBrowserResources } from "../../generated/browser-resources.ts";
import type { BrowserResources, CallInput, OperationId } from "../../generated/sdk-resources.ts";
import type { ClientMethods } from "../../sdk-node/src/api-promise.ts";
import type { CallOptions } from "../../sdk-node/src/call-options.ts";
import { createCall } from "./call.ts";
import { browserRuntime } from "./runtime.ts";
import { type FraudRiskOptions, resolveSettings } from "./settings.ts";

/** The resource methods available to browsers. */
export type ClientResources = ClientMethods<BrowserResources<CallOptions>>;

/** What the methods call. */
type BrowserCall = (operation: OperationId, input: CallInput, options: CallOptions | undefined) => unknown;

/** An object with the generated resource methods over `call`. */
export const ResourceMethods = class {
  constructor(call: BrowserCall) {
    Object.assign(this, createBrowserResources(call));
  }
} as unknown as new (
  call: BrowserCall,
) => ClientResources;

/**
 * Client of the Fraud Risk Assessment Service, for the page of a checkout. The user of the browser can read and change its responses:
 * let your server decide about the payment, with a secret key.
 *
 * @throws UsageError for any credential but a publishable key, and for a value out of range
 * @example
 * const client = new FraudRisk({ publishableKey: "svc_pub_...", baseUrl: "https://risk.example.com" });
 * const { decision } = await client.assess.payin({ amount: 1249.9, amount_unit: "major", currency: "MXN", order_id: "ORD-871" });
 */
export class FraudRisk extends ResourceMethods {
  constructor(options: FraudRiskOptions) {
    super(createCall(resolveSettings(options), browserRuntime));
  }
}

import { createResources } from "../../generated/sdk-resources.ts";
import type { ClientResources } from "./api-promise.ts";
import { type ClientCall, createCall } from "./call.ts";
import { systemRuntime } from "./runtime.ts";
import { type FraudRiskOptions, resolveSettings } from "./settings.ts";

/** An object with the generated resource methods over `call`. A class built from them has every resource of the contract. */
export const ResourceMethods = class {
  constructor(call: ClientCall) {
    Object.assign(this, createResources(call));
  }
} as unknown as new (
  call: ClientCall,
) => ClientResources;

/**
 * Client of the Fraud Risk Assessment Service, for servers.
 *
 * It holds no connection of its own and no state: one per process is enough, and calls may run in parallel. The credential is stored
 * out of its properties, so that logging the client shows nothing.
 *
 * @throws UsageError in a browser, for two credentials, a publishable key, and for a value out of range
 * @example
 * const client = new FraudRisk({ apiKey: process.env.FRAUD_RISK_API_KEY });
 * const { decision } = await client.assess.payin({ amount: 1249.9, amount_unit: "major", currency: "MXN", order_id: "ORD-871" });
 * @example
 * const management = new FraudRisk({ sessionToken: () => session.currentToken() });
 * const { key } = await management.keys.create({ type: "secret", name: "Checkout server" });
 */
export class FraudRisk extends ResourceMethods {
  constructor(options: FraudRiskOptions = {}) {
    super(createCall(resolveSettings(options), systemRuntime));
  }
}

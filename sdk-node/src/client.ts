import { sdkOperations } from "../../generated/sdk-facts.ts";
import type { ApiPromise, ClientResources } from "./api-promise.ts";
import { type ClientCall, createCall } from "./call.ts";
import type { CallOptions } from "./call-options.ts";
import { type RawRequest, rawRule } from "./raw-request.ts";
import { createResources } from "./resources.ts";
import { systemRuntime } from "./runtime.ts";
import { type FraudRiskOptions, resolveSettings } from "./settings.ts";

/** An object with the generated resource methods over `call`. A class built from them has every resource of the contract. */
export const ResourceMethods = class {
  constructor(call: ClientCall) {
    Object.assign(this, createResources(sdkOperations, call));
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
  readonly #options: FraudRiskOptions;
  readonly #request: (request: RawRequest, options: CallOptions) => ApiPromise<never>;

  constructor(options: FraudRiskOptions = {}) {
    const settings = resolveSettings(options);
    const call = createCall(settings, systemRuntime);
    super(call);
    this.#options = options;
    this.#request = ({ query, body, ...request }, given) => {
      const rule = rawRule(request, settings.credential, given.idempotencyKey !== undefined);
      return call<never>(rule, { ...(query && { query }), body }, given);
    };
  }

  /**
   * Calls an operation that is newer than this version of the package, with the same credential, retries and errors.
   *
   * @example
   * const newer = await client.request<{ id: string }>({ method: "POST", path: "/api/v1/newer", body: { name: "Night shift" } });
   */
  request<Body = unknown>(request: RawRequest, options: CallOptions = {}): ApiPromise<Body> {
    return this.#request(request, options);
  }

  /**
   * Another client with the options of this one, but for those that are given. A credential replaces the one of this client.
   *
   * @example
   * const patient = client.withOptions({ deadlineMs: 120_000 });
   */
  withOptions(options: FraudRiskOptions): FraudRisk {
    const { apiKey, sessionToken, ...others } = this.#options;
    const credential = options.apiKey === undefined && options.sessionToken === undefined ? { apiKey, sessionToken } : {};
    return new FraudRisk({ ...others, ...credential, ...options });
  }
}

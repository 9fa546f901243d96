// The configuration operations over HTTP, as one organization.
import type { components } from "../../../generated/types.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

export type Configuration = components["schemas"]["Configuration"];

/** A document with its ETag. */
export interface Pulled {
  readonly document: Configuration;
  readonly etag: string;
}

/** How a document is pushed. */
export interface Push {
  readonly ifMatch?: string;
  readonly query?: string;
  readonly key?: string;
}

/** An organization, and what is done to its configuration. */
export interface Configured {
  readonly id: string;
  readonly admin: string;
  readonly analyst: string;
  /** A secret key that may read and replace the configuration, and nothing else. */
  readonly key: string;
  readonly api: (path: string, body?: unknown, key?: string) => Promise<TestAnswer>;
  readonly patch: (path: string, body: unknown, key?: string) => Promise<TestAnswer>;
  readonly pull: () => Promise<Pulled>;
  readonly push: (document: unknown, how?: Push) => Promise<TestAnswer>;
  /** Codes of what was recorded, the newest first. */
  readonly recorded: () => Promise<string[]>;
}

/** Makes an organization; one of a payment service provider may have submerchants. */
export async function configured(service: TestService, segment: "merchant" | "psp" = "merchant"): Promise<Configured> {
  const tenant = await createTenant(service.database.url, { segment });
  const admin = await service.token("admin", tenant.id);
  const analyst = await service.token("analyst", tenant.id);
  const { value: key } = await tenant.key("secret", { permissions: ["configuration:read", "configuration:write"] });
  const url = `${service.url}/api/v1`;
  const api: Configured["api"] = (path, body, as = admin) => call(`${url}${path}`, { key: as, ...(body === undefined ? {} : { body }) });
  return {
    id: tenant.id,
    admin,
    analyst,
    key,
    api,
    patch: (path, body, as = admin) => call(`${url}${path}`, { method: "PATCH", key: as, body }),
    pull: async () => {
      const { body, headers } = await api("/configuration", undefined, key);
      return { document: body, etag: headers.get("ETag") ?? "" };
    },
    push: (body, { ifMatch = "*", query = "", key: as = key } = {}) =>
      call(`${url}/configuration?${query}`, { method: "PUT", key: as, body, headers: { "If-Match": ifMatch } }),
    recorded: async () => (await api("/audit-log?limit=100")).body.data.map(({ action }: { action: string }) => action),
  };
}

/** A rule of a document. */
export const rule = (code: string, more: object = {}): Configuration["rules"][number] => ({
  code: `RULE:${code}`,
  status: "draft",
  name: code,
  description: null,
  flow: "all",
  submerchant: null,
  expression: "payment.amount > 1000",
  action: { type: "signal", weight: 20 },
  priority: 100,
  valid_from: null,
  valid_until: null,
  ...more,
});

/** A list of a document. */
export const list = (name: string, more: object = {}): Configuration["lists"][number] => ({ name, description: null, case_insensitive: true, ...more });

/** A document with some parts. */
export const configuration = (more: Partial<Configuration> = {}): Configuration => ({ format: 1, settings: {}, lists: [], rules: [], ...more });

/** A document in which everything is set. */
export const whole: Configuration = configuration({
  settings: {
    threshold_probabilities: { challenge: 0.1, review: 0.3, decline: 0.7 },
    // what the signal weighs anyway, and is to weigh whatever model is live
    signal_weights: { EMAIL_DISPOSABLE: 40, IP_TOR: 33 },
    high_risk_countries: ["KP", "IR"].toSorted(),
    browser_signals: "full",
    browser_score: "exact",
    holdout_percent: 0.5,
    learning: { automatic_promotion_budget: 0.01, pooling: false },
    rule_approval: false,
    approval_areas: [],
    submerchant_reports_affect_organization: true,
    review_target_minutes: 60,
    case_prefix: "PDN",
  },
  lists: [list("bins", { description: "Bines", case_insensitive: false }), list("domains")],
  rules: [
    rule("A_DRAFT", { expression: 'in_list("domains", email.domain)', description: "Dominios" }),
    rule("B_SHADOW", {
      status: "shadow",
      flow: "payin",
      expression: 'in_list("bins", card.bin)',
      action: { type: "approve", max_amount: 500, currency: "MXN" },
    }),
    rule("C_LIVE", {
      status: "live",
      action: { type: "at_least", decision: "review" },
      priority: 5,
      valid_from: "2026-01-01T00:00:00.000Z",
      valid_until: "2030-01-01T00:00:00.000Z",
    }),
  ],
});

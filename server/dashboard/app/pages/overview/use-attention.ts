// What needs attention, from the listings of other pages; each only where the role may read it.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { useMay } from "../../session/context.tsx";

const DAY = 86_400_000;

/** What was found. */
export interface Attention {
  readonly isLoading: boolean;
  /** Undefined where the role may not read them. */
  readonly endpoints: readonly Schemas["WebhookEndpoint"][] | undefined;
  readonly failingEndpoints: readonly Schemas["WebhookEndpoint"][];
  /** Among the newest 100 that failed. */
  readonly failedDeliveries: number;
  /** Undefined before the first computation. */
  readonly drift: Schemas["DriftStatus"] | undefined;
  /** Proposed models. */
  readonly models: readonly Schemas["RiskModel"][];
  /** Rules that wait for a second person, among the newest 100. */
  readonly rules: readonly Schemas["Rule"][];
}

/** Reads the listings side by side. */
export function useAttention(): Attention {
  const [mayReadWebhooks, mayReadModels, mayReadRules] = [useMay("webhooks:read"), useMay("models:read"), useMay("rules:read")];
  // drift does not depend on the period: a short one is the least work
  const [from] = useState(() => new Date(Date.now() - DAY).toISOString());
  const limit = { limit: 100 };
  // as the pages of these listings read them: a key of the cache has one shape
  const webhooks = { ...paged, enabled: mayReadWebhooks };
  const endpoints = api.useInfiniteQuery("get", "/api/v1/webhook-endpoints", { params: { query: limit } }, webhooks);
  const deliveries = api.useInfiniteQuery("get", "/api/v1/webhook-deliveries", { params: { query: { ...limit, status: "failed" } } }, webhooks);
  const report = api.useQuery("get", "/api/v1/merchant/calibration", { params: { query: { from } } });
  const models = api.useInfiniteQuery("get", "/api/v1/models", { params: { query: { ...limit, state: "proposed" } } }, { ...paged, enabled: mayReadModels });
  const rules = api.useInfiniteQuery("get", "/api/v1/rules", { params: { query: limit } }, { ...paged, enabled: mayReadRules });
  return {
    isLoading: [endpoints, deliveries, report, models, rules].some((query) => query.isLoading),
    endpoints: endpoints.data && rowsOf(endpoints.data),
    failingEndpoints: rowsOf(endpoints.data).filter(({ enabled, failing_since }) => enabled && failing_since !== null),
    failedDeliveries: rowsOf(deliveries.data).length,
    drift: report.data?.drift?.status,
    models: rowsOf(models.data),
    rules: rowsOf(rules.data).filter(({ pending_approval }) => pending_approval !== null),
  };
}

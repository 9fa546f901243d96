// An organization with rules, over the API.
import { call, payin } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

/** What tests do with an organization's rules. */
export interface RuleTenant {
  readonly tenant: Tenant;
  readonly admin: string;
  readonly api: (path: string, body?: unknown) => ReturnType<typeof call>;
  /** Makes a rule and moves it; answers it as it is then. */
  readonly rule: (status: "draft" | "shadow" | "live", more: object) => Promise<{ id: string; code: string; version: number }>;
  readonly move: (id: string, step: string) => ReturnType<typeof call>;
  /** Assesses a pay-in; the body of the answer. */
  readonly assess: (
    more?: Record<string, unknown>,
    key?: string,
  ) => Promise<{ session_id: string; decision: string; risk_score: number; signals: string[]; blocked_by?: string }>;
  readonly explained: (sessionId: string) => ReturnType<typeof call>;
}

/** An organization of its own. */
export async function ruleTenant(service: TestService): Promise<RuleTenant> {
  const tenant = await createTenant(service.database.url, { segment: "psp" });
  const admin = await service.token("admin", tenant.id);
  const { value: secret } = await tenant.key("secret", { permissions: ["assess", "fraud:report", "assessments:read"] });
  const api: RuleTenant["api"] = (path, body) => call(`${service.url}/api/v1${path}`, { key: admin, ...(body === undefined ? {} : { body }) });
  const move: RuleTenant["move"] = (id, step) => api(`/rules/${id}/${step}`, { reason: step });
  return {
    tenant,
    admin,
    api,
    move,
    rule: async (status, more) => {
      const created = await api("/rules", { name: "Rule", expression: "true", ...more });
      const made = created.status === 201 && status !== "draft" ? await move(created.body.id, status) : created;
      if (made.status >= 300) throw new Error(made.text);
      return made.body;
    },
    assess: async (more = {}, key = secret) => {
      const { status, body, text } = await call(`${service.url}/api/v1/assess`, { key, body: payin(more) });
      if (status !== 200) throw new Error(text);
      return body;
    },
    explained: (sessionId) => api(`/merchant/explainability/${sessionId}`),
  };
}

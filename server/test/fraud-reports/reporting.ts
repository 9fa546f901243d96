// A provider whose people see the cases that its reports open.
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, shopOf } from "../outcomes/payer.ts";

/** A service with a provider that reports frauds. */
export interface Reporting {
  readonly service: TestService;
  readonly psp: Tenant;
  readonly provider: Caller;
  /** A submerchant of the provider that reports frauds itself. */
  readonly shop: () => ReturnType<typeof shopOf>;
  /** A case, as the dashboard shows it. */
  // biome-ignore lint/suspicious/noExplicitAny: see TestAnswer
  readonly caseOf: (id: string) => Promise<any>;
  /** How many cases a session has. */
  readonly casesOf: (session: string) => Promise<number>;
}

/** Starts one. */
export async function startReporting(): Promise<Reporting> {
  const service = await startService();
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const admin = await service.token("admin", psp.id);
  const key = await psp.key("secret", { permissions: ["assess", "fraud:report"] });
  return {
    service,
    psp,
    provider: callerOf(service, key.value),
    shop: () => shopOf(service, psp, ["assess", "fraud:report"]),
    caseOf: async (id) => (await call(`${service.url}/api/v1/cases/${id}`, { key: admin })).body,
    casesOf: async (session) => (await service.database.query("SELECT FROM cases WHERE session_id = $1", [session])).length,
  };
}

/** Fields that an answer refuses. */
export const pathsOf = (body: { error: { details: { fields: { path: string }[] } } }): string[] => body.error.details.fields.map(({ path }) => path);

// Outcomes and frauds that people report from the dashboard.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";

let service: TestService;
let of: RuleTenant;
let analyst: string;
beforeAll(async () => {
  service = await startService();
  of = await ruleTenant(service);
  analyst = await service.token("analyst", of.tenant.id);
});
afterAll(() => service.close());

/** Something that the analyst reports about a session. */
const report = (session: string, what: "outcome" | "fraud-report", body: object) =>
  call(`${service.url}/api/v1/assessments/${session}/${what}`, { key: analyst, body });
/** The audit log about a session, oldest first. */
const audited = async (session: string): Promise<{ action: string; actor: object; after: object }[]> =>
  (await of.api("/audit-log?limit=100")).body.data.filter(({ resource_id: id }: { resource_id: string }) => id === session).toReversed();

test("an outcome counts as one that a key reports, and the audit log says who recorded it, once", async () => {
  const payer = { id: "payer_person", email: "person@correo.mx" };
  const { session_id: session } = await of.assess({ payer });
  const { status, body } = await report(session, "outcome", { outcome: "fraud_confirmed", fraud_type: "first_party", reason: "Admitted on the telephone." });
  expect([status, body]).toMatchObject([200, { feedback_applied: true, current_outcome: "fraud_confirmed" }]);
  expect(await of.assess({ payer })).toMatchObject({ decision: "decline" });
  expect((await report(session, "outcome", { outcome: "fraud_confirmed" })).body).toMatchObject({ idempotent_replay: true });
  expect(await audited(session)).toMatchObject([
    { action: "assessment.outcome_recorded", actor: { type: "session", role: "analyst" }, after: { outcome: "fraud_confirmed", fraud_type: "first_party" } },
  ]);

  await report(session, "outcome", { outcome: "false_positive" });
  expect(await of.assess({ payer })).not.toMatchObject({ decision: "decline" });
  expect((await audited(session)).map(({ after }) => after)).toMatchObject([{ outcome: "fraud_confirmed" }, { outcome: "false_positive" }]);
});

test("a fraud report opens a case, and the audit log says who reported it, once", async () => {
  const { session_id: session } = await of.assess({ payer: { email: "stolen@correo.mx" } });
  const fraud = { incident_type: "phishing", jurisdiction: "MX" };
  const { status, body } = await report(session, "fraud-report", fraud);
  expect([status, body.case.status]).toEqual([201, "borrador"]);
  expect((await report(session, "fraud-report", fraud)).body).toMatchObject({ report_id: body.report_id, idempotent_replay: true });
  expect((await audited(session)).filter(({ action }) => action === "assessment.fraud_reported")).toMatchObject([
    { actor: { type: "session", role: "analyst" }, after: { report_id: body.report_id, case_id: body.case.id, incident_type: "phishing" } },
  ]);
});

test("a viewer records nothing", async () => {
  const { session_id: session } = await of.assess();
  const viewer = await service.token("viewer", of.tenant.id);
  const refused = await call(`${service.url}/api/v1/assessments/${session}/outcome`, { key: viewer, body: { outcome: "captured" } });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: "FORBIDDEN" } } });
});

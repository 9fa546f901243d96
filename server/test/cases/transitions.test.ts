// The transitions of a case: every pair of states, the regulator's answer, what is written down of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CaseStatus } from "../../src/backoffice/cases/transitions.ts";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { dump } from "../tenants/catalog.ts";
import { type Cases, caseIn, casesOf, transitionsTo } from "./cases-of.ts";

let service: TestService;
let tenant: Tenant;
let cases: Cases;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  cases = casesOf(service.url, await service.token("analyst", tenant.id));
});

/** The transitions of the contract, repeated here so that a change of either is noticed. */
const legal: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  borrador: ["en_revision", "archivado"],
  en_revision: ["borrador", "enviado", "archivado"],
  enviado: ["resuelto", "en_revision"],
  resuelto: ["archivado"],
  archivado: [],
};
const states = Object.keys(legal) as CaseStatus[];
const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => ({ from, to })));
const isLegal = ({ from, to }: { from: CaseStatus; to: CaseStatus }): boolean => legal[from].includes(to);

const audit = async (id: string): Promise<Record<string, unknown>[]> => casesOf(service.url, await service.token("admin", tenant.id)).audited(id);

/** An answer that the step is not open; nothing may have changed. */
async function refused(step: () => Promise<TestAnswer>, shape: "flat" | "nested", from: CaseStatus): Promise<void> {
  const before = await dump(service.database.query);
  const { status, body } = await step();
  const { code, details } = shape === "flat" ? body : (body.error ?? {});
  expect([status, code, details?.allowed_transitions?.toSorted()]).toEqual([409, "INVALID_TRANSITION", legal[from].toSorted()]);
  expect(await dump(service.database.query)).toEqual(before);
}

describe("a step that is open", () => {
  test.each(pairs.filter(isLegal))("leads from $from to $to, and no further", async ({ from, to }) => {
    const id = await caseIn(cases, from);
    const { status, body } = await cases.change(id, { status: to });
    expect([status, body.status]).toEqual([200, to]);
    expect((await cases.read(id)).body).toEqual(body);
  });
});

describe("a step that is not open is refused with those that are, and changes nothing", () => {
  test.each(pairs.filter((pair) => !isLegal(pair)))("$from to $to", async ({ from, to }) => {
    const id = await caseIn(cases, from);
    await refused(() => cases.change(id, { status: to, priority: "urgente" }), "flat", from);
  });

  test.each(states.filter((from) => from !== "en_revision"))("submitting from %s", async (from) => {
    const id = await caseIn(cases, from);
    await refused(() => cases.submit(id), "nested", from);
  });

  test.each(states.filter((from) => from !== "enviado").flatMap((from) => [true, false].map((accepted) => ({ from, accepted }))))(
    "a regulator's answer (accepted: $accepted) to a case that is $from",
    async ({ from, accepted }) => {
      const id = await caseIn(cases, from);
      await refused(() => cases.acknowledge(id, { accepted, acknowledgement_number: "CNBV-1" }), "nested", from);
    },
  );
});

describe("staying", () => {
  test.each(states)("in %s is no step: nothing is written down", async (status) => {
    const id = await caseIn(cases, status);
    const state = async () => [{ ...(await cases.read(id)).body, updated_at: "" }, (await cases.history(id)).body, await audit(id)];
    const before = await state();
    const answers = [await cases.change(id, { status }), await cases.change(id, {})];
    expect(answers.map((answer) => [answer.status, answer.body.status])).toEqual(Array(2).fill([200, status]));
    expect(await state()).toEqual(before);
  });

  test("leaves the time of the last change as it is", async () => {
    const { body } = await cases.open();
    await cases.change(body.id, { status: "borrador" });
    expect((await cases.read(body.id)).body.updated_at).toBe(body.updated_at);
  });
});

describe("handing over", () => {
  test("by submitting and by a change are the same", async () => {
    const [one, two] = [await caseIn(cases, "en_revision"), await caseIn(cases, "en_revision")];
    const answers = [await cases.submit(one), await cases.change(two, { status: "enviado" })];
    for (const { status, body } of answers) {
      expect([status, body.status]).toEqual([200, "enviado"]);
      expect(Math.abs(Date.parse(body.submitted_at) - Date.now())).toBeLessThan(60_000);
    }
  });

  test("an answer that takes the case resolves it; one that does not takes it back into review, from which it can be submitted again", async () => {
    const id = await caseIn(cases, "enviado");
    const no = await cases.acknowledge(id, { accepted: false, reason: "Falta la descripción" });
    expect([no.status, no.body.status, no.body.acknowledgement]).toEqual([
      200,
      "en_revision",
      { accepted: false, acknowledgement_number: null, reason: "Falta la descripción", received_at: expect.any(String) },
    ]);
    expect((await cases.change(id, { description: "Ahora completa" })).body.description).toBe("Ahora completa");
    const again = await cases.submit(id);
    expect(Date.parse(again.body.submitted_at)).toBeGreaterThan(Date.parse(no.body.submitted_at));
    // the new dossier has no answer yet
    expect(again.body.acknowledgement).toBeNull();
    const yes = await cases.acknowledge(id, { accepted: true, acknowledgement_number: "CNBV-2026-118834" });
    expect([yes.body.status, yes.body.acknowledgement]).toMatchObject([
      "resuelto",
      { accepted: true, acknowledgement_number: "CNBV-2026-118834", reason: null },
    ]);
  });

  test("twice at once happens once", async () => {
    const id = await caseIn(cases, "en_revision");
    const answers = await Promise.all([cases.submit(id), cases.submit(id), cases.change(id, { status: "enviado" })]);
    // a change to where it is already is none
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(2);
    expect((await cases.history(id)).body.data.filter(({ from, to }: { from: string; to: string }) => from !== to && to === "enviado")).toHaveLength(1);
  });

  test.each(["enviado", "resuelto", "archivado"] as const)("fixes the text: %s", async (status) => {
    const id = await caseIn(cases, status, { description: "Como fue" });
    const { status: answered, body } = await cases.change(id, { description: "Como no fue", priority: "urgente" });
    expect([answered, body.code, body.details.fixed]).toEqual([409, "INVALID_TRANSITION", ["description"]]);
    expect((await cases.read(id)).body).toMatchObject({ description: "Como fue", priority: "normal" });
    expect((await cases.change(id, { description: "Como fue" })).status).toBe(200);
  });

  test("fixes the text even for a change that takes the case back into review", async () => {
    const id = await caseIn(cases, "enviado", { description: "Como fue" });
    expect((await cases.change(id, { status: "en_revision", description: "Como no fue" })).status).toBe(409);
    expect((await cases.read(id)).body).toMatchObject({ status: "enviado", description: "Como fue" });
  });

  test("with a last change of the text submits the changed one", async () => {
    const id = await caseIn(cases, "en_revision", { description: "Como fue" });
    expect((await cases.change(id, { status: "enviado", description: "Como fue de verdad" })).body).toMatchObject({
      status: "enviado",
      description: "Como fue de verdad",
    });
  });
});

test("the history has every step, with who took it, the other fields that changed, and the values of those that plan the work", async () => {
  const { body } = await cases.open();
  const admin = casesOf(service.url, await service.token("admin", tenant.id));
  await admin.change(body.id, { priority: "alta", description: "Más" });
  await cases.change(body.id, { status: "en_revision", priority: "urgente" });
  await cases.submit(body.id);
  await admin.acknowledge(body.id, { accepted: true });
  await cases.change(body.id, { status: "archivado" });
  const { body: history } = await cases.history(body.id);
  const [analyst, chief] = [`analyst@${tenant.id}`, `admin@${tenant.id}`];
  const priority = (from: string, to: string) => ({ field: "priority", from, to });
  expect(
    history.data.map(({ occurred_at: _, changed, ...step }: { occurred_at: string; changed: string[] }) => ({ ...step, changed: changed.toSorted() })),
  ).toEqual([
    { actor: analyst, from: null, to: "borrador", changed: [], changes: [] },
    { actor: chief, from: "borrador", to: "borrador", changed: ["description", "priority"], changes: [priority("normal", "alta")] },
    { actor: analyst, from: "borrador", to: "en_revision", changed: ["priority"], changes: [priority("alta", "urgente")] },
    { actor: analyst, from: "en_revision", to: "enviado", changed: ["submitted_at"], changes: [] },
    { actor: chief, from: "enviado", to: "resuelto", changed: ["acknowledgement"], changes: [] },
    { actor: analyst, from: "resuelto", to: "archivado", changed: [], changes: [] },
  ]);
  const times = history.data.map(({ occurred_at }: { occurred_at: string }) => Date.parse(occurred_at));
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
  // a step from before values were stored
  await service.database.query("UPDATE case_events SET changes = NULL WHERE case_id = $1 AND step = 2", [body.id]);
  const [first, second] = (await cases.history(body.id)).body.data;
  expect([first.changes, "changes" in second]).toEqual([[], false]);
});

test("the audit log has every change of a case, before and after, under the name of what was done", async () => {
  const { body } = await cases.open({ victim_email: "maria@correo.mx" });
  await cases.change(body.id, { status: "en_revision", priority: "alta" });
  const { body: submitted } = await cases.submit(body.id);
  const { body: resolved } = await cases.acknowledge(body.id, { accepted: true });
  const records = await audit(body.id);
  expect(records.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: "case.created", before: null, after: body },
    { action: "case.updated", before: { status: "borrador", priority: "normal" }, after: { status: "en_revision", priority: "alta" } },
    { action: "case.submitted", before: { status: "en_revision", submitted_at: null }, after: { status: "enviado", submitted_at: submitted.submitted_at } },
    {
      action: "case.acknowledged",
      before: { status: "enviado", acknowledgement: null },
      after: { status: "resuelto", acknowledgement: resolved.acknowledgement },
    },
  ]);
  expect(records.map(({ resource_type, actor }) => [resource_type, actor])).toEqual(
    records.map(() => ["case", { type: "session", id: `analyst@${tenant.id}`, role: "analyst" }]),
  );
});

test("the tests cover every transition", () => {
  expect(Object.keys(transitionsTo)).toEqual(states);
  expect(pairs).toHaveLength(20);
});

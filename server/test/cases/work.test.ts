// Work on cases: who does it, until when, what was said about it, and finding a case again.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let tenant: Tenant;
let analyst: string;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  analyst = await service.token("analyst", tenant.id);
});

const api = (path: string, body?: object, method?: string, key = analyst) =>
  call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) });
const open = async (more: object = {}): Promise<{ id: string; reference_number: string }> => {
  const { status, text, body } = await api("/cases", {
    incident_date: "2026-11-18",
    incident_type: "phishing",
    amount: 100,
    currency: "MXN",
    jurisdiction: "MX",
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return body;
};
const found = async (query: string): Promise<string[]> => {
  const { status, text, body } = await api(`/cases?${query}`);
  if (status !== 200) throw new Error(text);
  return body.data.map(({ id }: { id: string }) => id);
};

test("a case has an assignee and a due date, which are set, changed and cleared, and are in its history", async () => {
  const { id } = await open({ assignee: "ana", due_date: "2026-11-30" });
  expect((await api(`/cases/${id}`)).body).toMatchObject({ assignee: "ana", due_date: "2026-11-30" });
  expect((await api(`/cases/${id}`, { assignee: "ben", due_date: null }, "PATCH")).body).toMatchObject({ assignee: "ben", due_date: null });
  expect((await api(`/cases/${id}`, { assignee: null }, "PATCH")).body).toMatchObject({ assignee: null, due_date: null, status: "borrador" });
  expect((await api(`/cases/${id}/history`)).body.data.map(({ changed }: { changed: string[] }) => changed)).toEqual([
    [],
    expect.arrayContaining(["assignee", "due_date"]),
    expect.arrayContaining(["assignee"]),
  ]);
  // what a change leaves out stays
  await api(`/cases/${id}`, { due_date: "2026-12-01" }, "PATCH");
  expect((await api(`/cases/${id}`, { priority: "alta" }, "PATCH")).body).toMatchObject({ due_date: "2026-12-01", priority: "alta" });
});

test("cases are filtered by assignee, and by whether they are overdue", async () => {
  const [mine, late, sent, later] = [
    await open({ assignee: "ana" }),
    await open({ assignee: "ben", due_date: "2020-01-01" }),
    await open({ due_date: "2020-01-01" }),
    await open({ due_date: "2999-01-01" }),
  ];
  await api(`/cases/${sent.id}`, { status: "en_revision" }, "PATCH");
  expect((await api(`/cases/${sent.id}/submit`, {}, "POST")).status).toBe(200);
  expect(await found("assignee=ana")).toEqual([mine.id]);
  expect(await found("is_overdue=true")).toEqual([late.id]);
  expect(await found("is_overdue=false")).toEqual([later.id, sent.id, mine.id]);
  expect(await found("is_overdue=true&assignee=ana")).toEqual([]);
});

test("cases are found by words of description, victim, number and comments, whatever their accents", async () => {
  const one = await open({ description: "El titular desconoce tres TRANSFERENCIAS a São Paulo.", victim_name: "María González" });
  const other = await open({ description: "Otra cosa" });
  await api(`/cases/${other.id}/comments`, { text: "El banco confirmó el bloqueo." });
  for (const words of ["transferencias", "sao paulo", "são", "MARIA gonzalez", '"tres transferencias"', one.reference_number, one.reference_number.slice(-6)])
    expect([words, await found(`search=${encodeURIComponent(words)}`)]).toEqual([words, [one.id]]);
  expect(await found("search=confirmo%20bloqueo")).toEqual([other.id]);
  expect(await found("search=titular&status=enviado")).toEqual([]);
  // what search engines read as operators, and what would end a statement
  for (const words of ['nada -titular "', "'; DROP TABLE cases; --", "a & | !", "%", "\\", ":*"])
    expect([words, (await api(`/cases?search=${encodeURIComponent(words)}`)).status]).toEqual([words, 200]);
  expect((await api("/cases?search=%20")).status).toBe(400);
});

test("words of another organization's cases and comments are not found", async () => {
  const { id } = await open({ description: "secreto" });
  await api(`/cases/${id}/comments`, { text: "reservado" });
  const stranger = await service.token("admin", (await createTenant(service.database.url)).id);
  for (const words of ["secreto", "reservado"]) expect((await api(`/cases?search=${words}`, undefined, undefined, stranger)).body.data).toEqual([]);
  expect((await api(`/cases/${id}/comments`, undefined, undefined, stranger)).status).toBe(404);
  expect((await api(`/cases/${id}/comments`, { text: "no" }, undefined, await service.token("viewer", tenant.id))).status).toBe(403);
});

test("a search looks through 2,000 cases and says where to go on", async () => {
  const { id } = await open({ description: "aguja" });
  await service.database.query(
    `INSERT INTO cases (organization_id, id, reference_number, priority, incident_date, incident_type, amount_minor, currency, description, jurisdiction, regulator)
     SELECT $1, overlay($2::text placing lpad(to_hex(n), 12, '0') from 25 for 12)::uuid, 'X-' || n, 'normal', '2026-11-18', 'otro', 1, 'MXN', 'paja', 'MX', 'CNBV' FROM generate_series(1, 2100) n`,
    [tenant.id, `1${id.slice(1)}`],
  );
  const first = await api("/cases?search=aguja");
  expect(first.body.data).toEqual([]);
  expect(first.body.next_cursor).not.toBeNull();
  expect((await api(`/cases?search=aguja&cursor=${first.body.next_cursor}`)).body).toMatchObject({ data: [{ id }], next_cursor: null });
});

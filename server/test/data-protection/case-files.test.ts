// Files of a person's cases: exported by name, erased with their case, retained with an open or submitted one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { caseIn, casesOf } from "../cases/cases-of.ts";
import { filesOf } from "../cases/files-of.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { inTable, type Protecting, protectingOf } from "./protecting.ts";

let service: TestService;
let protecting: Protecting;
beforeAll(async () => {
  service = await startService();
  protecting = await protectingOf(service);
});
afterAll(async () => {
  await protecting.close();
  await service.close();
});

const EMAIL = "maria.gonzalez@correo.example";

async function organization() {
  const { id } = await createTenant(service.database.url);
  const key = await service.token("admin", id);
  const cases = casesOf(service.url, key);
  const files = filesOf(service.url, key);
  const request = async (kind: "access" | "erasure") => {
    const url = `${service.url}/api/v1/data-subject-requests`;
    const { body, status, text } = await call(url, { key, body: { kind, identifiers: [{ type: "email", value: EMAIL }], reason: "Letter 118" } });
    if (status !== 202) throw new Error(text);
    await protecting.next();
    return { report: (await call(`${url}/${body.id}`, { key })).body, records: () => call(`${url}/${body.id}/records`, { key }) };
  };
  /** A case with a file, in a state. */
  const withFile = async (status: "borrador" | "archivado", wanted: object, name = "nota.txt") => {
    const caseId = await caseIn(cases, "borrador", wanted);
    const { body } = await files.add(caseId, name, "uno\n");
    if (status === "archivado") await cases.change(caseId, { status });
    return { caseId, file: body.id };
  };
  return { files, request, withFile };
}

test("the files of a person's archived case are erased with it; those of an open case and of others stay", async () => {
  const { files, request, withFile } = await organization();
  const closed = await withFile("archivado", { victim_email: EMAIL });
  const open = await withFile("borrador", { victim_email: EMAIL });
  const foreign = await withFile("archivado", { victim_email: "otra@correo.example" });
  const { report } = await request("erasure");
  expect(inTable(report, "case_attachments")).toEqual({ found: 1, erased: 1, retained: {} });
  expect((await files.list(closed.caseId)).body.data).toEqual([]);
  expect((await files.download(open.caseId, open.file)).status).toBe(200);
  expect((await files.download(foreign.caseId, foreign.file)).status).toBe(200);
});

test("a name that quotes the person is replaced in other archived cases, and retained in open ones", async () => {
  const { files, request, withFile } = await organization();
  const closed = await withFile("archivado", {}, `carta de ${EMAIL}.txt`);
  const open = await withFile("borrador", {}, `carta de ${EMAIL}.txt`);
  const { report } = await request("erasure");
  expect(inTable(report, "case_attachments")).toEqual({ found: 2, erased: 1, retained: { open_case: 1 } });
  expect((await files.list(closed.caseId)).body.data[0].file_name).toBe("carta de [erased].txt");
  expect((await files.list(open.caseId)).body.data[0].file_name).toContain(EMAIL);
});

test("the records of an access request name the files of the person's cases", async () => {
  const { request, withFile } = await organization();
  const { file } = await withFile("borrador", { victim_email: EMAIL });
  const { records } = await request("access");
  const { data } = (await records()).body;
  expect(data.find(({ table }: { table: string }) => table === "cases").data.attachments).toMatchObject([
    { id: file, file_name: "nota.txt", media_type: "text/plain", size_bytes: 4 },
  ]);
});

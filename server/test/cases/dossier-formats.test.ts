// The dossier over HTTP: JSON for programs, PDF for people, the same record.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FraudRisk } from "../../../sdk-node/src/index.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let token: string;
let desk: FraudRisk;
beforeAll(async () => {
  service = await startService();
  token = await service.token("admin");
  desk = new FraudRisk({ baseUrl: service.url, sessionToken: token });
});
afterAll(() => service.close());

const opened = () =>
  desk.cases.create({
    incident_date: "2026-01-31",
    incident_type: "phishing",
    amount: 48500.5,
    currency: "MXN",
    jurisdiction: "MX",
    description: "Añádase: ¿quién cobró?",
  });
const dossier = (id: string, query = "", accept = "*/*") =>
  fetch(`${service.url}/api/v1/cases/${id}/dossier${query}`, { headers: { Authorization: `Bearer ${token}`, Accept: accept } });

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()));
  await task.destroy();
  return pages.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(" ");
}

test.each([
  ["?format=pdf", "*/*"],
  ["", "application/pdf"],
  ["?format=pdf", "application/json"],
])("is a PDF document for %s with Accept %s, named by the case's number, and holds its text", async (query, accept) => {
  const { id, reference_number } = await opened();
  const answer = await dossier(id, query, accept);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
    200,
    "application/pdf",
    `attachment; filename="${reference_number}.pdf"`,
  ]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
  const text = await textOf(bytes);
  expect(text).toContain(reference_number);
  expect(text).toContain("¿quién cobró?");
});

test("while ten are made into PDFs, others are answered", async () => {
  const { id } = await opened();
  let made = false;
  const pdfs = Promise.all(Array.from({ length: 10 }, async () => (await dossier(id, "?format=pdf")).arrayBuffer())).finally(() => {
    made = true;
  });
  let answered = 0;
  for (; !made; answered++) await fetch(`${service.url}/api/v1/health`).then((answer) => answer.text());
  expect((await pdfs).every(({ byteLength }) => byteLength > 10_000)).toBe(true);
  // made where requests are answered, each would have let two or three of them through
  expect(answered).toBeGreaterThan(60);
});

test.each([
  ["", "*/*"],
  ["", "application/json, application/pdf;q=0.5"],
  ["?format=json", "application/pdf"],
])("is JSON for %s with Accept %s", async (query, accept) => {
  const answer = await dossier((await opened()).id, query, accept);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
});

test("is refused in any other format, and not found for a case that is not there, whatever is accepted", async () => {
  const { id } = await opened();
  expect((await dossier(id, "?format=docx")).status).toBe(400);
  const missing = await dossier("01929b7e-0000-7000-8000-000000000000", "?format=pdf", "application/pdf");
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
});

test("comes through the SDK as a stream of bytes, the frozen one the same each time", async () => {
  const { id } = await opened();
  await desk.cases.update(id, { status: "en_revision" });
  await desk.cases.submit(id);
  const read = async () => Buffer.from(await new Response(await desk.cases.dossierPdf(id)).arrayBuffer());
  const [one, two] = [await read(), await read()];
  expect(one.subarray(0, 5).toString()).toBe("%PDF-");
  expect(one.equals(two)).toBe(true);
  expect((await desk.cases.dossier(id)).frozen).toBe(true);
});

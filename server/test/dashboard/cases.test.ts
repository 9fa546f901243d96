// Files and due dates of cases, in a real browser before the whole service.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { caseIn, casesOf } from "../cases/cases-of.ts";
import { type Files, filesOf, samples } from "../cases/files-of.ts";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { settled, signIn, type Visitor, visit, WIDTH } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;
let files: Files;
let open: (wanted?: object) => Promise<string>;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  const key = await service.token("analyst");
  files = filesOf(service.url, key);
  open = (wanted) => caseIn(casesOf(service.url, key), "borrador", wanted);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(() => visitor.close());

const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });

/** What a person drops from a folder. */
const dropped = (name: string, content: string): string =>
  `(() => { const transfer = new DataTransfer(); transfer.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)})); return transfer; })()`;

test("files are added with the button and by dropping them, listed with their sizes, downloaded as they were, and removed by keyboard after a question", async () => {
  const caseId = await open();
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/cases/${caseId}`);
  await page.getByText("No files yet.").waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add files" }).focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([chosen("estado.pdf", samples.pdf), chosen("señal (1).png", samples.png)]);
  await page.getByRole("button", { name: "Download señal (1).png" }).waitFor();
  await page.getByText(`${samples.pdf.length} bytes`).waitFor();
  await page.locator(".drop").dispatchEvent("drop", { dataTransfer: await page.evaluateHandle(dropped("movimientos.csv", "a,b\n1,2\n")) });
  await page.getByRole("button", { name: "Download movimientos.csv" }).waitFor();
  expect((await files.list(caseId)).body.data.map(({ media_type }: { media_type: string }) => media_type)).toEqual([
    "text/csv",
    "image/png",
    "application/pdf",
  ]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download señal (1).png" }).click();
  expect((await download).suggestedFilename()).toBe("señal (1).png");
  expect((await readFile(await (await download).path())).equals(samples.png)).toBe(true);
  await page.getByRole("button", { name: "Remove estado.pdf" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("estado.pdf is deleted from the case.").waitFor();
  await page.keyboard.press("Escape");
  expect((await files.list(caseId)).body.data).toHaveLength(3);
  await page.getByRole("button", { name: "Remove estado.pdf" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("File removed").waitFor();
  await page.getByRole("button", { name: "Remove estado.pdf" }).waitFor({ state: "detached" });
  expect((await files.list(caseId)).body.data).toHaveLength(2);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test("what is no file of an accepted type is refused in the person's language, and nothing is added", async () => {
  const caseId = await open();
  visitor = await visit(browser, service.url, { locale: "es-MX" });
  const { page } = visitor;
  await page.locator("button.primary").click();
  await page.getByRole("button", { name: /^Analyst of Test/i }).click();
  await page.locator("main#main").waitFor();
  await visitor.open(`/cases/${caseId}`);
  for (const [name, content, said] of [
    ["virus.pdf", Buffer.from("4d5a9000", "hex"), "no es PDF"],
    ["grande.pdf", Buffer.alloc(5 * 1024 * 1024 + 1), "supera los 5 MiB"],
    ["nada.txt", Buffer.alloc(0), "está vacío"],
  ] as const) {
    await page.locator("input[type=file]").setInputFiles(chosen(name, content));
    await page
      .getByText(new RegExp(`${name}.*${said}`))
      .first()
      .waitFor();
    await settled(page);
  }
  expect((await files.list(caseId)).body.data).toEqual([]);
}, 60_000);

test("a viewer downloads files and can neither add nor remove one; nor can an analyst in an archived case", async () => {
  const caseId = await open();
  await files.add(caseId, "nota.txt", "uno\n");
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  await visitor.open(`/cases/${caseId}`);
  await visitor.page.getByRole("button", { name: "Download nota.txt" }).waitFor();
  expect(await visitor.page.getByRole("button", { name: /^(Add files|Remove)/ }).count()).toBe(0);
  await visitor.close();
  await casesOf(service.url, await service.token("analyst")).change(caseId, { status: "archivado" });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  await visitor.open(`/cases/${caseId}`);
  await visitor.page.getByRole("button", { name: "Download nota.txt" }).waitFor();
  expect(await visitor.page.getByRole("button", { name: /^(Add files|Remove)/ }).count()).toBe(0);
}, 60_000);

test("the history of a case says what its priority, its due date and who works on it were and became; who is signed in is You", async () => {
  const caseId = await open({ due_date: "2099-02-01" });
  await casesOf(service.url, await service.token("analyst")).change(caseId, { priority: "alta", assignee: "auth0|ana" });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/cases/${caseId}`);
  await page.getByText("Draft · Priority: Normal → High · Assigned to: Nobody → auth0|ana").waitFor();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await page.getByText("Draft · Assigned to: auth0|ana → You").waitFor();
  await page.getByLabel("Due date").fill("2099-02-03");
  await page.getByLabel("Due date").blur();
  await page.getByText("Due date: Feb 1, 2099 → Feb 3, 2099").waitFor();
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test("a case says by which term it is due, and the list is ordered by due date and marks in words what is overdue", async () => {
  const [late, termed] = [await open({ due_date: "2020-01-01" }), await open({ jurisdiction: "AR", currency: "ARS" })];
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/cases/${termed}`);
  await page.getByText("Term of BCRA for answering a claim").waitFor();
  await visitor.open("/cases");
  await page.getByRole("combobox", { name: "Order" }).selectOption("due");
  await settled(page);
  const first = page.locator(".table a").first();
  expect(await first.getAttribute("href")).toBe(`/dashboard/cases/${late}`);
  await page
    .getByText(/^Overdue: /)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole("combobox", { name: "Due date" }).selectOption("Overdue");
  await settled(page);
  expect(await page.locator(".table a").count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test("cases are filtered by when they are due, and a phone shows the due date of each", async () => {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [today, tomorrow, later] = [await open({ due_date: day(0) }), await open({ due_date: day(1) }), await open({ due_date: day(20) })];
  visitor = await visit(browser, service.url, { viewport: { width: 390, height: 844 } });
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open("/cases");
  const filter = page.getByRole("combobox", { name: "Due date" });
  const listed = async (choice: string): Promise<(string | null)[]> => {
    await filter.selectOption(choice);
    await settled(page);
    const links = await page.locator(".table a").all();
    return Promise.all(links.map((link) => link.getAttribute("href")));
  };
  const link = (id: string): string => `/dashboard/cases/${id}`;
  expect(await listed("Due within 7 days")).toEqual([link(tomorrow), link(today)]);
  const within = await listed("Due within 30 days");
  expect(within).toContain(link(later));
  expect(await listed("Overdue")).not.toContain(link(today));
  await filter.selectOption("Due date");
  await settled(page);
  const shown = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day(1)));
  const row = page.getByRole("row").filter({ has: page.locator(`a[href="${link(tomorrow)}"]`) });
  expect(await row.innerText()).toContain(`Due date ${shown}`);
  const [below, whole] = [await row.locator(".below").boundingBox(), await row.boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
  expect(await visitor.violations()).toEqual([]);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test("the board shows archived cases on request alone, and its address keeps the choice", async () => {
  const key = await service.token("analyst");
  const archived = await caseIn(casesOf(service.url, key), "archivado");
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open("/cases?view=board");
  const card = page.locator(`.board a[href="/dashboard/cases/${archived}"]`);
  expect(await page.locator(".board section").count()).toBe(4);
  expect(await card.count()).toBe(0);
  await page.getByRole("link", { name: "Show archived cases" }).click();
  await card.waitFor();
  expect(await page.locator(".board section").count()).toBe(1);
  await page.getByRole("link", { name: "Show archived cases" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toContain("status=archivado");
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test("what the dossier says is shown before it is downloaded, a draft as a draft and a submitted case as final, at 390 pixels without a violation of axe", async () => {
  const key = await service.token("admin");
  const cases = casesOf(service.url, key);
  const { session_id } = (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ device: { is_tor: true } }) })).body;
  const { id } = (await cases.open({ session_id, description: "<b>Tres</b> cargos que no reconoce.", victim_name: "María González Ríos" })).body;
  visitor = await visit(browser, service.url, { viewport: { width: 390, height: 844 } });
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open(`/cases/${id}`);
  await page.getByRole("button", { name: "Preview dossier" }).click();
  const dialog = page.getByRole("dialog", { name: /^Dossier FRD-MX-/ });
  await dialog.getByText("Its content can change until the case is submitted.").waitFor();
  for (const said of ["<b>Tres</b> cargos que no reconoce.", "María González Ríos", "IP_TOR", "The document is in Spanish."])
    await dialog.getByText(said).waitFor();
  expect(await visitor.violations()).toEqual([]);
  expect(await page.evaluate<number>(WIDTH)).toBeLessThanOrEqual(390);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^FRD-MX-\d{4}-\d+\.pdf$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start review" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.locator("h1 .badge", { hasText: "Submitted" }).waitFor();
  await page.getByRole("button", { name: "Preview dossier" }).click();
  await dialog.getByText("Its content was fixed when the case was submitted.").waitFor();
});

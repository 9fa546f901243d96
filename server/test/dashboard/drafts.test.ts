// Text that is not sent yet survives a reload, for the person who wrote it and nobody else. In a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createSituation, type Situation } from "./situation.ts";
import { settled, signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let situation: Situation;
let visitor: Visitor;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  situation = await createSituation(service);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

/** Opens a place as a person in a new window. */
async function at(place: string, role: "admin" | "analyst" = "admin"): Promise<Visitor> {
  visitor = await visit(browser, service.url);
  await signIn(visitor, role, "Test");
  await visitor.open(place);
  return visitor;
}

/** Loads the page again, silent sign-in included. */
async function reload({ page }: Visitor): Promise<void> {
  await page.reload();
  await page.locator("main#main h1").waitFor();
  await settled(page);
}

const RESTORED = "What you had not saved or sent was restored.";
/** What the tab has stored, by key. */
const stored = ({ page }: Visitor): Promise<Record<string, string>> => page.evaluate<Record<string, string>>("({ ...sessionStorage })");
const drafts = async (person: Visitor): Promise<string[]> => Object.keys(await stored(person)).filter((key) => key.startsWith("draft "));

test.each([
  ["a comment on a case", () => `/cases/${situation.caseId}`, "Add a comment for the next person", "Add comment"],
  ["a note on a payment", () => `/assessments/${situation.sessionId}`, "Add a note for the next person", "Add note"],
  ["a note in the review queue", () => `/review?session=${situation.sessionId}`, "Add a note for the next person", "Add note"],
])("%s is there after a reload, and is stored no longer once it is sent", async (_, place, label, send) => {
  const person = await at(place());
  const { page } = person;
  const field = page.getByLabel(label);
  await field.fill("The payer called back ☎");
  await reload(person);
  await page.getByText(RESTORED).waitFor();
  expect(await field.inputValue()).toBe("The payer called back ☎");
  expect(await person.violations()).toEqual([]);
  await page.getByRole("button", { name: send }).click();
  await page.getByText(RESTORED).waitFor({ state: "detached" });
  await settled(page);
  expect([await field.inputValue(), await drafts(person)]).toEqual(["", []]);
  await reload(person);
  expect([await field.inputValue(), await page.getByText(RESTORED).count()]).toEqual(["", 0]);
});

test("a rule that is being written and one that is being changed are open again after a reload, and can be discarded", async () => {
  const person = await at("/rules/new");
  const { page } = person;
  await page.getByLabel("Name").fill("Night payouts");
  await reload(person);
  await page.getByText(RESTORED).waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Night payouts");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  expect([await page.getByLabel("Name").inputValue(), await drafts(person)]).toEqual(["", []]);

  await person.open(`/rules/${situation.ruleId}`);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Name").fill("Another name");
  await reload(person);
  await page.getByText(RESTORED).waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Another name");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await drafts(person)).toEqual([]);
});

test("thresholds that were moved are where they were after a reload", async () => {
  const person = await at("/thresholds");
  const { page } = person;
  const decline = page.getByLabel("Decline", { exact: false }).and(page.locator("input[type=number]"));
  const before = await decline.inputValue();
  await decline.fill("88");
  await decline.blur();
  await reload(person);
  await page.getByText(RESTORED).waitFor();
  expect(await decline.inputValue()).toBe("88");
  await page.getByRole("button", { name: "Discard changes" }).click();
  expect([await decline.inputValue(), await drafts(person)]).toEqual([before, []]);
});

test("what is stored names neither the person nor a token, and belongs to one object", async () => {
  const person = await at(`/cases/${situation.caseId}`);
  const { page } = person;
  await page.getByLabel("Add a comment for the next person").fill("Only this");
  const [key = "", ...others] = await drafts(person);
  expect([key, others]).toEqual([expect.stringMatching(new RegExp(`^draft [0-9a-f]{16} comment ${situation.caseId}$`)), []]);
  const all = await stored(person);
  expect(all[key]).toBe('"Only this"');
  expect(JSON.stringify(all)).not.toMatch(/eyJ|bearer|@|admin/i);
  await person.open(`/assessments/${situation.sessionId}`);
  expect(await page.getByLabel("Add a note for the next person").inputValue()).toBe("");
});

test("another person in the same tab does not find the text, and sign-out removes it", async () => {
  const person = await at(`/cases/${situation.caseId}`);
  const { page } = person;
  await page.getByLabel("Add a comment for the next person").fill("Between us");
  await page.getByRole("button", { name: /^Admin of Test/ }).click();
  await page.getByRole("button", { name: "Sign in as somebody else" }).click();
  await page.getByRole("button", { name: /^Analyst of Test/i }).click();
  await page.getByLabel("Add a comment for the next person").waitFor();
  expect([await page.getByLabel("Add a comment for the next person").inputValue(), await drafts(person)]).toEqual(["", []]);
  await page.getByLabel("Add a comment for the next person").fill("Of the analyst");
  expect(await drafts(person)).toHaveLength(1);
  await page.getByRole("button", { name: /^Analyst of Test/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  // the sandbox's identity provider requests it once more
  await page.getByRole("button", { name: "Stay signed in" }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  expect(await drafts(person)).toEqual([]);
});

// Every page for every role, in a real browser before the whole service: no complaint of the browser, no violation of axe, nothing over the side.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Role, rolePermissions } from "../../../generated/credentials.ts";
import { startBrowser } from "../harness/browser.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createSituation, type Situation } from "./situation.ts";
import { go, signIn, type Visitor, visit, WIDTH } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let situation: Situation;
let visitor: Visitor | undefined;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  situation = await createSituation(service);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  await visitor?.close();
  visitor = undefined;
});

/** Addresses, and the permission that reading them takes. */
const places = [
  ["/", "stats:read"],
  ["/statistics", "stats:read"],
  ["/statistics?by=signal&days=7&interval=hour&line=lift", "stats:read"],
  ["/review", "assessments:read"],
  ["/assessments", "assessments:read"],
  // the overview reads the same listing
  ["/assessments?review=open", "assessments:read"],
  ["/assessments/{sessionId}", "assessments:read"],
  ["/entities", "assessments:read"],
  ["/entities/payer/{payer}", "assessments:read"],
  ["/entities/device/never-seen", "assessments:read"],
  ["/entities/none/never-seen", "assessments:read"],
  ["/rules", "rules:read"],
  ["/rules/new", "rules:write"],
  ["/rules/{ruleId}", "rules:read"],
  ["/lists", "blocklists:read"],
  ["/lists?view=allowlist", "blocklists:read"],
  ["/lists?view=custom", "blocklists:read"],
  ["/models", "models:read"],
  ["/models?view=calibration", "models:read"],
  ["/models/{modelId}", "models:read"],
  ["/thresholds", "stats:read"],
  ["/network", "network:signals:read"],
  ["/cases", "cases:read"],
  ["/cases?view=board", "cases:read"],
  ["/cases?view=recommended", "cases:read"],
  ["/cases/{caseId}", "cases:read"],
  ["/submerchants", "submerchants:read"],
  ["/submerchants?id={submerchantId}", "submerchants:read"],
  ["/webhooks", "webhooks:read"],
  ["/webhooks?view=deliveries", "webhooks:read"],
  ["/connections", "webhooks:read"],
  ["/keys", "keys:read"],
  ["/team", "organization:read"],
  ["/data-protection", "data_subjects:read"],
  ["/data-protection?id={dataSubjectRequestId}", "data_subjects:read"],
  ["/approvals", "organization:read"],
  ["/audit", "audit:read"],
  ["/settings", "organization:read"],
] as const;

const addressOf = (place: string): string => place.replace(/\{(\w+)\}/, (_, name: keyof Situation) => situation[name]);

describe.each(["admin", "analyst", "viewer"] as const)("for %s", (role: Role) => {
  test("each page opens without a complaint, or names the permission that is missing", async () => {
    visitor = await visit(browser, service.url);
    await signIn(visitor, role, "Test");
    for (const [place, permission] of places) {
      const permitted = (rolePermissions[role] as readonly string[]).includes(permission);
      if (permitted) await visitor.open(addressOf(place));
      else {
        await go(visitor.page, addressOf(place));
        await visitor.page.getByText(`Your role lacks the permission ${permission}`).waitFor();
      }
      expect(await visitor.page.locator("[role=alert]").count(), place).toBe(0);
    }
    expect(visitor.complaints).toEqual([]);
  }, 60_000);

  test("navigation offers what the role may read, and nothing else", async () => {
    visitor = await visit(browser, service.url);
    await signIn(visitor, role, "Test");
    const offered = await visitor.page.locator("nav a:not(.docs)").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const readable = places.filter(([place, permission]) => /^\/[\w-]*$/.test(place) && (rolePermissions[role] as readonly string[]).includes(permission));
    expect(offered.toSorted()).toEqual(readable.map(([place]) => `/dashboard${place}`).toSorted());
  });
});

describe.each([
  ["light", 1440],
  ["dark", 1440],
  ["light", 320],
] as const)("in the %s theme at %i pixels", (colorScheme, width) => {
  test("axe finds nothing on any page, and nothing runs over its side", async () => {
    visitor = await visit(browser, service.url, { colorScheme, viewport: { width, height: 900 } });
    expect(await visitor.violations(), "sign-in").toEqual([]);
    await signIn(visitor, "admin", "Test");
    for (const [place] of places) {
      await visitor.open(addressOf(place));
      expect(await visitor.violations(), place).toEqual([]);
      expect(await visitor.page.evaluate<number>(WIDTH), place).toBeLessThanOrEqual(width);
    }
    expect(await visitor.page.evaluate<boolean>("document.documentElement.classList.contains('dark')")).toBe(colorScheme === "dark");
    expect(visitor.complaints).toEqual([]);
  }, 90_000);
});

test.each([
  ["es-MX", "Cola de revisión", "Auditoría"],
  ["pt-BR", "Fila de revisão", "Auditoria"],
])("a browser in %s gets its language, and numbers in it", async (locale, review, audit) => {
  visitor = await visit(browser, service.url, { locale });
  await visitor.page.locator("button.primary").click();
  await visitor.page.getByRole("button", { name: /^Admin of Test/ }).click();
  await visitor.page.getByRole("link", { name: review }).waitFor();
  await visitor.page.getByRole("link", { name: audit }).waitFor();
  expect(await visitor.page.evaluate<string>("document.documentElement.lang")).toBe(locale.slice(0, 2));
  expect(visitor.complaints).toEqual([]);
});

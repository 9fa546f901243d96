// What registering an endpoint answers to addresses that events are not sent to.
import { expect, test } from "vitest";
import { endpointChecks } from "../../src/delivery/webhooks/checks.ts";

const message = (url: string, local: boolean, sandbox: boolean): string | undefined => endpointChecks({ local }, sandbox)({ url })[0]?.message;

test("a sandbox names the setting that allows the developer's own machine", () => {
  expect(message("http://localhost:4000/hooks", false, true)).toMatch(/^must begin with https:\/\/, unless .*WEBHOOKS_ALLOW_LOCAL=true$/);
  expect(message("http://localhost:4000/hooks", true, true)).toBeUndefined();
});

test("production names no such setting, and neither does a sandbox where there is none", () => {
  expect(message("http://localhost:4000/hooks", false, false)).toBe("must begin with https://");
  expect(message("ftp://shop.example/hooks", false, true)).toBe("must begin with https://");
});

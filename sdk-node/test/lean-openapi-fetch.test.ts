// What the published bundles leave out of openapi-fetch. That the rest still works is for the smoke projects of the packaging check.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lean } from "../packaging/openapi-fetch.ts";

const whole = readFileSync(new URL(import.meta.resolve("openapi-fetch")), "utf8");
const client = (code: string) => code.slice(code.indexOf("function createClient"), code.indexOf("class PathCallForwarder"));

describe("the bundled openapi-fetch", () => {
  test("has no default serializers, no look at Node, and no methods beside request and use", () => {
    const bundled = client(lean(whole));
    expect(bundled).not.toMatch(/default\w+Serializer|createQuerySerializer|supportsRequestInitExt|throw new Error|\b(GET|TRACE|eject)\(/);
    for (const part of ["request(method", "use(...middleware)", "onRequest", "onResponse"]) expect(bundled).toContain(part);
  });

  test("is not made by guess: a file that looks otherwise is refused", () => {
    expect(() => lean(whole.replace("|| defaultPathSerializer", "?? defaultPathSerializer"))).toThrow("openapi-fetch has no  || defaultPathSerializer");
    expect(() => lean("")).toThrow(/openapi-fetch has no/);
  });
});

import { describe, expect, test } from "vitest";
import { filledIn, findExample, findIn } from "../src/later.ts";

const known = { made: { id: "7", data: [{ hash: "ab" }], headers: { "x-request-id": "r" } }, sandbox: { psp: { submerchant_id: null } } };

describe("a value that is known later", () => {
  test("is substituted anywhere, with its own type", () => {
    const request = { key: "{made.headers.x-request-id}", path: { id: "{made.id}" }, body: { list: ["{made.data.0.hash}", "{made.data}"] } };
    expect(filledIn(request, findIn(known))).toEqual({ key: "r", path: { id: "7" }, body: { list: ["ab", [{ hash: "ab" }]] } });
  });

  test("is filled in when it is null", () => {
    expect(filledIn("{sandbox.psp.submerchant_id}", findIn(known))).toBeNull();
  });

  test("that is missing fails, and what there is is shown", () => {
    expect(() => filledIn({ id: "{made.key}" }, findIn(known))).toThrow('{made.key} is not known: {"id":"7"');
    expect(() => filledIn("{unmade.id}", findIn(known))).toThrow("{unmade.id} is not known");
  });

  test("is an example where nothing is remembered", () => {
    expect(filledIn({ path: { id: "{made.id}" } }, findExample)).toEqual({ path: { id: expect.stringMatching(/^[0-9a-f]{8}-/) } });
  });

  test("leaves texts with braces, patterns and matchers alone", () => {
    const untouched = { text: '{"amount": 10,', half: "{", more: "{made.id} and {made.id}", pattern: /\{made\}/, matcher: expect.any(String) };
    expect(filledIn(untouched, findIn(known))).toStrictEqual(untouched);
  });
});

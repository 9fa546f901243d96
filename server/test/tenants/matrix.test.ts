// The tenant matrix: every operation, every field that names a resource, everyone who may call. What is another's is what does not exist.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { foreignFindings, ownFindings } from "./answers.ts";
import { allForeignCases, foreignCases, matrixCallers, meetingOf, ownCases } from "./cases.ts";
import { createWorld, type Presence, presenceIn } from "./world.ts";

let service: TestService;
let presence: Presence;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback", logLevel: "warn" });
  await createWorld(service.database);
  presence = await presenceIn(service);
});
afterAll(() => service.close());

/** Milliseconds for the cases of a caller: about a thousand requests, on a machine that may be busy. */
const TIMEOUT = 120_000;

const listed = matrixCallers.map((caller) => ({ caller, name: caller.name, foreign: foreignCases(caller).length, own: ownCases(caller).length }));

describe("what is another's answers as what does not exist, byte for byte, and stays as it is", () => {
  test.each(listed.filter(({ foreign }) => foreign > 0))(
    "$name: $foreign cases",
    async ({ caller }) => {
      expect(await foreignFindings(service, presence, caller)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe("what is one's own is there", () => {
  test.each(listed)("$name: $own cases", async ({ caller }) => {
    expect(await ownFindings(service, presence, caller)).toEqual([]);
  });
});

test("whatever is left out of a caller's cases is in another's: every field meets everything that somebody has", () => {
  const taken = new Set(matrixCallers.flatMap(foreignCases).map(meetingOf));
  expect(matrixCallers.flatMap(allForeignCases).filter((one) => !taken.has(meetingOf(one)))).toEqual([]);
});

test("the matrix is no small one", () => {
  const total = listed.reduce((sum, { foreign, own }) => sum + foreign + own, 0);
  expect(total).toBeGreaterThanOrEqual(1000);
});

// The table of scenarios: honest payments pass, blatant fraud does not. Each in an organization of its own, over HTTP, with the past it needs.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { blatantPayins, blatantPayouts } from "./scenarios/blatant.ts";
import { honestPayins, honestPayouts } from "./scenarios/honest.ts";
import { createWorld, type Scenario } from "./scenarios/world.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

const honest = [...honestPayins, ...honestPayouts];
const blatant = [...blatantPayins, ...blatantPayouts];

async function decided({ decide, segment }: Scenario): Promise<string> {
  const { decision, risk_score, signals } = await decide(await createWorld(service, segment));
  return `${decision} (${risk_score}: ${signals.join(", ")})`;
}

/** One of these decisions, with whatever score and signals: the message then names them. */
const oneOf = (decisions: readonly string[]): RegExp => new RegExp(`^(${decisions.join("|")}) `);

describe.each([
  ["honest, so approved", honest, ["approve"]],
  ["blatant, so not approved", blatant, ["challenge", "review", "decline"]],
] as const)("%s", (_, scenarios, usual) => {
  for (const scenario of scenarios) {
    test(`${scenario.name}: ${scenario.reason}`, async () => {
      expect(await decided(scenario)).toMatch(oneOf(scenario.expected ?? usual));
    });
  }
});

test("the table has at least 75 scenarios, each with a name of its own", () => {
  const names = [...honest, ...blatant].map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(75);
  expect(new Set(names).size).toBe(names.length);
});

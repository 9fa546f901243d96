// The table of scenarios: honest payments pass, blatant fraud does not. Each in an organization of its own, over HTTP, with the past it needs.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { blatantPayins, blatantPayouts } from "./scenarios/blatant.ts";
import { honestPayins, honestPayouts } from "./scenarios/honest.ts";
import { createWorld, type Requirement, type Scenario } from "./scenarios/world.ts";

/** Scenarios that need something else are left out until it is switched on here. */
const READY: Readonly<Record<Requirement, boolean>> = {
  // fill-in values are nobody's: not counted, not blocked
  placeholders: true,
  // a fraud that was done to a payer does not speak against that payer
  "robbed payers keep their record": process.env.SCENARIOS === "all",
};

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
    const run = scenario.needs === undefined || READY[scenario.needs] ? test : test.skip;
    run(`${scenario.name}: ${scenario.reason}`, async () => {
      expect(await decided(scenario)).toMatch(oneOf(scenario.expected ?? usual));
    });
  }
});

test("the table has at least 75 scenarios, each with a name of its own", () => {
  const names = [...honest, ...blatant].map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(75);
  expect(new Set(names).size).toBe(names.length);
});

// What the weekly limit of a fitted model is taken against, after everything that can happen to models.
import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentOf } from "../../src/learning/models/document.ts";
import { limitBasis } from "../../src/learning/models/limit-basis.ts";
import { RiskModel } from "../../src/learning/models/model.entity.ts";
import { promote, propose, rollBack } from "../../src/learning/models/transitions.ts";
import { JOB } from "../../src/learning/models/upkeep.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { serviceActing } from "../../src/platform/tenancy/service-acting.ts";
import { createTenancy, type Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../src/platform/time/clock.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

let database: TestDatabase;
let orm: MikroORM;
let tenancy: Tenancy;
let now = NOW;
const clock: Clock = { ...systemClock, now: () => now };
beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOrm(database.url, 60_000);
  tenancy = createTenancy(orm, unwatched, identifiers, undefined, undefined, clock);
});
afterAll(async () => {
  await orm.close();
  await database.close();
});

/** A model goes live with this weight, so many days ago; or the live one is rolled back. */
type Step =
  | { readonly ago: number; readonly live: number; readonly limited?: boolean; readonly source?: "fitted" | "manual" | "pooled" }
  | { readonly ago: number; readonly back: "previous" | "catalogue" };

/** The weight that the limit is taken against; null: the catalogue's. */
async function basisAfter(steps: readonly Step[]): Promise<number | null> {
  const { id } = await createTenant(database.url);
  const acting = serviceActing(id, JOB);
  for (const step of steps) {
    now = NOW - step.ago * DAY;
    await tenancy.change(acting, async (tenant) => {
      if ("back" in step) return rollBack(tenant, await tenant.em.findOneOrFail(RiskModel, { state: "live" }), step.back, undefined);
      const { live, limited = true, source = "fitted" } = step;
      const document = documentOf({ weights: { IP_TOR: live }, curves: {} }, null);
      return promote(tenant, await propose(tenant, { source, document, weeklyLimit: limited }), "approved");
    });
  }
  now = NOW;
  const tables = await tenancy.within(acting, (tenant) => limitBasis(tenant, NOW - 7 * DAY));
  return tables?.weights.IP_TOR ?? null;
}

const old: Step = { ago: 20, live: 30 };

test.each<[what: string, steps: readonly Step[], basis: number | null]>([
  ["no model", [], null],
  ["a model that was live a week ago", [old], 30],
  ["the first model, of this week", [{ ago: 3, live: 50 }], null],
  ["two models within the limit in one week: they share one limit", [old, { ago: 6, live: 36 }, { ago: 3, live: 42 }], 30],
  ["one without the limit", [old, { ago: 4, live: 85, limited: false }], 85],
  ["one without the limit, then one within it", [old, { ago: 4, live: 85, limited: false }, { ago: 2, live: 88 }], 85],
  ["one within the limit, then one without it", [old, { ago: 4, live: 36 }, { ago: 2, live: 85, limited: false }], 85],
  ["weights that a person set", [old, { ago: 2, live: 60, limited: false, source: "manual" }], 60],
  ["pooled weights to begin with", [{ ago: 2, live: 70, limited: false, source: "pooled" }], 70],
  ["one that was rolled back", [old, { ago: 4, live: 36 }, { ago: 2, back: "previous" }], 30],
  ["one that was live for long and was rolled back", [{ ago: 30, live: 20 }, old, { ago: 2, back: "previous" }], 20],
  ["one that was rolled back, then another within the limit", [{ ago: 30, live: 20 }, old, { ago: 4, back: "previous" }, { ago: 2, live: 24 }], 20],
  [
    "a return to a model of this week, then another within the limit",
    [old, { ago: 6, live: 36 }, { ago: 5, live: 42 }, { ago: 4, back: "previous" }, { ago: 2, live: 40 }],
    36,
  ],
  [
    "the same model put back twice",
    [old, { ago: 6, live: 36 }, { ago: 5, back: "previous" }, { ago: 4, live: 34 }, { ago: 3, back: "previous" }, { ago: 2, live: 33 }],
    30,
  ],
  ["a return to the catalogue", [old, { ago: 2, back: "catalogue" }], null],
  ["a return to the catalogue, then another within the limit", [old, { ago: 4, back: "catalogue" }, { ago: 2, live: 50 }], null],
])("%s", async (_, steps, basis) => {
  expect(await basisAfter(steps)).toBe(basis);
});

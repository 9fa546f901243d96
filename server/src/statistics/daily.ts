// Figures by day.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { facts } from "./counted-facts.ts";
import { assessedFacts, assessedIn, outcomesIn } from "./counts.ts";
import { readFigures } from "./figures.ts";
import { calendarOf, type DaysQuery } from "./period.ts";
import { submerchantOf } from "./scope.ts";

type Schemas = components["schemas"];

/** The days. Throws VALIDATION_ERROR for invalid days or time zone, NOT_FOUND for an unknown submerchant. */
export async function readDays(tenant: Tenant, query: DaysQuery & { readonly submerchant_id?: string }): Promise<Schemas["DailyStatsSeries"]> {
  const { days, timezone } = calendarOf(query, tenant.clock.now());
  const submerchantId = await submerchantOf(tenant, query.submerchant_id);
  const byDay = await readFigures(tenant, submerchantId, days, [...assessedFacts, facts.outcome]);
  const data = byDay.map((figures, index) => ({ date: days[index]?.date ?? "", ...assessedIn(figures), by_outcome: outcomesIn(figures) }));
  return { data, timezone, submerchant_id: submerchantId };
}

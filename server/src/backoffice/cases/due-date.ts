// When a case is due: the terms in which regulators require institutions to answer a customer's claim.
import type { components } from "../../../../generated/types.ts";
import { DAY } from "../../platform/time/time.ts";
import type { ClaimTerm } from "../../values/countries/country.ts";
import { jurisdictions } from "../../values/countries/index.ts";

type Jurisdiction = components["schemas"]["Jurisdiction"];

/** The term of a regulator for answering a customer's claim. */
interface RegulatorTerm extends ClaimTerm {
  readonly jurisdiction: Jurisdiction;
  /** The regulator, as cases name it. */
  readonly regulator: string;
  /** Where the days of the regulator begin. */
  readonly timeZone: string;
}

/**
 * The terms that we are sure of. They are about the answer to a customer's claim. That a case is due at their end is a default of ours: no norm that we know of sets a term for filing an
 * individual fraud with these regulators. The files of the countries say why a regulator has none.
 */
export const claimTerms: readonly RegulatorTerm[] = jurisdictions.flatMap(([jurisdiction, { regulators, timeZone }]) =>
  regulators.flatMap(({ acronym, claimTerm }) => (claimTerm === undefined ? [] : [{ ...claimTerm, jurisdiction, regulator: acronym, timeZone }])),
);

/** The day (ISO) on which a case is due that is opened at this time (epoch ms); null where no term is known. */
export function dueDateOf(jurisdiction: Jurisdiction, regulator: string, openedAt: number): string | null {
  const name = regulator.trim().toUpperCase();
  const term = claimTerms.find((one) => one.jurisdiction === jurisdiction && one.regulator === name);
  return term === undefined ? null : endOf(term, openedAt);
}

function endOf({ days, unit, timeZone }: RegulatorTerm, openedAt: number): string {
  // a day is a moment in UTC from here on: none is longer or shorter
  let day = Date.parse(`${new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(openedAt)}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day += DAY;
    if (unit === "calendar_days" || !isWeekend(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

function isWeekend(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}

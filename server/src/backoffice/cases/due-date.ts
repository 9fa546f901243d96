// When a case is due: the terms in which regulators require institutions to answer a customer's claim.
import type { components } from "../../../../generated/types.ts";
import { DAY } from "../../platform/time/time.ts";

type Jurisdiction = components["schemas"]["Jurisdiction"];

/** A term for answering a customer's claim. */
export interface ClaimTerm {
  readonly jurisdiction: Jurisdiction;
  /** The regulator, as cases name it. */
  readonly regulator: string;
  /** From the day after the claim. */
  readonly days: number;
  /** Business days are Monday to Friday: without public holidays, the day is never later than the norm's. */
  readonly unit: "business_days" | "calendar_days";
  /** The norm, and the article where we are sure of it. */
  readonly source: string;
  /** Where the days of the regulator begin. */
  readonly timeZone: string;
}

/**
 * The terms that we are sure of. They are about the answer to a customer's claim. That a case is due at their end is a default of ours: no norm that we know of sets a term for filing an
 * individual fraud with these regulators. Extensions that a norm allows are left out.
 *
 * Without a term, and why:
 * - CNBV (MX): complaints are supervised by CONDUSEF; name it as the regulator of the case for its term.
 * - CMF (CL): Ley 20.009, art. 5, sets terms for refunds, which depend on the amount in UF and were changed in 2024 (Ley 21.673).
 * - BCB (BR): the terms depend on the channel (ombudsman, Pix special refund mechanism) and are not counted from the opening of a case.
 * - SFC (CO): the term depends on the channel of the complaint (Circular Básica Jurídica; Circular Externa 023 de 2021).
 */
export const claimTerms: readonly ClaimTerm[] = [
  {
    jurisdiction: "AR",
    regulator: "BCRA",
    days: 10,
    unit: "business_days",
    source: "Texto ordenado «Protección de los usuarios de servicios financieros», sección 3",
    timeZone: "America/Argentina/Buenos_Aires",
  },
  {
    jurisdiction: "MX",
    regulator: "CONDUSEF",
    days: 30,
    unit: "business_days",
    source: "Ley de Protección y Defensa al Usuario de Servicios Financieros, art. 50 Bis",
    timeZone: "America/Mexico_City",
  },
  {
    jurisdiction: "PE",
    regulator: "SBS",
    days: 15,
    unit: "business_days",
    source: "Reglamento de Gestión de Reclamos y Requerimientos, Resolución SBS N.º 04036-2022",
    timeZone: "America/Lima",
  },
  {
    jurisdiction: "PE",
    regulator: "INDECOPI",
    days: 15,
    unit: "business_days",
    source: "Código de Protección y Defensa del Consumidor, Ley N.º 29571, art. 24 (Ley N.º 31435)",
    timeZone: "America/Lima",
  },
  {
    jurisdiction: "UY",
    regulator: "BCU",
    days: 15,
    unit: "calendar_days",
    source: "Recopilación de Normas de Regulación y Control del Sistema Financiero, art. 327",
    timeZone: "America/Montevideo",
  },
];

/** The day (ISO) on which a case is due that is opened at this time (epoch ms); null where no term is known. */
export function dueDateOf(jurisdiction: Jurisdiction, regulator: string, openedAt: number): string | null {
  const name = regulator.trim().toUpperCase();
  const term = claimTerms.find((one) => one.jurisdiction === jurisdiction && one.regulator === name);
  return term === undefined ? null : endOf(term, openedAt);
}

function endOf({ days, unit, timeZone }: ClaimTerm, openedAt: number): string {
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

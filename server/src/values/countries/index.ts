// The countries that more is known of than their code: all that is said of one is in its file.
import type { components } from "../../../../generated/types.ts";
import { argentina } from "./ar.ts";
import { bolivia } from "./bo.ts";
import { brazil } from "./br.ts";
import { chile } from "./cl.ts";
import { colombia } from "./co.ts";
import type { Country, Currency, SupervisedCountry } from "./country.ts";
import { costaRica } from "./cr.ts";
import { dominicanRepublic } from "./do.ts";
import { ecuador } from "./ec.ts";
import { otherCurrencies, otherTimeZones } from "./elsewhere.ts";
import { guatemala } from "./gt.ts";
import { honduras } from "./hn.ts";
import { mexico } from "./mx.ts";
import { nicaragua } from "./ni.ts";
import { panama } from "./pa.ts";
import { peru } from "./pe.ts";
import { paraguay } from "./py.ts";
import { uruguay } from "./uy.ts";
import { venezuela } from "./ve.ts";

type Jurisdiction = components["schemas"]["Jurisdiction"];

/** Countries by ISO 3166-1 code. A jurisdiction of the contract without regulators does not compile. */
export const countries = {
  AR: argentina,
  BO: bolivia,
  BR: brazil,
  CL: chile,
  CO: colombia,
  CR: costaRica,
  DO: dominicanRepublic,
  EC: ecuador,
  GT: guatemala,
  HN: honduras,
  MX: mexico,
  NI: nicaragua,
  PA: panama,
  PE: peru,
  PY: paraguay,
  UY: uruguay,
  VE: venezuela,
} as const satisfies Readonly<Record<string, Country>> & Readonly<Record<Jurisdiction, SupervisedCountry>>;

const all: readonly (readonly [code: string, country: Country])[] = Object.entries(countries);

/** Countries that have regulators in the contract, in the order of their codes. */
export const jurisdictions: readonly (readonly [code: Jurisdiction, country: SupervisedCountry])[] = all.flatMap(([code, country]) =>
  "regulators" in country ? [[code as Jurisdiction, country as SupervisedCountry] as const] : [],
);

/** Currencies that more is known of than their decimals. */
export const knownCurrencies: readonly Currency[] = [...all.flatMap(([, { currency }]) => currency ?? []), ...otherCurrencies];

/** Time zones in which most people of a country live, by code. */
export const mainTimeZones: ReadonlyMap<string, string> = new Map([
  ...all.flatMap(([code, { timeZone }]) => (timeZone === undefined ? [] : [[code, timeZone] as const])),
  ...Object.entries(otherTimeZones),
]);

// Checks of settings beyond the schema: existing signals and countries, and the sign of a weight.
import { getCountry } from "countries-and-timezones";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { catalogue } from "../../scoring/signals/index.ts";
import { settableSignals } from "./settings.ts";

/** Failing fields of a raw body that changes an organization. */
export function organizationChecks(body: unknown): FieldFailure[] {
  const { signal_weights: weights, high_risk_countries: highRisk } = fieldsOf(body);
  return [
    ...thresholdFailures(fieldsOf(body)),
    ...signalWeightFailures(fieldsOf(weights)),
    ...(Array.isArray(highRisk) ? highRisk.flatMap((code, index) => countryFailure(code, index) ?? []) : []),
  ];
}

/** Failing fields of raw weights by signal: existing signals with a weight that can be set, each with the sign of the catalogue's. */
export function signalWeightFailures(weights: Readonly<Record<string, unknown>>): FieldFailure[] {
  return Object.entries(weights).flatMap(([code, weight]) => weightFailure(code, weight) ?? []);
}

/** Thresholds are given in one of three forms; probabilities rise; frauds and refusals cost something. */
function thresholdFailures(fields: Readonly<Record<string, unknown>>): FieldFailure[] {
  const { threshold_probabilities: probabilities, threshold_costs: costs } = fields;
  const given = (["thresholds", "threshold_probabilities", "threshold_costs"] as const).filter((name) => (fields[name] ?? null) !== null);
  const { challenge, review, decline } = fieldsOf(probabilities);
  const { fraud, refusal } = fieldsOf(costs);
  const rises = (one: unknown, other: unknown): boolean => typeof one !== "number" || typeof other !== "number" || one <= other;
  return [
    ...given.slice(1).map((path) => ({ path, message: `send one of thresholds, threshold_probabilities and threshold_costs: ${given[0]} is there` })),
    ...(rises(challenge, review) ? [] : [{ path: "threshold_probabilities.review", message: `must not be below challenge (${challenge})` }]),
    ...(rises(review, decline) ? [] : [{ path: "threshold_probabilities.decline", message: `must not be below review (${review})` }]),
    ...(["fraud", "refusal"] as const)
      .filter((name) => isFree(name === "fraud" ? fraud : refusal))
      .map((name) => ({ path: `threshold_costs.${name}`, message: "must have a share or a fixed part above 0" })),
  ];
}

/** A cost that is there, and is nothing. */
function isFree(cost: unknown): boolean {
  if (typeof cost !== "object" || cost === null) return false;
  const { share = 0, fixed = 0 } = fieldsOf(cost);
  return share === 0 && fixed === 0;
}

function weightFailure(code: string, weight: unknown): FieldFailure | undefined {
  const path = `signal_weights.${code}`;
  const signal = settableSignals.find((known) => known === code);
  if (signal === undefined) return { path, message: "must be a signal with a configurable weight" };
  const usual = catalogue[signal].weight;
  if (typeof weight !== "number" || weight === 0 || Math.sign(weight) === Math.sign(usual)) return undefined;
  return { path, message: usual < 0 ? "must be between -100 and 0: the signal lowers the score" : "must be between 0 and 100: the signal raises the score" };
}

function countryFailure(code: unknown, index: number): FieldFailure | undefined {
  if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code) || getCountry(code) !== null) return undefined;
  return { path: `high_risk_countries[${index}]`, message: 'must be an ISO 3166-1 alpha-2 code such as "MX"' };
}

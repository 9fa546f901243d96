// The limits of a fitted model: one definition for the service and for the replay.
import type { Policy } from "../engine/policy.ts";
import { withinCatalogue } from "./catalogue-caps.ts";
import type { LearnedModel } from "./fit.ts";
import { limitPairs, limitUnobserved } from "./found-limit.ts";
import { limitLeastParts } from "./least-parts.ts";
import { limitWeek } from "./weekly-limit.ts";

/** A model within its limits against the catalogue, and within the weekly limit against `basis`; undefined: without that limit, which only a person may request. */
export function withinLimits(model: LearnedModel, basis: Policy | undefined): LearnedModel {
  const bounded = {
    ...model,
    weights: withinCatalogue(model.weights, model.evidence),
    leastParts: limitLeastParts(model.leastParts ?? {}, basis && (basis.leastParts ?? {})),
    unobserved: limitUnobserved(model.unobserved ?? {}, model.unobservedEvidence ?? {}, basis && (basis.unobserved ?? {})),
    pairs: limitPairs(model.pairs ?? [], basis && (basis.pairs ?? [])),
  };
  return basis === undefined ? bounded : limitWeek(bounded, basis);
}

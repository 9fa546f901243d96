// The limits of a fitted model: one definition for the service and for the replay.
import type { Policy } from "../engine/policy.ts";
import { withinCatalogue } from "./catalogue-caps.ts";
import type { LearnedModel } from "./fit.ts";
import { limitPairs, limitUnobserved } from "./found-limit.ts";
import { limitLeastParts } from "./least-parts.ts";
import { limitWeek } from "./weekly-limit.ts";

/** A model within its limits against the catalogue and against what was live a week ago; undefined: without the weekly limit, which only a person may request. */
export function withinLimits(model: LearnedModel, weekAgo: Policy | undefined): LearnedModel {
  const bounded = {
    ...model,
    weights: withinCatalogue(model.weights, model.evidence),
    leastParts: limitLeastParts(model.leastParts ?? {}, weekAgo && (weekAgo.leastParts ?? {})),
    unobserved: limitUnobserved(model.unobserved ?? {}, model.unobservedEvidence ?? {}, weekAgo && (weekAgo.unobserved ?? {})),
    pairs: limitPairs(model.pairs ?? [], weekAgo && (weekAgo.pairs ?? [])),
  };
  return weekAgo === undefined ? bounded : limitWeek(bounded, weekAgo);
}

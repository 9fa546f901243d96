// Which method of fitting suits an organization's data: both are fitted on the older settled payments and evaluated on the newer ones.
import { defaultPolicy, type Policy } from "../engine/policy.ts";
import { type Example, fitModel, type LearnedModel, withModel } from "./fit.ts";
import { fitOdds } from "./fit-odds.ts";
import { defaultGuards, type Guards } from "./least-evidence.ts";
import { averagePrecision, thresholdPoints } from "./measures.ts";
import { scoreFacts } from "./score-facts.ts";

/** Methods of fitting: by the chance of fraud (fit.ts), and by its log-odds (fit-odds.ts). */
const FITS = [fitOdds, fitModel] as const;

/** Share of the payments that both are fitted on, and the frauds that the rest needs to evaluate them. */
const OLDER = 0.7;
const LEAST_FRAUDS = 10;

/** Times the average precision of the log-odds that the noisy-or needs there: with a hundred frauds a smaller lead is chance (decision 61). */
const AHEAD = 1.1;

/** Fits by log-odds, unless the noisy-or is clearly ahead on the newest payments. `examples` in the order of time. */
export function fitBest(examples: readonly Example[], prior: Policy = defaultPolicy, guards: Guards = defaultGuards): LearnedModel | undefined {
  const cut = Math.floor(OLDER * examples.length);
  const [older, newer] = [examples.slice(0, cut), examples.slice(cut)];
  if (newer.filter(({ fraud }) => fraud).length < LEAST_FRAUDS) return fitOdds(examples, prior, guards);
  const [odds = -1, chance = -1] = FITS.map((fit) => {
    const model = fit(older, prior, guards);
    if (model === undefined) return undefined;
    const policy = withModel(prior, model);
    return averagePrecision(thresholdPoints(newer.map(({ facts, flow, fraud }) => ({ score: scoreFacts(facts, policy, flow), fraud }))));
  });
  return (chance > AHEAD * odds ? fitModel : fitOdds)(examples, prior, guards);
}

// Names of facts: which exist, in which flow they are observed, and which one a misspelled name was meant to be.
import { type FactPath, type FactRule, facts } from "../../../../generated/facts.ts";
import { factsByPath } from "../facts/fact-index.ts";
import { catalogue } from "../signals/index.ts";
import type { Flow } from "../situation/transaction.ts";

/** Every fact, in the order of the contract. */
export const factRules: readonly FactRule[] = facts;

const paths = facts.map(({ path }) => path);

/** Groups of facts, in the order of the contract. */
export const groups: ReadonlySet<string> = new Set(factRules.map(({ path }) => groupOf(path)));

/** Names of the facts of a group. */
const namesOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...groups].map((group) => [group, paths.filter((path) => groupOf(path) === group).map((path) => path.slice(group.length + 1))]),
);

/** A fact by its path; undefined: there is none. */
export const factOf = (path: string): FactRule | undefined => (isFact(path) ? factsByPath.get(path) : undefined);

/** Is it the path of a fact? */
export const isFact = (path: string): path is FactPath => (factsByPath as ReadonlyMap<string, FactRule>).has(path);

/** The flows in which a fact can be observed. */
export function flowsOf({ path, signal, weighs }: FactRule): readonly Flow[] {
  if (path.startsWith("payout.")) return ["payout"];
  const signals = new Set([signal, ...weighs]);
  const flows = Object.entries(catalogue).flatMap(([code, rule]) => (signals.has(code) ? rule.flows : []));
  return flows.length === 0 ? ["payin", "payout"] : (["payin", "payout"] as const).filter((flow) => flows.includes(flow));
}

/** The fact of this name in whatever group; undefined: none. */
export function factNamed(name: string): FactPath | undefined {
  return paths.find((path) => path.endsWith(`.${name}`));
}

/** The fact that an unknown one was most likely meant to be; undefined: none is near. */
export function nearestFact(group: string, name: string): FactPath | undefined {
  const nearGroup = groups.has(group) ? group : nearest(group, groups);
  const members = namesOf.get(nearGroup ?? "") ?? [];
  const near = members.includes(name) ? name : nearest(name, members);
  return near === undefined ? factNamed(name) : paths.find((path) => path === `${nearGroup}.${near}`);
}

/** A name in messages: at most 60 characters. */
export const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** The end of a message that knows a nearer name. */
export const didYouMean = (name: string | undefined): string => (name === undefined ? "" : ` Did you mean \`${name}\`?`);

/** The candidate with the fewest edits, fewer than half of the name's characters and at most four; undefined: none. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bound = Math.min(5, Math.ceil(name.length / 2));
  for (const candidate of candidates) {
    const edits = editsBetween(name.toLowerCase(), candidate.toLowerCase(), bound);
    if (edits >= bound) continue;
    bound = edits;
    best = candidate;
  }
  return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours between two names (optimal string alignment distance), or `bound` where there are as many or more. */
function editsBetween(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) >= bound) return bound;
  let [earlier, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let fewest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (earlier[j - 2] ?? 0) + 1);
      fewest = Math.min(fewest, edits);
      row.push(edits);
    }
    if (fewest >= bound) return bound;
    [earlier, previous] = [previous, row];
  }
  return previous[b.length] ?? bound;
}

function groupOf(path: string): string {
  return path.slice(0, path.indexOf("."));
}

// Facts as rules read them: an array by fact id, made once for all rules of an assessment.
import { type BesideFacts, type FactValue, factValues } from "../facts/decode.ts";
import { factId, factsById } from "../facts/rules.ts";
import { isFact } from "./names.ts";

/** The facts of a decision by fact id (see generated/facts.ts); undefined: could not be observed. Booleans are booleans. */
export type RuleFacts = readonly (FactValue | undefined)[];

/** Is the value on the custom list? A list that does not exist has no values. */
export type InList = (list: string, value: string) => boolean;

const SIZE = Math.max(...factsById.keys()) + 1;
const booleans: ReadonlySet<number> = new Set([...factsById.values()].filter(({ type }) => type === "boolean").map(({ id }) => id));

/** The stored facts of a decision for rules. `beside`: the facts that are read from other columns of the assessment and from its request. */
export function ruleFactsOf(stored: string, beside: BesideFacts): RuleFacts {
  const values = emptyFacts();
  for (const [id, value] of factValues(stored)) if (id < SIZE) values[id] = booleans.has(id) ? Boolean(value) : value;
  for (const path in beside) if (isFact(path)) values[factId(path)] = beside[path];
  return values;
}

function emptyFacts(): (FactValue | undefined)[] {
  return new Array<FactValue | undefined>(SIZE).fill(undefined);
}

// Facts as rules read them: an array by fact id, made once for all rules of an assessment.
import type { BesideFacts, FactValue } from "../facts/decode.ts";
import { factId, factsById } from "../facts/fact-index.ts";
import { isFact } from "./fact-names.ts";

/** The facts of a decision by fact id (see generated/facts.ts); undefined: could not be observed. Booleans are booleans. */
export type RuleFacts = readonly (FactValue | undefined)[];

/** Is the value on the custom list? A list that does not exist has no values. */
export type InList = (list: string, value: string) => boolean;

const SIZE = Math.max(...factsById.keys()) + 1;
/** By fact id: 1 for a boolean, which is stored as 0 or 1. */
const booleans = Uint8Array.from({ length: SIZE }, (_, id) => Number(factsById.get(id)?.type === "boolean"));

/** The stored facts of a decision for rules. `beside`: the facts that are read from other columns of the assessment and from its request. */
export function ruleFactsOf(stored: string, beside: BesideFacts): RuleFacts {
  const values = emptyFacts();
  const flat = JSON.parse(stored) as readonly (number | string)[];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const id = flat[index] as number;
    // a fact of a later release, read after a rollback
    if (id < SIZE) values[id] = booleans[id] === 1 ? Boolean(flat[index + 1]) : flat[index + 1];
  }
  for (const path in beside) if (isFact(path)) values[factId(path)] = beside[path];
  return values;
}

function emptyFacts(): (FactValue | undefined)[] {
  return new Array<FactValue | undefined>(SIZE).fill(undefined);
}

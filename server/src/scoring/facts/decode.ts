// Stored facts, for fits (by signal) and for readers (as the contract has them).

import { facts as rules } from "../../../../generated/facts.ts";
import type { components } from "../../../../generated/types.ts";
import type { Facts } from "../engine/evaluate.ts";
import type { SignalCode } from "../signals/index.ts";
import type { Fact } from "../signals/signal.ts";
import { factsById, factsOfSignal } from "./fact-index.ts";

/** Facts as the contract has them. */
export type DecisionFacts = components["schemas"]["DecisionFacts"];

/** A value of a fact. */
export type FactValue = number | string | boolean;

/** The stored facts by id. */
export function factValues(stored: string): Map<number, FactValue> {
  const flat = JSON.parse(stored) as (number | string)[];
  const values = new Map<number, FactValue>();
  for (let index = 0; index + 1 < flat.length; index += 2) values.set(Number(flat[index]), flat[index + 1] ?? 0);
  return values;
}

/** What signals observed: the input of a fit, a backtest or a comparison of models. */
export function signalFactsOf(stored: string): Facts {
  const values = factValues(stored);
  const facts: Partial<Record<SignalCode, Fact>> = {};
  for (const [code, { observed, weight }] of factsOfSignal) {
    const value = values.get(observed);
    if (typeof value !== "number") continue;
    const part = weight === undefined ? undefined : values.get(weight);
    facts[code] = typeof part === "number" ? [value, part] : value;
  }
  return facts;
}

/** Facts that are read from other columns of the assessment and from its request. */
export type BesideFacts = Partial<Record<(typeof rules)[number]["path"], FactValue | undefined>>;

/** The facts as the contract has them; absent ones are those that could not be observed. */
export function decisionFacts(stored: string, beside: BesideFacts): DecisionFacts {
  const out: Record<string, Record<string, FactValue>> = Object.fromEntries(rules.map(({ path }) => [groupOf(path), {}]));
  const put = (path: string, value: FactValue): void => {
    const group = out[groupOf(path)];
    if (group !== undefined) group[path.slice(path.indexOf(".") + 1)] = value;
  };
  for (const [path, value] of Object.entries(beside)) if (value !== undefined) put(path, value);
  for (const [id, value] of factValues(stored)) {
    const rule = factsById.get(id);
    // a fact of a later release, read after a rollback
    if (rule !== undefined) put(rule.path, rule.type === "boolean" ? Boolean(value) : value);
  }
  return out as object as DecisionFacts;
}

const groupOf = (path: string): string => path.slice(0, path.indexOf("."));

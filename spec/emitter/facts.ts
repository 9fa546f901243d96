// The facts of a decision: `generated/facts.ts`, from the properties of `DecisionFacts`.
import { type Document, type Json, resolve, type Schema } from "./openapi.ts";

interface FactRow {
  id: number;
  path: string;
  type: Json;
  unit: Json;
  description: string;
  example: Json;
  default: Json;
  stored: boolean;
  signal: Json;
  weighs: Json[];
  [key: string]: Json;
}

/** `generated/facts.ts`: every fact with its rule, in the order of the contract. Throws where two facts share an id or a signal. */
export function factModule(document: Document): string {
  const groups = Object.entries(document.components.schemas.DecisionFacts?.properties ?? {});
  const facts = groups.flatMap(([group, reference]) =>
    Object.entries(resolve(document, reference).properties ?? {}).map(([name, schema]) => row(`${group}.${name}`, schema)),
  );
  assertDistinct(facts.map(({ id }) => id));
  assertDistinct(facts.flatMap(({ signal }) => signal ?? []));
  return `// Generated from spec/ by \`npm run generate\`. Do not edit.

/** A fact of a decision. */
export interface FactRule {
  /** Identifies the fact in stored assessments. */
  readonly id: number;
  /** Group and name, as in the contract's \`DecisionFacts\`. */
  readonly path: string;
  readonly type: "number" | "string" | "boolean";
  readonly unit: string | null;
  readonly description: string;
  readonly example: number | string | boolean;
  /** What stands for it where it could not be observed. */
  readonly default: number | string | boolean;
  /** False: it is read from other columns of the assessment. */
  readonly stored: boolean;
  /** The signal that grades it. */
  readonly signal: string | null;
  /** The signals whose strength it scales. */
  readonly weighs: readonly string[];
}

/** Every fact, in the order of the contract. */
export const facts = [
${facts.map((fact) => `  ${JSON.stringify(fact)},`).join("\n")}
] as const satisfies readonly FactRule[];

/** Path of a fact. */
export type FactPath = (typeof facts)[number]["path"];
`;
}

function row(path: string, schema: Schema): FactRow {
  const rule = schema["x-fact"];
  if (rule === undefined || schema.default === undefined || schema.description === undefined)
    throw new Error(`the fact ${path} needs @fact, a default and a description`);
  const { id, unit = null, signal = null, weighs = [], stored = true } = rule;
  const example = schema.examples?.[0] ?? schema.default;
  return { id, path, type: schema.type ?? "string", unit, description: schema.description, example, default: schema.default, stored, signal, weighs };
}

function assertDistinct(values: readonly Json[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`two facts have ${String(twice)}`);
}

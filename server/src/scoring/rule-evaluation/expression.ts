// A checked expression as a typed tree: what the check produces and the compiler reads.
import type { FactPath } from "../../../../generated/facts.ts";
import type { FactValue } from "../facts/decode.ts";

/** Types of the language, named as in CEL. A literal without a decimal point is an `int`; every numeric fact is a `double`, and both may be mixed. */
export type ExpressionType = "bool" | "double" | "int" | "string";

/** Operators of arithmetic. `+` also concatenates strings. */
export type Arithmetic = "+" | "-" | "*" | "/" | "%";

/** Comparisons. */
export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=";

/** Functions of strings. */
export type StringFunction = "startsWith" | "endsWith" | "contains" | "size" | "lowerAscii" | "upperAscii";

/** A node. `fails`: its evaluation can fail (arithmetic alone can). */
export type Expression = { readonly type: ExpressionType; readonly fails: boolean } & (
  | { readonly kind: "literal"; readonly value: FactValue }
  | { readonly kind: "fact"; readonly id: number; readonly absent: FactValue }
  | { readonly kind: "has"; readonly id: number }
  | { readonly kind: "not" | "negate"; readonly operand: Expression }
  | { readonly kind: "and" | "or"; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "compare"; readonly operator: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "arithmetic"; readonly operator: Arithmetic; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "condition"; readonly condition: Expression; readonly then: Expression; readonly otherwise: Expression }
  | { readonly kind: "in"; readonly value: Expression; readonly list: readonly Expression[] }
  | { readonly kind: "inList"; readonly list: string; readonly value: Expression }
  | { readonly kind: "string"; readonly name: StringFunction; readonly receiver: Expression; readonly argument: Expression | undefined }
);

/** Why an expression is refused, and where. */
export interface ExpressionError {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number;
  /** The offending name, where it is one. */
  readonly name?: string;
  /** The existing name that is nearest to it, where one is near. */
  readonly nearest?: string;
}

/** What a valid expression probably does not mean, and where. */
export type ExpressionWarning = Pick<ExpressionError, "message" | "line" | "column">;

/** An expression that passed its check. */
export interface CheckedExpression {
  readonly expression: Expression;
  /** Facts that it reads, in the order of the contract. */
  readonly facts: readonly FactPath[];
  /** Custom lists that it reads, sorted. */
  readonly lists: readonly string[];
  /** Estimated work of one evaluation: about the number of facts, operators and list lookups (each 10). */
  readonly cost: number;
}

/** Limits of an expression. */
export const limits = { characters: 2_000, depth: 32, listValues: 64, errors: 10 } as const;

/** Types as messages name them. */
export const typeNames: Readonly<Record<ExpressionType, string>> = { bool: "a boolean", double: "a number", int: "a number", string: "a string" };

// Types of operators: comparison, arithmetic and `in`.

import type { ASTNode } from "@marcbachmann/cel-js";
import type { Checking } from "./checking.ts";
import { type Arithmetic, type Comparison, type Expression, limits, typeNames } from "./expression.ts";

type Binary<Operator extends string> = Extract<ASTNode, { op: Operator }>;

/** Does the node compare? */
export function isComparison(node: ASTNode): node is Binary<Comparison> {
  return ["==", "!=", "<", "<=", ">", ">="].includes(node.op);
}

/** Does the node calculate? */
export function isArithmetic(node: ASTNode): node is Binary<Arithmetic> {
  return ["+", "-", "*", "/", "%"].includes(node.op);
}

/** A comparison: of two numbers, two strings, or (for equality) two booleans. */
export function readComparison(check: Checking, node: Binary<Comparison>, depth: number): Expression | undefined {
  const sides = readSides(check, node, depth);
  if (sides === undefined) return undefined;
  const [left, right] = sides;
  const operator = node.op;
  if (!sameKind(left, right))
    return check.refuse(node.args[1], `\`${operator}\` compares ${typeNames[left.type]} with ${typeNames[right.type]}.${hintFor(left, right)}`);
  if (left.type === "bool" && operator !== "==" && operator !== "!=") return check.refuse(node, `Booleans have no order: compare them with \`==\` or \`!=\`.`);
  return { kind: "compare", operator, type: "bool", fails: left.fails || right.fails, left, right };
}

/** Arithmetic of numbers; `+` also concatenates strings. Of two integers the result is one. */
export function readArithmetic(check: Checking, node: Binary<Arithmetic>, depth: number): Expression | undefined {
  const sides = readSides(check, node, depth);
  if (sides === undefined) return undefined;
  const [left, right] = sides;
  const operator = node.op;
  if (operator === "+" && left.type === "string" && right.type === "string")
    return { kind: "arithmetic", operator, type: "string", fails: left.fails || right.fails, left, right };
  const [wrong, at] = isNumber(left) ? [right, node.args[1]] : [left, node.args[0]];
  if (!isNumber(wrong)) return check.refuse(at, `\`${operator}\` needs numbers, this is ${typeNames[wrong.type]}.`);
  return { kind: "arithmetic", operator, type: left.type === "int" && right.type === "int" ? "int" : "double", fails: true, left, right };
}

/** `value in [a, b, c]`. */
export function readIn(check: Checking, node: Binary<"in">, depth: number): Expression | undefined {
  const [valueNode, listNode] = node.args;
  const value = check.read(valueNode, depth + 1);
  if (listNode.op !== "list")
    return check.refuse(
      listNode,
      'The right side of `in` is a list such as `["MX", "CO"]`. Use `contains` for a part of a string, `in_list` for a custom list.',
    );
  if (listNode.args.length > limits.listValues)
    return check.refuse(listNode, `A list has at most ${limits.listValues} values: use a custom list and \`in_list\`.`);
  if (listNode.args.length === 0) return check.refuse(listNode, "The list is empty.");
  const list: Expression[] = [];
  for (const item of listNode.args) {
    const read = check.read(item, depth + 2);
    if (read === undefined || value === undefined) return undefined;
    if (!sameKind(value, read)) return check.refuse(item, `\`in\` looks for ${typeNames[value.type]}, but this value is ${typeNames[read.type]}.`);
    list.push(read);
  }
  return value && { kind: "in", type: "bool", fails: value.fails || list.some(({ fails }) => fails), value, list };
}

/** Both sides; a chain to the left is one level. */
function readSides(check: Checking, node: Binary<Comparison | Arithmetic>, depth: number): readonly [Expression, Expression] | undefined {
  const [leftNode, rightNode] = node.args;
  const left = check.read(leftNode, isArithmetic(leftNode) && isArithmetic(node) ? depth : depth + 1);
  const right = check.read(rightNode, depth + 1);
  return left === undefined || right === undefined ? undefined : [left, right];
}

const isNumber = ({ type }: Expression): boolean => type === "double" || type === "int";

const sameKind = (left: Expression, right: Expression): boolean => left.type === right.type || (isNumber(left) && isNumber(right));

function hintFor(left: Expression, right: Expression): string {
  const types = new Set([left.type, right.type]);
  if (types.has("string") && (types.has("double") || types.has("int"))) return " Put a string in quotes, a number not.";
  if (types.has("bool") && (types.has("double") || types.has("int"))) return " Flags that are numbers are 1 or 0.";
  return "";
}

// The check of an expression: the syntax tree is read once, every construct that is not listed here is refused with its position, and what remains is typed.

import type { ASTNode } from "@marcbachmann/cel-js";
import type { FactPath } from "../../../../generated/facts.ts";
import { factsByPath } from "../facts/fact-index.ts";
import type { Flow } from "../situation/transaction.ts";
import { readCall } from "./calls.ts";
import type { Checking } from "./checking.ts";
import { type CheckedExpression, type Expression, type ExpressionError, type ExpressionWarning, limits, typeNames } from "./expression.ts";
import { didYouMean, factNamed, factOf, flowsOf, groups, nearest, nearestFact, shortened } from "./fact-names.ts";
import { isArithmetic, isComparison, readArithmetic, readComparison, readIn } from "./operators.ts";
import { parseExpression, positionOf } from "./parse.ts";
import { warningsOf } from "./warnings.ts";

/** The flow of a rule. */
export type RuleFlow = Flow | "all";

/** What a check found. */
export type ExpressionCheck =
  | { readonly valid: true; readonly checked: CheckedExpression; readonly warnings: readonly ExpressionWarning[] }
  | { readonly valid: false; readonly errors: readonly ExpressionError[] };

/**
 * Checks an expression for a flow: a boolean over the facts of decisions. `lists`: the custom lists that exist; without them, any name of a list will do. At most ten errors
 * are reported. Hostile text is refused within 5 ms.
 */
export function checkExpression(text: string, flow: RuleFlow, lists?: ReadonlySet<string>): ExpressionCheck {
  const tree = parseExpression(text);
  if ("message" in tree) return { valid: false, errors: [tree] };
  const check = startCheck(text, flow, lists);
  const expression = check.read(tree, 1);
  if (expression !== undefined && expression.type !== "bool")
    check.refuse(tree, `The expression is ${typeNames[expression.type]}, but a rule needs true or false: compare it with something.`);
  if (expression === undefined || check.errors.length > 0) return { valid: false, errors: check.errors.slice(0, limits.errors) };
  const facts = [...factsByPath.keys()].filter((path) => check.facts.has(path));
  return { valid: true, checked: { expression, facts, lists: [...check.listsRead].sort(), cost: costOf(expression) }, warnings: warningsOf(tree, text) };
}

const factTypes = { boolean: "bool", number: "double", string: "string" } as const;

interface RunningCheck extends Checking {
  readonly errors: ExpressionError[];
  readonly facts: ReadonlySet<FactPath>;
  readonly listsRead: ReadonlySet<string>;
}

function startCheck(text: string, flow: RuleFlow, lists: ReadonlySet<string> | undefined): RunningCheck {
  const errors: ExpressionError[] = [];
  const facts = new Set<FactPath>();
  const listsRead = new Set<string>();
  const refuse: Checking["refuse"] = (node, message, { name, nearest: near, at = node.start } = { name: "" }) => {
    if (errors.length < limits.errors)
      errors.push({ message, ...positionOf(text, at), ...(name !== "" && { name: shortened(name) }), ...(near !== undefined && { nearest: near }) });
    return undefined;
  };
  const fact: Checking["fact"] = (node) => {
    const [group, name] = node.op === "." && node.args[0].op === "id" ? [node.args[0].args, node.args[1]] : [];
    if (group === undefined || name === undefined) return refuse(node, "Expected a fact here, such as `payer.country`.");
    const path = `${group}.${name}`;
    const rule = factOf(path);
    if (rule === undefined) {
      const near = errors.length < limits.errors ? nearestFact(group, name) : undefined;
      const at = groups.has(group) ? node.pos : node.start;
      return refuse(node, `Unknown fact \`${shortened(path)}\`.${didYouMean(near)}`, { name: path, nearest: near, at });
    }
    if (flow !== "all" && !flowsOf(rule).includes(flow))
      return refuse(node, `\`${path}\` is never observed in a ${flow}, the flow of this rule.`, { name: path });
    facts.add(path as FactPath);
    return { id: rule.id, type: factTypes[rule.type], absent: rule.default };
  };
  const check: RunningCheck = {
    errors,
    facts,
    lists,
    listsRead,
    refuse,
    fact,
    readsList: (name) => listsRead.add(name),
    read: (node, depth) => {
      if (errors.length >= limits.errors) return undefined;
      if (depth > limits.depth) return refuse(node, `The expression is nested deeper than ${limits.depth} levels.`);
      return readNode(check, node, depth);
    },
  };
  return check;
}

function readNode(check: Checking, node: ASTNode, depth: number): Expression | undefined {
  switch (node.op) {
    case "value":
      return readLiteral(check, node);
    case "id":
      return readName(check, node);
    case ".": {
      const fact = check.fact(node);
      return fact && { kind: "fact", fails: false, ...fact };
    }
    case "call":
    case "rcall":
      return readCall(check, node, depth);
    case "!_":
    case "-_":
      return readUnary(check, node, depth);
    case "&&":
    case "||":
      return readLogic(check, node, depth);
    case "?:":
      return readCondition(check, node, depth);
    case "in":
      return readIn(check, node, depth);
    case "list":
      return check.refuse(node, "A list may stand only on the right of `in`.");
    case "map":
      return check.refuse(node, "Maps are not supported.");
    case "[]":
    case "[?]":
    case ".?":
      return check.refuse(node, "An index is not supported: write `group.fact`, for example `payer.country`.");
    default:
      if (isComparison(node)) return readComparison(check, node, depth);
      if (isArithmetic(node)) return readArithmetic(check, node, depth);
      return check.refuse(node, "This is not supported in rules.");
  }
}

function readLiteral(check: Checking, node: Extract<ASTNode, { op: "value" }>): Expression | undefined {
  const value = node.args;
  switch (typeof value) {
    case "boolean":
      return { kind: "literal", type: "bool", fails: false, value };
    case "string":
      return { kind: "literal", type: "string", fails: false, value };
    case "number":
      return { kind: "literal", type: "double", fails: false, value };
    case "bigint": {
      if (value <= BigInt(Number.MAX_SAFE_INTEGER)) return { kind: "literal", type: "int", fails: false, value: Number(value) };
      return check.refuse(node, `An integer is at most ${Number.MAX_SAFE_INTEGER}.`);
    }
    default:
      if (value === null) return check.refuse(node, "There is no `null`: an absent fact has a default, and `has(payer.country)` shows whether it is known.");
      return check.refuse(
        node,
        value instanceof Uint8Array ? "Byte strings are not supported." : "Unsigned integers are not supported: write the number without `u`.",
      );
  }
}

function readName(check: Checking, node: Extract<ASTNode, { op: "id" }>): undefined {
  const name = node.args;
  if (groups.has(name)) return check.refuse(node, `\`${name}\` is a group of facts: name one of them, for example \`${exampleOf(name)}\`.`, { name });
  const near = factNamed(name) ?? nearest(name, groups);
  return check.refuse(node, `Unknown name \`${shortened(name)}\`.${didYouMean(near)}`, { name, nearest: near });
}

const exampleOf = (group: string): string => [...factsByPath.keys()].find((path) => path.startsWith(`${group}.`)) ?? group;

function readUnary(check: Checking, node: Extract<ASTNode, { op: "!_" | "-_" }>, depth: number): Expression | undefined {
  const operand = check.read(node.args, depth + 1);
  if (operand === undefined) return undefined;
  if (node.op === "!_")
    return operand.type === "bool"
      ? { kind: "not", type: "bool", fails: operand.fails, operand }
      : check.refuse(node, `\`!\` needs a boolean, this is ${typeNames[operand.type]}.`);
  if (operand.type === "double" || operand.type === "int") return { kind: "negate", type: operand.type, fails: operand.fails, operand };
  return check.refuse(node, `\`-\` needs a number, this is ${typeNames[operand.type]}.`);
}

function readLogic(check: Checking, node: Extract<ASTNode, { op: "&&" | "||" }>, depth: number): Expression | undefined {
  // a chain is one level
  const left = check.read(node.args[0], node.args[0].op === node.op ? depth : depth + 1);
  const right = check.read(node.args[1], depth + 1);
  if (left === undefined || right === undefined) return undefined;
  for (const [side, operand] of [left, right].entries())
    if (operand.type !== "bool") {
      const at = node.args[side] ?? node;
      return check.refuse(
        at,
        `\`${node.op}\` needs booleans, this is ${typeNames[operand.type]}: compare it, for example with \`${operand.type === "string" ? '== "…"' : "== 1"}\`.`,
      );
    }
  return { kind: node.op === "&&" ? "and" : "or", type: "bool", fails: left.fails || right.fails, left, right };
}

function readCondition(check: Checking, node: Extract<ASTNode, { op: "?:" }>, depth: number): Expression | undefined {
  const [condition, then, otherwise] = [check.read(node.args[0], depth + 1), check.read(node.args[1], depth + 1), check.read(node.args[2], depth + 1)];
  if (condition === undefined || then === undefined || otherwise === undefined) return undefined;
  if (condition.type !== "bool") return check.refuse(node.args[0], `The condition before \`?\` must be a boolean, this is ${typeNames[condition.type]}.`);
  const type = then.type === otherwise.type ? then.type : isNumber(then) && isNumber(otherwise) ? "double" : undefined;
  if (type === undefined)
    return check.refuse(
      node.args[2],
      `Both results of \`?:\` must have the same type: this is ${typeNames[otherwise.type]}, the other one ${typeNames[then.type]}.`,
    );
  return { kind: "condition", type, fails: condition.fails || then.fails || otherwise.fails, condition, then, otherwise };
}

const isNumber = ({ type }: Expression): boolean => type === "double" || type === "int";

function costOf(expression: Expression): number {
  switch (expression.kind) {
    case "literal":
      return 0;
    case "fact":
    case "has":
      return 1;
    case "not":
    case "negate":
      return 1 + costOf(expression.operand);
    case "condition":
      return 1 + costOf(expression.condition) + Math.max(costOf(expression.then), costOf(expression.otherwise));
    case "in":
      return 1 + costOf(expression.value) + expression.list.reduce((sum, value) => sum + costOf(value), 0);
    case "inList":
      return 10 + costOf(expression.value);
    case "string":
      return 1 + costOf(expression.receiver) + (expression.argument === undefined ? 0 : costOf(expression.argument));
    default:
      return 1 + costOf(expression.left) + costOf(expression.right);
  }
}

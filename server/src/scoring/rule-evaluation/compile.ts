// From a checked expression to a function: one closure per node, without a look-up by name, a BigInt or a type test at run time.
import { checkExpression } from "./check.ts";
import type { Arithmetic, CheckedExpression, Comparison, Expression, ExpressionError } from "./expression.ts";
import type { InList, RuleFacts } from "./fact-array.ts";

/** Decides whether a rule matches. Throws {@link RuleFailure}, nothing else. */
export type RuleCondition = (facts: RuleFacts, inList: InList) => boolean;

/** Why an evaluation failed. */
export type FailureReason = "division_by_zero" | "number_out_of_range";

/** An evaluation failed: the rule does not match. Made once per reason, because a failing rule may fail in every assessment. */
export class RuleFailure extends Error {
  override readonly name = "RuleFailure";
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason === "division_by_zero" ? "division by zero" : "a number is out of range");
    this.reason = reason;
  }
}

/** An expression that is not valid, or no longer: facts can be removed by a release. */
export class InvalidExpression extends Error {
  override readonly name = "InvalidExpression";
  readonly errors: readonly ExpressionError[];
  constructor(errors: readonly ExpressionError[]) {
    super(errors[0]?.message ?? "The expression is not valid.");
    this.errors = errors;
  }
}

/** A compiled expression, and what it reads. */
export interface CompiledExpression extends Pick<CheckedExpression, "facts" | "lists" | "cost"> {
  readonly matches: RuleCondition;
  /** Its look-ups in custom lists: the value depends on strings of the request alone. */
  readonly lookUps: readonly ListLookUp[];
}

/** A look-up in a custom list. */
export interface ListLookUp {
  readonly list: string;
  readonly value: (facts: RuleFacts) => string;
}

/** Compiles an expression. Throws {@link InvalidExpression}. */
export function compileExpression(text: string): CompiledExpression {
  const check = checkExpression(text, "all");
  if (!check.valid) throw new InvalidExpression(check.errors);
  const { expression, facts, lists, cost } = check.checked;
  return { matches: compile<boolean>(expression), facts, lists, cost, lookUps: lookUpsOf(expression) };
}

function lookUpsOf(node: Expression): ListLookUp[] {
  if (node.kind === "inList") {
    const value = compile<string>(node.value);
    return [{ list: node.list, value: (facts) => value(facts, () => false) }];
  }
  return Object.values(node)
    .flat()
    .flatMap((part: unknown) => (isNode(part) ? lookUpsOf(part) : []));
}

const isNode = (part: unknown): part is Expression => typeof part === "object" && part !== null && "kind" in part;

const divisionByZero = new RuleFailure("division_by_zero");
const outOfRange = new RuleFailure("number_out_of_range");

type Evaluate<T> = (facts: RuleFacts, inList: InList) => T;

/** The closure of a node. The check settled that it answers a `T`. */
function compile<T>(node: Expression): Evaluate<T> {
  return closure(node) as Evaluate<unknown> as Evaluate<T>;
}

function closure(node: Expression): Evaluate<boolean | number | string> {
  switch (node.kind) {
    case "literal": {
      const { value } = node;
      return () => value;
    }
    case "fact": {
      const { id, absent } = node;
      return (facts) => facts[id] ?? absent;
    }
    case "has": {
      const { id } = node;
      return (facts) => facts[id] !== undefined;
    }
    case "not": {
      const operand = compile<boolean>(node.operand);
      return (facts, inList) => !operand(facts, inList);
    }
    case "negate": {
      const operand = compile<number>(node.operand);
      return (facts, inList) => -operand(facts, inList);
    }
    case "and":
    case "or":
      return logic(node);
    case "compare":
      return comparison(node);
    case "arithmetic":
      return node.type === "string" ? concatenation(node) : arithmetic(node);
    case "condition": {
      const condition = compile<boolean>(node.condition);
      const [then, otherwise] = [closure(node.then), closure(node.otherwise)];
      return (facts, inList) => (condition(facts, inList) ? then(facts, inList) : otherwise(facts, inList));
    }
    case "in":
      return membership(node);
    case "inList": {
      const { list } = node;
      const value = compile<string>(node.value);
      return (facts, inList) => inList(list, value(facts, inList));
    }
    case "string":
      return stringFunction(node);
  }
}

type Node<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** As in CEL, a side that fails does not matter where the other one decides: `false && failure` and `failure && false` are both false. */
function logic(node: Node<"and" | "or">): Evaluate<boolean> {
  const [left, right] = [compile<boolean>(node.left), compile<boolean>(node.right)];
  if (!node.left.fails)
    return node.kind === "and"
      ? (facts, inList) => left(facts, inList) && right(facts, inList)
      : (facts, inList) => left(facts, inList) || right(facts, inList);
  const decides = node.kind === "or";
  return (facts, inList) => {
    let value: boolean;
    try {
      value = left(facts, inList);
    } catch (failure) {
      if (right(facts, inList) === decides) return decides;
      throw failure;
    }
    return value === decides ? decides : right(facts, inList);
  };
}

/** Compares numbers with numbers, strings with strings (by UTF-16 code units) and, for equality, booleans. */
function comparison({ operator, left: leftNode, right: rightNode }: Node<"compare">): Evaluate<boolean> {
  // most rules compare a fact with a constant: one closure less to call
  if (leftNode.kind === "fact" && rightNode.kind === "literal") return comparedWith(leftNode.id, leftNode.absent, operator, rightNode.value);
  const [left, right] = [compile<number>(leftNode), compile<number>(rightNode)];
  const comparisons: Readonly<Record<Comparison, Evaluate<boolean>>> = {
    "==": (facts, inList) => left(facts, inList) === right(facts, inList),
    "!=": (facts, inList) => left(facts, inList) !== right(facts, inList),
    "<": (facts, inList) => left(facts, inList) < right(facts, inList),
    "<=": (facts, inList) => left(facts, inList) <= right(facts, inList),
    ">": (facts, inList) => left(facts, inList) > right(facts, inList),
    ">=": (facts, inList) => left(facts, inList) >= right(facts, inList),
  };
  return comparisons[operator];
}

type Value = boolean | number | string;

function comparedWith(id: number, absent: Value, operator: Comparison, value: Value): Evaluate<boolean> {
  const comparisons: Readonly<Record<Comparison, Evaluate<boolean>>> = {
    "==": (facts) => (facts[id] ?? absent) === value,
    "!=": (facts) => (facts[id] ?? absent) !== value,
    "<": (facts) => (facts[id] ?? absent) < value,
    "<=": (facts) => (facts[id] ?? absent) <= value,
    ">": (facts) => (facts[id] ?? absent) > value,
    ">=": (facts) => (facts[id] ?? absent) >= value,
  };
  return comparisons[operator];
}

/** Arithmetic of doubles; of two integers the quotient is truncated, as in CEL. Fails where the result is not finite, or not an exact integer. */
function arithmetic({ operator, type, left: leftNode, right: rightNode }: Node<"arithmetic">): Evaluate<number> {
  const [left, right] = [compile<number>(leftNode), compile<number>(rightNode)];
  const inRange = type === "int" ? Number.isSafeInteger : Number.isFinite;
  const operation = operations[operator];
  const divides = operator === "/" || operator === "%";
  return (facts, inList) => {
    const [dividend, divisor] = [left(facts, inList), right(facts, inList)];
    if (divides && divisor === 0) throw divisionByZero;
    let result = operation(dividend, divisor);
    if (type === "int") result = Math.trunc(result);
    if (!inRange(result)) throw outOfRange;
    return result;
  };
}

const operations: Readonly<Record<Arithmetic, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
};

function concatenation({ left: leftNode, right: rightNode }: Node<"arithmetic">): Evaluate<string> {
  const [left, right] = [compile<string>(leftNode), compile<string>(rightNode)];
  return (facts, inList) => left(facts, inList) + right(facts, inList);
}

/** Values up to which a list is searched from its beginning. */
const FEW = 4;

function membership({ value: valueNode, list }: Node<"in">): Evaluate<boolean> {
  const value = compile<Value>(valueNode);
  if (list.every(({ kind }) => kind === "literal")) {
    const values = list.flatMap((item) => (item.kind === "literal" ? [item.value] : []));
    if (values.length <= FEW) return (facts, inList) => values.includes(value(facts, inList));
    const set = new Set(values);
    return (facts, inList) => set.has(value(facts, inList));
  }
  const items = list.map((item) => compile<Value>(item));
  return (facts, inList) => {
    const wanted = value(facts, inList);
    return items.some((item) => item(facts, inList) === wanted);
  };
}

function stringFunction({ name, receiver: receiverNode, argument: argumentNode }: Node<"string">): Evaluate<Value> {
  const receiver = compile<string>(receiverNode);
  const argument = argumentNode === undefined ? (): string => "" : compile<string>(argumentNode);
  const functions: Readonly<Record<typeof name, Evaluate<Value>>> = {
    startsWith: (facts, inList) => receiver(facts, inList).startsWith(argument(facts, inList)),
    endsWith: (facts, inList) => receiver(facts, inList).endsWith(argument(facts, inList)),
    contains: (facts, inList) => receiver(facts, inList).includes(argument(facts, inList)),
    // code points, as in CEL
    size: (facts, inList) => Array.from(receiver(facts, inList)).length,
    lowerAscii: (facts, inList) => receiver(facts, inList).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
    upperAscii: (facts, inList) => receiver(facts, inList).replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
  };
  return functions[name];
}

// The functions of the language. Whatever is not here is refused by name.

import type { ASTNode } from "@marcbachmann/cel-js";
import type { Checking } from "./checking.ts";
import { type Expression, type StringFunction, typeNames } from "./expression.ts";
import { didYouMean, nearest, shortened } from "./fact-names.ts";

type Call = Extract<ASTNode, { op: "call" | "rcall" }>;

/** Arguments of the functions of strings, and what they answer. */
const stringFunctions: Readonly<Record<StringFunction, { readonly arguments: 0 | 1; readonly type: "bool" | "int" | "string" }>> = {
  startsWith: { arguments: 1, type: "bool" },
  endsWith: { arguments: 1, type: "bool" },
  contains: { arguments: 1, type: "bool" },
  size: { arguments: 0, type: "int" },
  lowerAscii: { arguments: 0, type: "string" },
  upperAscii: { arguments: 0, type: "string" },
};

const globalFunctions = ["has", "in_list", "size"];

/** Why functions that CEL has are not here. */
const refused: Readonly<Record<string, string>> = {
  matches: "Regular expressions are not supported: use `startsWith`, `endsWith`, `contains` or `in`.",
  ...Object.fromEntries(
    ["all", "exists", "exists_one", "map", "filter"].map((name) => [
      name,
      `Loops such as \`${name}\` are not supported: list the alternatives with \`||\`, or use \`in\`.`,
    ]),
  ),
};

/** A call: `has(fact)`, `in_list("name", value)`, or a function of a string. */
export function readCall(check: Checking, node: Call, depth: number): Expression | undefined {
  const [name, receiver, parameters] = node.op === "call" ? [node.args[0], undefined, node.args[1]] : node.args;
  const why = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (why !== undefined) return check.refuse(node, why, named(node));
  if (receiver === undefined && name === "has") return readHas(check, node, parameters);
  if (receiver === undefined && name === "in_list") return readInList(check, node, parameters, depth);
  if (receiver === undefined && name === "size" && parameters[0] !== undefined) return readString(check, node, name, parameters[0], parameters.slice(1), depth);
  if (receiver !== undefined && isStringFunction(name)) return readString(check, node, name, receiver, parameters, depth);
  return refuseUnknown(check, node);
}

/** The name of a call, and where it stands: after the value that it is called on. */
function named(node: Call): { readonly name: string; readonly at: number } {
  const [name, receiver] = node.args;
  return { name, at: node.op === "call" || Array.isArray(receiver) ? node.start : Math.max(node.start, node.input.indexOf(name, receiver.end)) };
}

function refuseUnknown(check: Checking, node: Call): undefined {
  const method = node.op === "rcall";
  const call = named(node);
  const name = shortened(call.name);
  if (!method && isStringFunction(name)) return check.refuse(node, `\`${name}\` is called on a string: \`value.${name}(…)\`.`, call);
  if (method && globalFunctions.includes(name)) return check.refuse(node, `\`${name}\` is not called on a value: write \`${name}(…)\`.`, call);
  const near = nearest(name, method ? Object.keys(stringFunctions) : globalFunctions);
  return check.refuse(node, `Unknown function \`${name}\`.${didYouMean(near)}`, { ...call, nearest: near });
}

function readHas(check: Checking, node: Call, [fact, ...others]: readonly ASTNode[]): Expression | undefined {
  if (fact === undefined || others.length > 0 || fact.op !== ".") return check.refuse(node, "`has` takes one fact: `has(payer.country)`.", { name: "has" });
  const known = check.fact(fact);
  return known && { kind: "has", type: "bool", fails: false, id: known.id };
}

function readInList(check: Checking, node: Call, [list, value, ...others]: readonly ASTNode[], depth: number): Expression | undefined {
  if (list === undefined || value === undefined || others.length > 0)
    return check.refuse(node, '`in_list` takes the name of a list and a string: `in_list("trusted_bins", card.bin)`.', { name: "in_list" });
  if (list.op !== "value" || typeof list.args !== "string") return check.refuse(list, "The name of the list must be a string in quotes.", { name: "in_list" });
  if (check.lists !== undefined && !check.lists.has(list.args)) {
    const near = nearest(list.args, check.lists);
    return check.refuse(list, `There is no list \`${shortened(list.args)}\`.${didYouMean(near)}`, { name: list.args, nearest: near });
  }
  const read = check.read(value, depth + 1);
  if (read === undefined) return undefined;
  if (read.type !== "string") return check.refuse(value, `\`in_list\` looks for a string, this is ${typeNames[read.type]}.`, { name: "in_list" });
  if (!isOfRequest(read))
    return check.refuse(
      value,
      "`in_list` looks for a string of the request: a fact, text, or both joined, because values are looked up before anything is counted.",
      {
        name: "in_list",
      },
    );
  check.readsList(list.args);
  return { kind: "inList", type: "bool", fails: read.fails, list: list.args, value: read };
}

/** Is a string made of strings alone? Every fact that is a string is of the request. */
function isOfRequest(node: Expression): boolean {
  if (node.kind === "literal" || node.kind === "fact") return node.type === "string";
  if (node.kind === "arithmetic") return isOfRequest(node.left) && isOfRequest(node.right);
  return node.kind === "string" && isOfRequest(node.receiver) && (node.argument === undefined || isOfRequest(node.argument));
}

function readString(
  check: Checking,
  node: Call,
  name: StringFunction,
  receiverNode: ASTNode,
  parameters: readonly ASTNode[],
  depth: number,
): Expression | undefined {
  const { arguments: count, type } = stringFunctions[name];
  if (parameters.length !== count) return check.refuse(node, count === 0 ? `\`${name}\` takes no argument.` : `\`${name}\` takes one argument.`, named(node));
  const receiver = check.read(receiverNode, depth + 1);
  const [parameter] = parameters;
  const argument = parameter === undefined ? undefined : check.read(parameter, depth + 1);
  if (receiver === undefined || (parameter !== undefined && argument === undefined)) return undefined;
  if (receiver.type !== "string") return check.refuse(receiverNode, `\`${name}\` is a function of strings, this is ${typeNames[receiver.type]}.`, { name });
  if (argument !== undefined && argument.type !== "string")
    return check.refuse(parameter ?? node, `\`${name}\` takes a string, this is ${typeNames[argument.type]}.`, { name });
  return { kind: "string", name, type, fails: receiver.fails || argument?.fails === true, receiver, argument };
}

const isStringFunction = (name: string): name is StringFunction => Object.hasOwn(stringFunctions, name);

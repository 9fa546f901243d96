// What a valid expression probably does not mean: thousands written with a point, and division by 0.
import type { ASTNode } from "@marcbachmann/cel-js";
import { type ExpressionWarning, limits } from "./expression.ts";
import { factOf } from "./fact-names.ts";
import { isArithmetic, isComparison } from "./operators.ts";
import { positionOf } from "./parse.ts";

/** Units of money. */
const MONEY: ReadonlySet<string | null> = new Set(["major units", "USD"]);

/** A number with a point before its last three digits. Spanish and Portuguese write thousands so. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** The warnings about an expression that passed its check. */
export function warningsOf(tree: ASTNode, text: string): readonly ExpressionWarning[] {
  const warnings: ExpressionWarning[] = [];
  const warn = (node: ASTNode, message: string): void => {
    if (warnings.length < limits.errors) warnings.push({ message, ...positionOf(text, node.start) });
  };
  const visit = (node: ASTNode, besideMoney: boolean): void => {
    const source = text.slice(node.start, node.end);
    // three zeros are no decimals that anybody writes
    if (node.op === "value" && typeof node.args === "number" && THOUSANDS.test(source) && (besideMoney || source.endsWith(".000")))
      warn(node, `\`${source}\` is ${node.args}: the point separates decimals. For ${spelled(source)}, write \`${source.replace(".", "")}\`.`);
    if ((node.op === "/" || node.op === "%") && isZero(node.args[1])) warn(node.args[1], "Division by 0: the rule fails where this is evaluated.");
    const parts = partsOf(node);
    const money = (isComparison(node) || isArithmetic(node) || node.op === "in") && parts.some(holdsMoney);
    for (const part of parts) visit(part, money || (besideMoney && (node.op === "list" || node.op === "-_")));
  };
  visit(tree, false);
  return warnings;
}

/** A number as its reader means it: `1.000` is one thousand, `12.500` is 12,500. */
const spelled = (source: string): string => (source === "1.000" ? "one thousand" : source.replace(".", ","));

/** The nodes in a node. */
function partsOf({ args }: ASTNode): readonly ASTNode[] {
  return [args].flat(2).filter((part): part is ASTNode => part !== null && typeof part === "object" && "op" in part);
}

function isZero(node: ASTNode): boolean {
  if (node.op === "-_") return isZero(node.args);
  return node.op === "value" && Number(node.args) === 0 && typeof node.args !== "string";
}

/** Is the node an amount of money, or calculated from one? */
function holdsMoney(node: ASTNode): boolean {
  if (node.op === "." && node.args[0].op === "id") return MONEY.has(factOf(`${node.args[0].args}.${node.args[1]}`)?.unit ?? null);
  return isArithmetic(node) && partsOf(node).some(holdsMoney);
}

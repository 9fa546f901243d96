// A check that is running, as the readers of nodes need it.

import type { ASTNode } from "@marcbachmann/cel-js";
import type { FactValue } from "../facts/decode.ts";
import type { Expression, ExpressionType } from "./expression.ts";

/** The name that an error is about. */
export interface Named {
  readonly name: string;
  readonly nearest?: string | undefined;
  /** Where the name stands; left out: at the beginning of the node. */
  readonly at?: number;
}

/** A check that is running. */
export interface Checking {
  /** The typed node; undefined: refused, and said so. */
  readonly read: (node: ASTNode, depth: number) => Expression | undefined;
  /** Notes an error at a node, or at the offset `at`. Answers undefined: there is no expression. */
  readonly refuse: (node: ASTNode, message: string, named?: Named) => undefined;
  /** The fact that a node names; undefined: refused, and said so. */
  readonly fact: (node: ASTNode) => { readonly id: number; readonly type: ExpressionType; readonly absent: FactValue } | undefined;
  /** Custom lists that exist; undefined: any name will do. */
  readonly lists: ReadonlySet<string> | undefined;
  /** Notes that a custom list is read. */
  readonly readsList: (name: string) => void;
}

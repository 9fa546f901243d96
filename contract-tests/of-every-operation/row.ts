import { type OperationRule, operations } from "../../generated/operations.ts";
import type { CaseRequest } from "../src/case.ts";
import { filledIn, findExample } from "../src/later.ts";
import type { AnySample } from "../src/sample.ts";

/** An operation's row in the operation table. */
export const rowOf = ({ operation }: AnySample): OperationRule => operations[operation];

/** A sample's request for callers that are rejected before its resources are looked up: these need not exist. */
export const requestOf = ({ request }: AnySample): CaseRequest => filledIn(request, findExample);

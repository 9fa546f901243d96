import { expanded } from "../emitter/expanded.ts";
import type { Document } from "../emitter/openapi.ts";
import { promiseBreaks } from "./promise-breaks.ts";
import { type Break, schemaBreaks } from "./schema-breaks.ts";

/** What breaks callers of `released` when `present` takes its place. Sharing a part as a component, or repeating it, changes nothing for a caller. */
export async function breaksBetween(released: Document, present: Document): Promise<Break[]> {
  const [before, after] = [expanded(released), expanded(present)];
  return [...(await schemaBreaks(before, after)), ...promiseBreaks(before, after)];
}

/** Breaks as lines, by place. */
export function listed(breaks: readonly Break[]): string {
  const places = Map.groupBy(breaks, ({ place }) => place);
  return [...places].map(([place, members]) => `${place}\n${members.map(({ what }) => `  ${what}.\n`).join("")}`).join("");
}

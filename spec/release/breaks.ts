import type { Document } from "../emitter/openapi.ts";
import { promiseBreaks } from "./promise-breaks.ts";
import { type Break, schemaBreaks } from "./schema-breaks.ts";

/** What breaks callers of `released` when `present` takes its place. */
export async function breaksBetween(released: Document, present: Document): Promise<Break[]> {
  return [...(await schemaBreaks(released, present)), ...promiseBreaks(released, present)];
}

/** Breaks as lines, by place. */
export function listed(breaks: readonly Break[]): string {
  const places = Map.groupBy(breaks, ({ place }) => place);
  return [...places].map(([place, members]) => `${place}\n${members.map(({ what }) => `  ${what}.\n`).join("")}`).join("");
}

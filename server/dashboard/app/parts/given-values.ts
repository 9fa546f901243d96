// Values of a request that lists can hold, or that have a page of their own.
import { listTypeFacts } from "../../../../generated/enum-facts.ts";
import { listTypeValues } from "../../../../generated/enums.ts";
import type { Schemas } from "../api/client.ts";

/** A value, and the type of list entry that it would be. */
export interface GivenValue {
  readonly type: Schemas["ListType"];
  readonly value: string;
  /** No entry can hold it: a card that is named by BIN and last four digits. */
  readonly unlisted?: true;
}

/** Where requests carry them: first those of pay-ins, then those of payouts. */
const PATHS = (["payin", "payout"] as const).flatMap((flow) =>
  listTypeValues.flatMap((type) => {
    const facts: { readonly label: unknown; readonly payin?: readonly string[]; readonly payout?: readonly string[] } = listTypeFacts[type];
    return (facts[flow] ?? []).map((path) => [type, path] as const);
  }),
);

/** The values that a request has. */
export function givenValues(request: unknown): readonly GivenValue[] {
  const found = PATHS.flatMap(([type, path]): GivenValue[] => {
    const value = textAt(request, path);
    return value === undefined ? [] : [{ type, value }];
  });
  const [hash, bin, last4] = ["hash", "bin", "last4"].map((name) => textAt(request, `payment_method.card.${name}`));
  if (hash !== undefined || bin === undefined || last4 === undefined) return found;
  return [...found, { type: "card_hash", value: `${bin.slice(0, 6)}-${last4}`, unlisted: true }];
}

/** The text at a path of an object; undefined when there is none. */
export function textAt(object: unknown, path: string): string | undefined {
  let value: unknown = object;
  for (const step of path.split(".")) value = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

// A list of values without a header, one a line, as networks are published: FireHOL, Spamhaus, blocklists of domains.

import { networksBetween } from "../../../values/identifiers/address-range.ts";
import type { ListType } from "../../../values/identifiers/identifier-kind.ts";

/** Types whose values hold no blanks, `#` or `;`: what follows these is a comment. */
const COMMENTED: ReadonlySet<ListType> = new Set(["ip_range", "ip_address", "email_domain", "email"]);

/** A value, and what the file says of it. */
export interface BareValue {
  readonly value: string;
  readonly comment: string | undefined;
}

/** The value of a line; undefined for a comment. */
export function bareValue(listType: ListType, text: string): BareValue | undefined {
  const line = text.trim();
  if (line === "" || /^[#;]/.test(line)) return undefined;
  const unquoted = line.replace(/[,;\t]+$/, "").replace(/^"(.*)"$/, (_, inner: string) => inner.replaceAll('""', '"'));
  if (!COMMENTED.has(listType)) return { value: unquoted.trim(), comment: undefined };
  const [, value = "", comment = ""] = /^([^#;]*)(?:[#;]+(.*))?$/.exec(unquoted) ?? [];
  return { value: value.trim(), comment: comment.trim() || undefined };
}

/** The values that a cell stands for: a range of addresses is one network or more. */
export function valuesOf(listType: ListType, value: string): readonly string[] {
  return (listType === "ip_range" && value.includes("-") ? networksBetween(value) : undefined) ?? [value];
}

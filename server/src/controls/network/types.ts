// Kinds of value that participants share, normalised as for lists.

import type { components } from "../../../../generated/types.ts";
import { isListType, listKinds } from "../../values/kinds/index.ts";

/** A kind of value that participants share. */
export type NetworkType = components["schemas"]["NetworkSignalType"];

/** Is the text a kind of value that participants share? */
export function isNetworkType(text: string): text is NetworkType {
  return isListType(text) && listKinds[text].whyNotShared !== undefined;
}

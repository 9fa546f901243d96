import { isFilledInTerminal } from "../identifiers/placeholders.ts";
import type { Kind } from "./kind.ts";

/** Terminal at a point of sale: payments have it, lists do not hold it. */
export const terminal: Kind = { isPlaceholder: isFilledInTerminal };

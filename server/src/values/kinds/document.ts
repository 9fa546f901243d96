import { isFilledInDocument } from "../identifiers/documents/filled-in.ts";
import type { Kind } from "./kind.ts";

/** Identity document of a payer: payments have it, lists do not hold it. */
export const document: Kind = { isPlaceholder: isFilledInDocument };

import { hasOneCharacter, isSequence } from "../identifiers/stand-ins.ts";
import type { ListKind } from "./kind.ts";

export const cardBin: ListKind = {
  normalise: (text) => {
    const digits = text.replace(/[\s-]/g, "");
    return /^\d{6}(\d{2})?$/.test(digits) ? digits : undefined;
  },
  message: "must be the first 6 or 8 digits of the card number",
  isPlaceholder: (value) => hasOneCharacter(value) || isSequence(value),
  names: "many",
  words: "bin",
};

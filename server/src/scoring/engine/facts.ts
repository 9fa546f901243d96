// Facts as they are stored with an assessment.
import type { Facts } from "./evaluate.ts";

/** Facts as text. */
export function encodeFacts(facts: Facts): string {
  return JSON.stringify(facts);
}

/** Facts from text. */
export function decodeFacts(text: string): Facts {
  return JSON.parse(text) as Facts;
}

// The sentences of the error registry, by code, and those that say what a value must be.
import { errors } from "../../../generated/errors.ts";
import { patternMessages } from "../../../generated/schema-messages.ts";
import type { TextGroups } from "./contract-texts.ts";

/** What callers read of a failure. */
export function registryTexts(): TextGroups {
  return new Map([
    ["errors", Object.entries(errors).flatMap(([place, { message, meaning, action }]) => [message, meaning, action].map((text) => ({ place, text })))],
    ["patterns", Object.entries(patternMessages).map(([place, text]) => ({ place, text }))],
  ]);
}

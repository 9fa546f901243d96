// Which keys are shown, as the address has it.
import { keyStatusValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf } from "../../parts/search-parts.ts";

/** The address of the page: without a status, keys that can be used. */
export interface KeySearch {
  readonly status?: Schemas["KeyStatus"] | "all" | undefined;
}

/** The parts of an address; what is none is left out. */
export function keySearch(search: Record<string, unknown>): KeySearch {
  return oneOf(search, "status", [...keyStatusValues, "all"] as const);
}

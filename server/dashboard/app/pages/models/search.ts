// Which models are shown, as the address has it.
import { modelStateValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf } from "../../parts/search-parts.ts";

const VIEWS = ["models", "calibration"] as const;

/** The address of the page. */
export interface ModelSearch {
  readonly view?: (typeof VIEWS)[number] | undefined;
  readonly state?: Schemas["ModelState"] | undefined;
}

/** The parts of an address; what is none is left out. */
export function modelSearch(search: Record<string, unknown>): ModelSearch {
  return { ...oneOf(search, "view", VIEWS), ...oneOf(search, "state", modelStateValues) };
}

import type { Provider } from "../provider.ts";
import { names } from "./names.ts";

/** dLocal. */
export const dlocal: Provider = { names, times: ["updated_date"], refundsFailAlone: true };

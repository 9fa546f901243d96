import type { Provider } from "../provider.ts";
import { names } from "./names.ts";

/** EBANX. */
export const ebanx: Provider = { names };

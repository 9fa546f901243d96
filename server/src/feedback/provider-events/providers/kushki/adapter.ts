import type { Provider } from "../provider.ts";
import { names } from "./names.ts";

/** Kushki. */
export const kushki: Provider = { names, times: ["created"], refundsFailAlone: true };

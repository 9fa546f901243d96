import { en } from "./en.ts";
export const pt = en;

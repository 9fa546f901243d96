import { away } from "../../of-every-operation/away.ts";
import { described } from "../../of-every-operation/described.ts";
import { sample } from "./sample.ts";

export const cases = [...away(sample), ...described(sample, 503)];

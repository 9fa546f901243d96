import { away } from "../../of-every-operation/away.ts";
import { sample } from "./sample.ts";

export const cases = away(sample);

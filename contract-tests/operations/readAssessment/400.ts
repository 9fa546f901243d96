import { invalid } from "../../of-every-operation/invalid.ts";
import { sample } from "./sample.ts";

export const cases = invalid(sample);

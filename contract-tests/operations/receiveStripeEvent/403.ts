import { described } from "../../of-every-operation/described.ts";
import { sample } from "./sample.ts";

export const cases = described(sample, 403);

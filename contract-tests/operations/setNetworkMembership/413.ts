import { tooLarge } from "../../of-every-operation/too-large.ts";
import { sample } from "./sample.ts";

export const cases = tooLarge(sample);

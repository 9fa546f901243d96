import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { sample } from "./sample.ts";

export const cases = byIdentifier(sample);

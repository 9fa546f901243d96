import { forbidden } from "../../of-every-operation/forbidden.ts";
import { sample } from "./sample.ts";

export const cases = forbidden(sample);

import { unauthorized } from "../../of-every-operation/unauthorized.ts";
import { sample } from "./sample.ts";

export const cases = unauthorized(sample);

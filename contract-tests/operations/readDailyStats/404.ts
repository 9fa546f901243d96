import { foreignSubmerchants } from "../../shared/foreign-submerchants.ts";
import { sample } from "./sample.ts";

export const cases = foreignSubmerchants(sample, "query");

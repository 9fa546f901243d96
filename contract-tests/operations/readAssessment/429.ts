import { rateLimited } from "../../of-every-operation/rate-limited.ts";
import { sample } from "./sample.ts";

export const cases = rateLimited(sample);

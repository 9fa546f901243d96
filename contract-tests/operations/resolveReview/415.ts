import { unsupportedMediaType } from "../../of-every-operation/unsupported-media-type.ts";
import { sample } from "./sample.ts";

export const cases = unsupportedMediaType(sample);

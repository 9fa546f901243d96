import type { ContractCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { answered } from "./answered.ts";
import { away } from "./away.ts";
import { byIdentifier } from "./by-identifier.ts";
import { described } from "./described.ts";
import { forbidden } from "./forbidden.ts";
import { invalid } from "./invalid.ts";
import { outOfReach } from "./out-of-reach.ts";
import { rateLimited } from "./rate-limited.ts";
import { tooLarge } from "./too-large.ts";
import { unauthorized } from "./unauthorized.ts";
import { unsupportedMediaType } from "./unsupported-media-type.ts";

/** Every case that follows from an operation's row in the operation table. The completeness test looks for each in the operation's files. */
export const ofEveryOperation = (sample: AnySample): ContractCase[] => [
  ...[answered, invalid, unauthorized, forbidden, byIdentifier, tooLarge, unsupportedMediaType, rateLimited, away].flatMap((cases) => cases(sample)),
  ...outOfReach.flatMap(({ status }) => described(sample, status)),
];

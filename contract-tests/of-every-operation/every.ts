import type { TestCase } from "../src/case.ts";
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

type Generic = (sample: AnySample) => TestCase[];

/** What makes the cases of an error status from an operation's sample and its row in the operation table. */
const ofStatus: ReadonlyMap<number, Generic> = new Map([
  [400, invalid],
  [401, unauthorized],
  [403, forbidden],
  [404, byIdentifier],
  [413, tooLarge],
  [415, unsupportedMediaType],
  [429, rateLimited],
  [503, away],
]);

/** Every status that generic cases of an operation expect. */
const statusesOf = ({ status }: AnySample) => new Set([status, ...ofStatus.keys(), ...outOfReach.map((one) => one.status)]);

/** The generic cases of an operation by the status that they expect: they follow from its sample and its row in the operation table. */
export function genericCases(sample: AnySample): ReadonlyMap<number, readonly TestCase[]> {
  const casesOf = (status: number) => [
    ...(status === sample.status ? answered(sample) : []),
    ...(ofStatus.get(status)?.(sample) ?? []),
    ...described(sample, status),
  ];
  return new Map([...statusesOf(sample)].map((status) => [status, casesOf(status)]));
}

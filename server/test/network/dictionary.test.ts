// The tables reveal no value: not with a dictionary of a million addresses, and not without the key.

import { createHmac, hash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxNetworkKeys } from "../../src/platform/keyrings/network-keys.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newParticipant } from "./participants.ts";

const KEY = { id: "k1", key: Buffer.alloc(32, 9) };
const WORDS = 1_000_000;
const CONTRIBUTED = 500;
const word = (index: number): string => `cliente${index}@correo.mx`;
/** The contributed words, spread over the dictionary. */
const contributed = Array.from({ length: CONTRIBUTED }, (_, index) => word(index * Math.floor(WORDS / CONTRIBUTED)));

let service: TestService;
let member: string;
/** Every text of 64 hexadecimal digits that stands in a table of the network. */
let stolen: ReadonlySet<string>;
/** SHA-256 of each word. */
let digests: readonly string[];

beforeAll(async () => {
  service = await startService({ networkKeys: [KEY] });
  const participant = await newParticipant(service);
  member = participant.tenant.id;
  await participant.contribute(...contributed.map((value) => ({ signal_type: "email", value })));
  const rows = [
    ...(await service.database.query<{ row: string }>("SELECT to_jsonb(s)::text AS row FROM network_signals s")),
    ...(await service.database.query<{ row: string }>("SELECT to_jsonb(m)::text AS row FROM network_members m")),
  ];
  stolen = new Set(rows.flatMap(({ row }) => row.match(/[0-9a-f]{64}/g) ?? []));
  digests = Array.from({ length: WORDS }, (_, index) => sha(word(index)));
});
afterAll(() => service.close());

const sha = (text: string): string => hash("sha256", text, "hex");
/** HMAC-SHA256 (RFC 2104) of a text under a key of at most 64 bytes, in one-shot hashes: twice as fast as `createHmac`, and a million take a while. */
function hmacUnder(key: Buffer): (text: string) => string {
  const padded = (byte: number): Buffer => Buffer.concat([key, Buffer.alloc(64 - key.length)]).map((one) => one ^ byte) as Buffer;
  const [inner, outer] = [Buffer.concat([padded(0x36), Buffer.alloc(512)]), Buffer.concat([padded(0x5c), Buffer.alloc(32)])];
  return (text) => {
    outer.write(hash("sha256", inner.subarray(0, 64 + inner.write(text, 64)), "hex"), 64, "hex");
    return hash("sha256", outer, "hex");
  };
}
/** Of so many words, the first of the dictionary, those whose hash is in the tables. */
function found(words: number, hashed: (digest: string) => string): string[] {
  const hits: string[] = [];
  for (let index = 0; index < words; index++) if (stolen.has(hashed(digests[index] ?? ""))) hits.push(word(index));
  return hits;
}

test("with the key, exactly the contributed values are found in the dictionary: only the key protects them", () => {
  const hmac = hmacUnder(KEY.key);
  expect(hmac(word(0))).toBe(createHmac("sha256", KEY.key).update(word(0)).digest("hex"));
  expect(stolen.size).toBe(CONTRIBUTED);
  expect(contributed.filter((value) => stolen.has(hmac(`email:${sha(value)}`)))).toEqual(contributed);
  // exactly as a million are tried below
  expect(found(WORDS / 10, (digest) => hmac(`email:${digest}`))).toEqual(contributed.slice(0, CONTRIBUTED / 10));
});

test.each<[string, (digest: string) => string]>([
  ["their SHA-256", (digest) => digest],
  ["the SHA-256 of that with its type", (digest) => sha(`email:${digest}`)],
  ["the HMAC under the key that sandboxes have in common", (digest) => sandbox(`email:${digest}`)],
])("without it, none of a million is found by %s", (_, hashed) => {
  expect(digests).toHaveLength(WORDS);
  expect(found(WORDS, hashed)).toEqual([]);
});
const sandbox = hmacUnder(sandboxNetworkKeys[0]?.key ?? Buffer.alloc(32));

test("nor do contributed values, in any form under any other key", () => {
  const keys = [Buffer.alloc(32), Buffer.from("sandbox"), Buffer.from(KEY.id), Buffer.alloc(32, 8), hash("sha256", KEY.key, "buffer"), Buffer.from(member)];
  const hmacs = keys.map(hmacUnder);
  const forms = (value: string): string[] => {
    const spelled = [
      value,
      value.toUpperCase(),
      ` ${value}`,
      `email:${value}`,
      `email\n${value}`,
      value.replace("@", "+x@"),
      sha(value),
      `email:${sha(value)}`,
    ];
    return [...spelled, ...spelled.map(sha)];
  };
  expect(contributed.filter((value) => forms(value).some((form) => stolen.has(sha(form)) || hmacs.some((hmac) => stolen.has(hmac(form)))))).toEqual([]);
});

test("nor the value itself, or its plain hash, under the very key: what is hashed is the hash of the value with its type", () => {
  const hmac = hmacUnder(KEY.key);
  expect(contributed.filter((value) => [value, sha(value), `email:${value}`, `phone:${sha(value)}`].some((form) => stolen.has(hmac(form))))).toEqual([]);
});

import { expect, test } from "vitest";
import { signalWords } from "../../../src/backoffice/cases/pdf/signal-words.ts";
import { catalogue } from "../../../src/scoring/engine/catalogue.ts";

test("every signal has a meaning in Spanish and in Portuguese; those listed here have none", () => {
  expect(Object.keys(catalogue).filter((code) => signalWords[code] === undefined)).toEqual([]);
});

test("no meaning is of a signal that is gone", () => {
  expect(Object.keys(signalWords).filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
});

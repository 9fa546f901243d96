// The texts of every language have the keys and the values of the English ones, and read as their language does.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { messagesOf } from "../../dashboard/app/i18n/texts.ts";
import { textFolder, textLanguages, textsOf } from "../../dashboard/texts.ts";

const isComplete = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(readFileSync(`${textFolder}texts.schema.json`, "utf8")));
const mistakes = (texts: object): string[] => {
  isComplete(texts);
  return (isComplete.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
};

test.each(textLanguages)("the texts of %s have every key and every value", (language) => {
  expect(mistakes({ $schema: "texts", ...textsOf(language) })).toEqual([]);
});

test.each([
  ["a missing text", { title: undefined }, "required property"],
  ["a text that nobody reads", { subtitle: "More" }, "additional properties"],
  ["an empty text", { title: "" }, "pattern"],
  ["a text without its value", { trialOf: "Thresholds {challenge} / {review}" }, "pattern"],
  ["a value that the text does not get", { title: "Thresholds of {name}" }, "pattern"],
  ["a plural without its last form", { fraudsOf: { one: "{count} fraud" } }, "required property"],
  ["a form that is none", { fraudsOf: { other: "{count} frauds", several: "{count} frauds" } }, "additional properties"],
])("the schema refuses %s", (_what, change, mistake) => {
  const texts = textsOf("en");
  const thresholds = JSON.parse(JSON.stringify({ ...Object(texts.thresholds), ...change }));
  expect(mistakes({ ...texts, $schema: "texts", thresholds })).toEqual([expect.stringMatching(new RegExp(`^/thresholds.*${mistake}`))]);
});

const forms = { rest: { zero: "none", one: "{count} day", other: "{count} days" }, name: "Dear {name}, {share} of {all}" };
const filled = (locale: string) => messagesOf(forms, locale) as unknown as Record<"rest" | "name", (values: object) => string>;

test.each([
  [0, "none"],
  [1, "1 day"],
  [1.04, "1 day"],
  [1.5, "1.5 days"],
  [12_000, "12,000 days"],
])("%d has its plural form, and its number the separators of the language", (count, text) => {
  expect(filled("en-US").rest({ count })).toBe(text);
});

test("values are put in as they are, whatever they contain", () => {
  expect(filled("es-MX").name({ name: "{share} $& Ana", share: "12 %", all: 1234.56 })).toBe("Dear {share} $& Ana, 12 % of 1,234.6");
});

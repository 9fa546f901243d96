// Names are the same person in any spelling that a card or a form gives them.
import { describe, expect, test } from "vitest";
import { nameWords, sharedPartOfNames } from "../../src/scoring/situation/person-names.ts";

const shared = (one: string, other: string): number | undefined => sharedPartOfNames(nameWords(one), nameWords(other));

describe("is the same name", () => {
  test.each([
    ["María González Ríos", "MARIA GONZALEZ R"],
    ["María José González", "GONZALEZ MARIA JOSE"],
    ["José de la Cruz", "JOSE CRUZ"],
    ["João da Silva", "SILVA/JOAO"],
    ["Guillermo Hernández", "GUILERMO HERNANDEZ"],
    ["Maximiliano Fernández", "MAXIMIL FERNANDEZ"],
    ["Ana Castillo", "A CASTILLO"],
  ])("%s, %s", (one, other) => {
    expect([shared(one, other), shared(other, one)]).toEqual([1, 1]);
  });
});

test.each([
  ["María González", "KAREN WHITE", 0],
  ["Ana Castillo", "LUIS CASTILLO", 0.5],
  ["Ana Ana", "ANA CASTILLO", 0.5],
])("%s, %s share %d of their words", (one, other, part) => {
  expect(shared(one, other)).toBe(part);
});

test.each(["TITULAR", "Valued Customer", "GIFT CARD", "", "---"])("%s is not a name", (name) => {
  expect(shared(name, "Ana Castillo")).toBeUndefined();
});

test("a name of a thousand words is compared by its first ones", () => {
  expect(nameWords("ana ".repeat(1000)).length).toBe(8);
});

// What a file is, by its content.
import { describe, expect, test } from "vitest";
import { attachmentHeader, fileNameFor } from "../../src/backoffice/cases/attachments/file-name.ts";
import { detectType } from "../../src/backoffice/cases/attachments/file-type.ts";
import { samples } from "./files-of.ts";

const whole = (type: string | undefined) => ({ type, incomplete: false });

describe("the type of a file is found in its content:", () => {
  test.each([
    ["application/pdf", samples.pdf],
    ["image/png", samples.png],
    ["image/jpeg", samples.jpeg],
    ["image/webp", samples.webp],
    ["text/plain", Buffer.from("Señal\r\n\tdos\n")],
    ["text/plain", Buffer.from("\ufeffcon marca")],
    ["text/plain", Buffer.from("<html><script>alert(1)</script>")],
  ])("%s", (type, content) => {
    expect(detectType(content)).toEqual(whole(type));
  });

  test.each([
    ["a program", Buffer.from("4d5a900003000000", "hex")],
    ["an archive", Buffer.from("PK\u0003\u0004rest")],
    ["an animation", Buffer.from("GIF89a\u0001\u0000")],
    ["text in Latin-1", Buffer.from("Señal", "latin1")],
    ["text in UTF-16", Buffer.from("Señal", "utf16le")],
    ["a signature behind something else", Buffer.concat([Buffer.from([0]), samples.pdf])],
    ["RIFF of another kind", Buffer.from("RIFF\u0004\u0000\u0000\u0000WAVEfmt \u0000")],
  ])("%s is of none of the types", (_, content) => {
    expect(detectType(content)).toEqual(whole(undefined));
  });

  test.each(Object.entries(samples))("a %s file that was cut off at any byte is not taken for a whole one", (_, content) => {
    for (let size = 1; size < content.length; size += 1) {
      const { type, incomplete } = detectType(content.subarray(0, size));
      expect([size, type === undefined || type === "text/plain" || incomplete || isPadding(content, size)]).toEqual([size, true]);
    }
  });

  /** What is behind the end of the file by its format. */
  const isPadding = (content: Buffer, size: number): boolean => content.subarray(size).toString("latin1").trim() === "";
});

describe("a name", () => {
  test.each([
    ["estado.pdf", "application/pdf", "estado.pdf"],
    ["FOTO.JPEG", "image/jpeg", "FOTO.JPEG"],
    ["page.html", "text/plain", "page.html.txt"],
    ["estado.pdf.exe", "application/pdf", "estado.pdf.exe.pdf"],
    ["x".repeat(200), "text/csv", `${"x".repeat(196)}.csv`],
    ["😀".repeat(200), "image/png", `${"😀".repeat(196)}.png`],
  ] as const)("%s of %s becomes one that no system runs or opens as a page", (name, type, expected) => {
    expect(fileNameFor(name, type)).toBe(expected);
  });

  test.each([
    ["estado.pdf", `attachment; filename="estado.pdf"; filename*=UTF-8''estado.pdf`],
    ['a"b;c\\d.pdf', `attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%3Bc%5Cd.pdf`],
    ["a\r\nSet-Cookie: b.pdf", `attachment; filename="a__Set-Cookie_ b.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.pdf`],
    ["señal (1)*'.pdf", `attachment; filename="se_al (1)_'.pdf"; filename*=UTF-8''se%C3%B1al%20%281%29%2A%27.pdf`],
  ])("%j is one value of one header", (name, expected) => {
    expect(attachmentHeader(name)).toBe(expected);
  });
});

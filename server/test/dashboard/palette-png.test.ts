// Pictures with a palette.
import { deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { withPalette } from "../../dashboard/screenshots/palette-png.ts";

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A picture of eight bits per channel, with the filter "difference to the left" in its rows. */
function picture(rows: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows[0]?.length ?? 0, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, 2], 8);
  const filtered = rows.flatMap((row) => {
    const bytes = row.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
    return [1, ...bytes.map((value, at) => (value - (at < 3 ? 0 : (bytes[at - 3] ?? 0))) & 255)];
  });
  return Buffer.concat([Buffer.alloc(8), chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.from(filtered))), chunk("IEND", Buffer.alloc(0))]);
}

/** Colours of a picture with a palette. */
function coloursOf(png: Buffer, width: number): number[] {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    parts.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const palette = parts.get("PLTE") ?? Buffer.alloc(0);
  const rows = inflateSync(parts.get("IDAT") ?? Buffer.alloc(0));
  return [...rows].filter((_, at) => at % (width + 1) > 0).map((place) => palette.readUIntBE(place * 3, 3));
}

test("up to 256 colours stay as they are", () => {
  const rows = [
    [0xffffff, 0x112233, 0x112233],
    [0x4338ca, 0xffffff, 0x000000],
  ];
  expect(coloursOf(withPalette(picture(rows)), 3)).toEqual(rows.flat());
});

test("of more, the rarest become the nearest frequent one", () => {
  const frequent = Array.from({ length: 256 }, (_, index) => index * 0x000100);
  const colours = coloursOf(withPalette(picture([frequent, frequent, [...frequent.slice(0, 255), 0x00fe03]])), 256);
  expect(colours.at(-1)).toBe(0x00fe00);
});

test("what no browser makes is refused", () => {
  const head = Buffer.alloc(13);
  head.set([16, 2], 8);
  expect(() => withPalette(Buffer.concat([Buffer.alloc(8), chunk("IHDR", head)]))).toThrow("not a picture of a browser");
});

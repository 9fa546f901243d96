// Pictures of pages have few colours: with a palette of 256 they take a third of the bytes, and look the same.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

/** Writes a PNG of eight bits per channel, as browsers make them, with a palette of its most frequent colours. */
export function withPalette(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === "IHDR")?.data;
  if (head === undefined || head[8] !== 8 || head[12] !== 0) throw new Error("not a picture of a browser");
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  const pixels = unfiltered(inflateSync(packed), width * channels, height, channels);
  const colours = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length; at += 1) {
    const colour = pixels.readUIntBE(at * channels, 3);
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byCount.slice(0, COLOURS);
  const places = new Map(byCount.map((colour, place) => [colour, place < palette.length ? place : nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) rows[row * (width + 1) + 1 + column] = places.get(colours[row * width + column] ?? 0) ?? 0;
  const entries = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) entries.writeUIntBE(colour, place * 3, 3);
  const indexed = Buffer.from(head);
  indexed[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", indexed),
    chunk("PLTE", entries),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows without their filters: each byte as the difference to its neighbours that the filter of its row names. */
function unfiltered(data: Buffer, stride: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = data[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column < channels ? 0 : (out[at - channels] ?? 0);
      const up = row === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = row === 0 || column < channels ? 0 : (out[at - stride - channels] ?? 0);
      out[at] = (data[row * (stride + 1) + 1 + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function nearest(palette: readonly number[], colour: number): number {
  let [place, least] = [0, Number.POSITIVE_INFINITY];
  for (const [candidate, other] of palette.entries()) {
    const [red, green, blue] = [(colour >> 16) - (other >> 16), ((colour >> 8) & 255) - ((other >> 8) & 255), (colour & 255) - (other & 255)];
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [place, least] = [candidate, distance];
  }
  return place;
}

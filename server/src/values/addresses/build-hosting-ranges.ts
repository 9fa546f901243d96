// `npm run data:hosting` rebuilds data/hosting-ranges-v4.bin and -v6.bin: the ranges of hosting networks, merged and sorted, as pairs of
// unsigned big-endian numbers (first, last): 32 bits for IPv4, the upper 64 bits for IPv6. Source: the package @ip-location-db/asn
// (RouteViews and DB-IP data, CC BY 4.0).
import { createReadStream, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { hostingNetworks } from "./hosting-networks.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@ip-location-db/asn/package.json"));

await build("asn-ipv4-num.csv", "hosting-ranges-v4.bin", 4, 0n);
await build("asn-ipv6-num.csv", "hosting-ranges-v6.bin", 8, 64n);

async function build(source: string, target: string, bytes: 4 | 8, dropped: bigint): Promise<void> {
  const ranges: [first: bigint, last: bigint][] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, source)) })) {
    const [first, last, network] = line.split(",", 3);
    if (first === undefined || last === undefined || hostingNetworks[Number(network)] === undefined) continue;
    const range: [bigint, bigint] = [BigInt(first) >> dropped, BigInt(last) >> dropped];
    const previous = ranges.at(-1);
    if (previous && range[0] <= previous[1] + 1n) previous[1] = previous[1] > range[1] ? previous[1] : range[1];
    else ranges.push(range);
  }
  const out = Buffer.alloc(ranges.length * bytes * 2);
  for (const [index, range] of ranges.entries()) {
    for (const [half, value] of range.entries()) {
      const at = (index * 2 + half) * bytes;
      if (bytes === 4) out.writeUInt32BE(Number(value), at);
      else out.writeBigUInt64BE(value, at);
    }
  }
  const path = fileURLToPath(new URL(`../../../data/${target}`, import.meta.url));
  writeFileSync(path, out);
  console.log(`wrote ${ranges.length} ranges (${out.length} bytes) to ${path}`);
}

// `npm run data:hosting` (in server/) rebuilds data/hosting-ranges.bin: the IPv4 ranges of hosting networks, merged and sorted, as pairs of
// unsigned 32-bit big-endian numbers (first, last). Source: the package @ip-location-db/asn (RouteViews and DB-IP data, CC BY 4.0).
import { createReadStream, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { hostingNetworks } from "./hosting-networks.ts";

const source = join(dirname(createRequire(import.meta.url).resolve("@ip-location-db/asn/package.json")), "asn-ipv4-num.csv");
const target = fileURLToPath(new URL("../../data/hosting-ranges.bin", import.meta.url));

const ranges: [first: number, last: number][] = [];
for await (const line of createInterface({ input: createReadStream(source) })) {
  const [first, last, network] = line.split(",", 3).map(Number);
  if (first === undefined || last === undefined || network === undefined || hostingNetworks[network] === undefined) continue;
  const previous = ranges.at(-1);
  if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
  else ranges.push([first, last]);
}

const bytes = Buffer.alloc(ranges.length * 8);
ranges.forEach(([first, last], index) => {
  bytes.writeUInt32BE(first, index * 8);
  bytes.writeUInt32BE(last, index * 8 + 4);
});
writeFileSync(target, bytes);
console.log(`wrote ${ranges.length} ranges (${bytes.length} bytes) to ${target}`);

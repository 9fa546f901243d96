// Local data about an IP address: country (registry data, CC0) and whether it belongs to a hosting network. No look-up leaves the machine.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type CountryResponse, Reader } from "maxmind";

/** Facts about an IP address. */
export interface AddressFacts {
  readonly address: string;
  /** Country by registry data; undefined for private and unassigned addresses. */
  readonly country: string | undefined;
  /** The address belongs to a hosting network. */
  readonly hosting: boolean;
}

interface CountryRecord {
  country_code?: string;
}

const dataFolder = dirname(createRequire(import.meta.url).resolve("@ip-location-db/geo-whois-asn-country-mmdb/package.json"));
const countries = new Reader<CountryRecord & CountryResponse>(readFileSync(join(dataFolder, "geo-whois-asn-country.mmdb")), {
  cache: new LRUCache({ max: 1000 }),
});
const hostingV4 = readFileSync(new URL("../../../data/hosting-ranges-v4.bin", import.meta.url));
const hostingV6 = readFileSync(new URL("../../../data/hosting-ranges-v6.bin", import.meta.url));

/** Facts of a normalised address (see identifiers/address.ts). */
export function addressFacts(address: string): AddressFacts {
  return { address, country: countries.get(address)?.country_code, hosting: isHosting(address) };
}

/** Is the address in a hosting network? IPv6 uses the upper 64 bits: no network is smaller than that. */
export function isHosting(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const number = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
    return inRanges(number, hostingV4.length / 8, (index) => hostingV4.readUInt32BE(index * 4));
  }
  if (!ipaddr.IPv6.isValid(address)) return false;
  const prefix = Buffer.from(ipaddr.IPv6.parse(address).toByteArray()).readBigUInt64BE(0);
  return inRanges(prefix, hostingV6.length / 16, (index) => hostingV6.readBigUInt64BE(index * 8));
}

/** Binary search over sorted ranges; `at` reads their bounds, first and last in turn. */
function inRanges<T extends number | bigint>(value: T, count: number, at: (index: number) => T): boolean {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (value < at(middle * 2)) high = middle - 1;
    else if (value > at(middle * 2 + 1)) low = middle + 1;
    else return true;
  }
  return false;
}

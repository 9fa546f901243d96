// Local data about an IP address: country (registry data, CC0) and whether it belongs to a hosting network. No look-up leaves the machine.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIPv4 } from "node:net";
import { dirname, join } from "node:path";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type CountryResponse, Reader } from "maxmind";
import { embeddedAddress } from "../identifiers/public-address.ts";

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
const hostingV4 = integersOf(readFileSync(new URL("../../../data/hosting-ranges-v4.bin", import.meta.url)));
const hostingV6 = readFileSync(new URL("../../../data/hosting-ranges-v6.bin", import.meta.url));

/** Facts of a normalised address (see identifiers/address.ts); of one that embeds an IPv4 address, those of that address. */
export function addressFacts(address: string): AddressFacts {
  const located = embeddedAddress(address) ?? address;
  return { address, country: countries.get(located)?.country_code, hosting: isHosting(located) };
}

/** Is the address in a hosting network? IPv6 uses the upper 64 bits: no network is smaller than that. */
export function isHosting(address: string): boolean {
  if (isIPv4(address)) return isHostingV4(address);
  if (!ipaddr.IPv6.isValid(address)) return false;
  const prefix = Buffer.from(ipaddr.IPv6.parse(address).toByteArray()).readBigUInt64BE(0);
  return inRanges(prefix, hostingV6.length / 16, (index) => hostingV6.readBigUInt64BE(index * 8));
}

/** The same search as below without a function per bound: nearly every address is one of these. */
function isHostingV4(address: string): boolean {
  let number = 0;
  let part = 0;
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i);
    if (code === DOT) {
      number = number * 256 + part;
      part = 0;
    } else part = part * 10 + code - ZERO;
  }
  number = number * 256 + part;
  let low = 0;
  let high = hostingV4.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (number < (hostingV4[middle * 2] as number)) high = middle - 1;
    else if (number > (hostingV4[middle * 2 + 1] as number)) low = middle + 1;
    else return true;
  }
  return false;
}

const [DOT, ZERO] = [46, 48];

/** Big-endian 32-bit integers of a file. */
function integersOf(file: Buffer): Uint32Array {
  return Uint32Array.from({ length: file.length / 4 }, (_, index) => file.readUInt32BE(index * 4));
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

// What local data says of an IP address: country (registry data, CC0) and whether it belongs to a hosting network. No look-up leaves the machine.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type CountryResponse, Reader } from "maxmind";
import type { AddressFacts } from "../engine/transaction.ts";

interface CountryRecord {
  country_code?: string;
}

const dataFolder = dirname(createRequire(import.meta.url).resolve("@ip-location-db/geo-whois-asn-country-mmdb/package.json"));
const countries = new Reader<CountryRecord & CountryResponse>(readFileSync(join(dataFolder, "geo-whois-asn-country.mmdb")), {
  cache: new LRUCache({ max: 1000 }),
});
const hostingRanges = readFileSync(new URL("../../data/hosting-ranges.bin", import.meta.url));

/** Facts of a normalised address (see identifiers/address.ts). */
export function addressFacts(address: string): AddressFacts {
  return { address, country: countries.get(address)?.country_code, hosting: isHosting(address) };
}

/** Is the IPv4 address in a hosting network? Binary search over sorted ranges. IPv6 is answered no: the data has too little of it. */
export function isHosting(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address)) return false;
  const number = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  let low = 0;
  let high = hostingRanges.length / 8 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (number < hostingRanges.readUInt32BE(middle * 8)) high = middle - 1;
    else if (number > hostingRanges.readUInt32BE(middle * 8 + 4)) low = middle + 1;
    else return true;
  }
  return false;
}

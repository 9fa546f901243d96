// IP addresses and networks as numbers: ranges from one address to another, and which networks are not one payer's.
import ipaddr from "ipaddr.js";
import { normaliseAddress, normaliseRange } from "./address.ts";

/** An address as a number of 128 bits; IPv4 as IPv4-mapped IPv6. */
export type AddressNumber = bigint;

/** First and last address of a range. */
export interface AddressRange {
  readonly first: AddressNumber;
  readonly last: AddressNumber;
}

/** Where IPv4 begins among the addresses of IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = 0xffff_0000_0000n;

/** The number of a normalised address. */
export function addressNumber(address: string): AddressNumber {
  const bytes = ipaddr.parse(address).toByteArray();
  const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return bytes.length === 4 ? MAPPED | number : number;
}

/** The addresses of a normalised network. */
export function addressRange(network: string): AddressRange {
  const [base = "", length] = network.split("/");
  const first = addressNumber(base);
  const size = 1n << BigInt((base.includes(":") ? 128 : 32) - Number(length));
  return { first, last: first + size - 1n };
}

/** The text of a number, normalised. */
function addressText(number: AddressNumber): string {
  const v4 = number >> 32n === MAPPED >> 32n;
  const bytes = Array.from({ length: v4 ? 4 : 16 }, (_, index) => Number((number >> BigInt(8 * ((v4 ? 3 : 15) - index))) & 0xffn));
  return ipaddr.fromByteArray(bytes).toString();
}

/** The networks from one address to another, normalised; undefined unless the text is `first-last`, two addresses of one family in order. */
export function networksBetween(text: string): string[] | undefined {
  const [from = "", to = "", ...rest] = text.split("-");
  const [first, last] = [normaliseAddress(from.trim()), normaliseAddress(to.trim())];
  if (first === undefined || last === undefined || rest.length > 0 || first.includes(":") !== last.includes(":")) return undefined;
  const end = addressNumber(last);
  let at = addressNumber(first);
  if (at > end) return undefined;
  const bits = first.includes(":") ? 128 : 32;
  const networks: string[] = [];
  while (at <= end) {
    let host = 0;
    // the widest network that begins here and ends in the range
    while (host < bits && (at & ((1n << BigInt(host + 1)) - 1n)) === (bits === 32 && host + 1 > 32 ? at : 0n) && at + (1n << BigInt(host + 1)) - 1n <= end)
      host += 1;
    networks.push(`${addressText(at)}/${bits - host}`);
    at += 1n << BigInt(host);
  }
  return networks;
}

/** Networks that no single payer is behind (RFC 6890 and its registries): private, shared, loopback, link-local, documentation is left out, translation and tunnels of IPv6, multicast, reserved. */
const SPECIAL = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3",
  "::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8",
]
  .join(" ")
  .split(" ")
  .map(addressRange);

/** Is the network, or a part of it, private, shared or otherwise special? */
export function isSpecialNetwork(network: string): boolean {
  const { first, last } = addressRange(network);
  return SPECIAL.some((special) => first <= special.last && last >= special.first);
}

/** The address of a network of one address (`203.0.113.7/32`); undefined for any other text. */
export function singleAddress(text: string): string | undefined {
  const network = text.includes("/") ? normaliseRange(text) : undefined;
  if (network === undefined || !/\/(32|128)$/.test(network)) return undefined;
  const [base = "", length] = network.split("/");
  return length === (base.includes(":") ? "128" : "32") ? base : undefined;
}

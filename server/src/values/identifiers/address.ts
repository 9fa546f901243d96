// Normalises IP addresses and networks, and reads them from the forms in which proxies write them.
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { embeddedAddress, isPublicAddress } from "./public-address.ts";

/** Characters of the longest address, with room for a zone. */
const LONGEST = 64;

/** A normalised address: IPv4-mapped IPv6 as IPv4, IPv6 compressed and without zone; undefined for any other text. */
export function normaliseAddress(text: string): string | undefined {
  // most addresses are already normalised
  if (isIPv4(text)) return text;
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  if (!ipaddr.IPv4.isValidFourPartDecimal(trimmed) && !ipaddr.IPv6.isValid(trimmed)) return undefined;
  const address = ipaddr.process(trimmed);
  if (address.kind() === "ipv6") return ipaddr.fromByteArray(address.toByteArray()).toString();
  return address.toString();
}

/** Characters of the longest list of forwarded addresses, and most addresses of one that are read. */
const LONGEST_LIST = 2000;
const MOST_FORWARDED = 20;

/**
 * The normalised address in a text as shops, proxies and logs write it: with a port (`189.203.54.17:4711`, `[2800:150::1]:443`), brackets, quotes, a zone, or
 * as a list of forwarded addresses (`X-Forwarded-For`, or the `for=` of RFC 7239). Of a list, the first public address counts, else the first one. Undefined
 * if the text has no address.
 */
export function readAddress(text: string): string | undefined {
  // nearly all texts are one address
  const only = normaliseAddress(text);
  if (only !== undefined) return only;
  if (text.length > LONGEST_LIST) return undefined;
  let first: string | undefined;
  for (const part of text.split(/[,;\s]+/, MOST_FORWARDED)) {
    const address = bareAddress(part);
    if (address === undefined) continue;
    if (isPublicAddress(address)) return address;
    first ??= address;
  }
  return first;
}

/** An element of a list: an address with a port, in brackets or quotes. */
function bareAddress(text: string): string | undefined {
  const unquoted = text.replace(/^for=/i, "").replace(/^(["'])(.*)\1$/, "$2");
  const bare = unquoted.replace(/^\[([^[\]]*)\](:\d{1,5})?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, "$1");
  return normaliseAddress(bare);
}

/** The addresses that an address stands for in lists: itself, and the IPv4 address that it embeds. */
export function addressForms(address: string): readonly string[] {
  const embedded = address.includes(":") ? embeddedAddress(address) : undefined;
  return embedded === undefined ? [address] : [address, embedded];
}

/** Prefix length of one customer's IPv6 network: a customer with a /64 can use every address in it. */
const CUSTOMER_BITS = 64;

/**
 * The network of one customer: an IPv4 address itself, of an IPv6 address its /64, or the IPv4 address that it embeds. Velocity, history and rate limits
 * count by it; lists match addresses exactly.
 */
export function customerNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const embedded = embeddedAddress(address);
  if (embedded !== undefined) return embedded;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}

/** A CIDR range with the host bits cleared; a single address is a range of one. Undefined for any other text. */
export function normaliseRange(text: string): string | undefined {
  const [base, length, ...rest] = text.trim().split("/");
  if (base === undefined || rest.length > 0) return undefined;
  const address = normaliseAddress(base);
  if (address === undefined) return undefined;
  const parsed = ipaddr.parse(address);
  // the prefix length of an IPv4 network in IPv6 notation counts from the start of the IPv6 address
  const mapped = parsed.kind() === "ipv4" && base.includes(":") ? 96 : 0;
  const widest = parsed.kind() === "ipv4" ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const bits = length === undefined ? widest : Number(length) - mapped;
  if (bits < 0 || bits > widest) return undefined;
  const network =
    parsed.kind() === "ipv4" ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`) : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network.toString()}/${bits}`;
}

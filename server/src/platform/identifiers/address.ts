// Normalises IP addresses and networks.
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

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

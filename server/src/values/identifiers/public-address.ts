// Which addresses belong to one host of the public internet: private, shared and special-purpose networks do not, and some IPv6 addresses stand for an
// IPv4 address.
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Range name in ipaddr.js of addresses of hosts. */
const HOSTS = "unicast";

/** IPv4 networks with a special purpose within unicast ranges (RFC 6890, RFC 7526, RFC 7534, RFC 7535, RFC 8155). */
const SPECIAL: readonly (readonly [string, number])[] = [
  ["192.0.0.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
];

/** The IPv6 range allocated to hosts (RFC 4291). */
const ALLOCATED: readonly [string, number] = ["2000::", 3];

/** Networks within it that embed an IPv4 address, or have no hosts (RFC 2928, RFC 3056, RFC 4380, RFC 9637). */
const CARRIERS: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2002::", 16],
  ["3fff::", 20],
];

/** First octets of IPv4 networks that are not public, at least in part: all other addresses need no further look. */
const PARTLY_SPECIAL: ReadonlySet<number> = new Set([0, 10, 100, 127, 169, 172, 192, 198, 203]);
const FIRST_MULTICAST = 224;

/** Is a valid address that of one host of the public internet, itself and not by an embedded IPv4 address? IPv4-mapped ones are the IPv4 address. */
export function isHostAddress(text: string): boolean {
  if (isIPv4(text)) {
    const first = Number.parseInt(text, 10);
    if (first < FIRST_MULTICAST && !PARTLY_SPECIAL.has(first)) return true;
  }
  const address = ipaddr.process(text);
  if (address.range() !== HOSTS) return false;
  if (address.kind() === "ipv6") return within(address, ALLOCATED) && !CARRIERS.some((network) => within(address, network));
  return !SPECIAL.some((network) => within(address, network));
}

function within(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: readonly [string, number]): boolean {
  return address.match(ipaddr.parse(network), bits);
}

/**
 * Is a normalised address public, so that it can identify a payer's connection? Private (RFC 1918, RFC 4193), shared (RFC 6598), loopback, link-local,
 * documentation, benchmark, multicast, unspecified and reserved addresses are not; one that embeds an IPv4 address is as public as that.
 */
export function isPublicAddress(address: string): boolean {
  const embedded = embeddedAddress(address);
  return isHostAddress(embedded ?? address);
}

/** Kinds of address that embed an IPv4 address: the 16-bit group at which it begins, and whether its bits are inverted. */
const EMBEDDING: readonly (readonly [network: string, bits: number, group: number, inverted: boolean])[] = [
  // NAT64 (RFC 6052)
  ["64:ff9b::", 96, 6, false],
  // 6to4 (RFC 3056): the IPv4 address of the site
  ["2002::", 16, 1, false],
  // Teredo (RFC 4380): the inverted IPv4 address of the client
  ["2001::", 32, 6, true],
  // IPv4-translated (RFC 7915)
  ["::ffff:0:0:0", 96, 6, false],
];

/** The IPv4 address that a normalised IPv6 address embeds: NAT64, 6to4, Teredo, and IPv4-translated ones; undefined for all others. */
export function embeddedAddress(address: string): string | undefined {
  if (!MAY_EMBED.test(address)) return undefined;
  const parsed = ipaddr.IPv6.parse(address);
  const kind = EMBEDDING.find(([network, bits]) => within(parsed, [network, bits]));
  if (kind === undefined) return undefined;
  const [, , group, inverted] = kind;
  const octets = parsed.toByteArray().slice(group * 2, group * 2 + 4);
  return octets.map((octet) => (inverted ? 255 - octet : octet)).join(".");
}

/** The beginning of every compressed address that can embed another. */
const MAY_EMBED = /^(?:64:ff9b:|2002:|2001:|::)/;

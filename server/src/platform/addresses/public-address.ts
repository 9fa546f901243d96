// Addresses that events must not be sent to, under any host name: private and special-purpose networks (server-side request forgery).
import ipaddr from "ipaddr.js";

/** Range name in ipaddr.js: only unicast addresses are allowed. */
const OPEN = "unicast";

/** Exceptions to public addresses. */
export interface Openness {
  /** Loopback and private addresses, and http: for development. */
  readonly local: boolean;
}

/** May events be sent to the address? IPv4-mapped IPv6 addresses are treated as the IPv4 address. */
export function isOpenAddress(text: string, { local }: Openness): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (local && (address.range() === "loopback" || address.range() === "private" || address.range() === "uniqueLocal")) return true;
  if (address.kind() === "ipv6") return address.range() === OPEN && isAllocated(address as ipaddr.IPv6);
  return address.range() === OPEN && !SPECIAL.some(([network, bits]) => (address as ipaddr.IPv4).match(ipaddr.IPv4.parse(network), bits));
}

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

function isAllocated(address: ipaddr.IPv6): boolean {
  const within = ([network, bits]: readonly [string, number]): boolean => address.match(ipaddr.IPv6.parse(network), bits);
  return within(ALLOCATED) && !CARRIERS.some(within);
}

/** The problem with a URL, as a sentence; undefined if it is allowed. Its DNS result is checked at delivery. */
export function urlProblem(text: string, openness: Openness): string | undefined {
  if (!URL.canParse(text)) return "must be a URL";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(openness.local && url.protocol === "http:")) return "must begin with https://";
  if (url.username !== "" || url.password !== "") return "must not contain a user or a password";
  if (url.hash !== "") return "must not contain a fragment";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return isOpenAddress(host, openness) ? undefined : "must lead to a public address";
  if (openness.local && host === "localhost") return undefined;
  return /^(?=.{4,253}\.?$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]\.?$/.test(host) &&
    !/(^|\.)(localhost|local|internal|localdomain|home\.arpa|test|invalid|onion)\.?$/.test(host)
    ? undefined
    : "must name a public host";
}

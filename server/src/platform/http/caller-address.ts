// The address that rate limits count a request by.
import type { Request } from "express";
import ipaddr from "ipaddr.js";
import { normaliseAddress } from "../identifiers/address.ts";

/** Prefix length of one customer's IPv6 network: a customer with a /64 can use every address in it. */
const CUSTOMER_BITS = 64;

/**
 * The caller's normalised address, IPv6 cut to its /64. If a forwarded value is not an address (a trusted proxy may pass on anything), the proxy's
 * own address counts.
 */
export function callerAddress(request: Pick<Request, "ip" | "socket">): string {
  return counted(request.ip) ?? counted(request.socket.remoteAddress) ?? "unknown";
}

function counted(text: string | undefined): string | undefined {
  // some proxies append the port: 203.0.113.7:4711, [2001:db8::1]:4711
  const bare = text?.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = bare === undefined ? undefined : normaliseAddress(bare);
  if (address === undefined || !address.includes(":")) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${CUSTOMER_BITS}`).toString();
}

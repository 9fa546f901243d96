import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { customerNetwork, normaliseAddress, readAddress } from "../../src/values/identifiers/address.ts";
import { embeddedAddress, isPublicAddress } from "../../src/values/identifiers/public-address.ts";

describe("an address is read from every form in which shops and proxies write it", () => {
  test.each([
    ["189.203.54.17", "189.203.54.17"],
    [" 189.203.54.17\n", "189.203.54.17"],
    ["189.203.54.17:4711", "189.203.54.17"],
    ["[2800:150:11c:abcd::1]:443", "2800:150:11c:abcd::1"],
    ["[2800:150:11C:ABCD:0:0:0:1]", "2800:150:11c:abcd::1"],
    ["2800:150:11c:abcd::1%eth0", "2800:150:11c:abcd::1"],
    ["[fe80::1%eth0]:80", "fe80::1"],
    ["::ffff:189.203.54.17", "189.203.54.17"],
    ["[::ffff:189.203.54.17]:443", "189.203.54.17"],
    ['"189.203.54.17"', "189.203.54.17"],
    // lists: the first public address, else the first
    ["189.203.54.17, 200.1.2.3", "189.203.54.17"],
    ["10.0.0.1, 189.203.54.17, 200.1.2.3", "189.203.54.17"],
    ["unknown, 189.203.54.17:4711", "189.203.54.17"],
    ["189.203.54.17 10.0.0.1", "189.203.54.17"],
    ["10.0.0.1,192.168.1.4", "10.0.0.1"],
    ["fd00::1, 2800:150::5", "2800:150::5"],
    // RFC 7239
    ["for=189.203.54.17;proto=https;by=10.0.0.1", "189.203.54.17"],
    ['For="[2800:150:11c::17]:4711"', "2800:150:11c::17"],
    ["for=_hidden, for=189.203.54.17", "189.203.54.17"],
  ])("%j is %s", (text, address) => expect(readAddress(text)).toBe(address));

  test.each(["", " ", "unknown", "-", "localhost", "1.2.3", "256.1.1.1", "189.203.54.17:port", "[]", "[]:80", ",,,", "hola, mundo", "0x7f.1", "1.2.3.4/24"])(
    "%j is no address",
    (text) => expect(readAddress(text)).toBeUndefined(),
  );

  test("a normalised address is read as itself, and any text without a failure", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        expect(readAddress(text)).toBe(normaliseAddress(text));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = readAddress(text);
        if (address !== undefined) expect(normaliseAddress(address)).toBe(address);
      }),
    );
  });
});

describe("addresses that are not one host of the public internet", () => {
  test.each([
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.51.100.7",
    "203.0.113.9",
    "192.0.0.8",
    "192.88.99.1",
    "198.18.0.1",
    "198.19.255.255",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "0.0.0.0",
    "0.1.2.3",
    "::",
    "::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "100::1",
    "2001:db8::1",
    "2001:2::1",
    "3fff::1",
    "64:ff9b:1::1",
    "4000::1",
    "64:ff9b::a00:1",
    "2002:c0a8:1::1",
  ])("%s", (address) => {
    expect(normaliseAddress(address)).toBe(address);
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "189.203.54.17",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.1",
    "172.15.0.1",
    "172.32.0.1",
    "192.169.0.1",
    "198.17.0.1",
    "198.20.0.1",
    "203.0.114.1",
    "223.255.255.255",
    "2800:150:11c:abcd::1",
    "2606:4700::1111",
    "64:ff9b::bdcb:3611",
    "2002:bdcb:3611::1",
  ])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("the network of one customer", () => {
  test.each([
    ["189.203.54.17", "189.203.54.17"],
    ["2800:150:11c:abcd::1", "2800:150:11c:abcd::/64"],
    ["2800:150:11c:abcd:ffff:ffff:ffff:ffff", "2800:150:11c:abcd::/64"],
    ["2800:150:11c:abce::1", "2800:150:11c:abce::/64"],
    ["64:ff9b::bdcb:3611", "189.203.54.17"],
    ["2002:bdcb:3611:1::1", "189.203.54.17"],
    ["2002:bdcb:3611:2::1", "189.203.54.17"],
    ["2001:0:4136:e378:8000:63bf:4234:c9ee", "189.203.54.17"],
  ])("of %s is %s", (address, network) => expect(customerNetwork(address)).toBe(network));

  test("an address embeds another only in the networks that the standards name", () => {
    expect(["64:ff9b::bdcb:3611", "::ffff:0:bdcb:3611", "2800:150::bdcb:3611", "64:ff9c::bdcb:3611", "2003:bdcb:3611::1"].map(embeddedAddress)).toEqual([
      "189.203.54.17",
      "189.203.54.17",
      undefined,
      undefined,
      undefined,
    ]);
  });
});

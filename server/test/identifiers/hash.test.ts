// Identifier hashes: keyed, wide, and apart by kind and submerchant.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { identifierKey, loadIdentifiers } from "../../src/platform/keyrings/identifier-key.ts";
import { rotateInstallationKeys } from "../../src/platform/keyrings/installation-key-rotation.ts";
import { UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import { createIdentifiers } from "../../src/values/identifiers/hash.ts";
import { createSipHash } from "../../src/values/identifiers/siphash.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";

const bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, (_, index) => index));

describe("SipHash-2-4", () => {
  // Aumasson and Bernstein, reference implementation, vectors_sip64: key 00 … 0f, message 00 01 … of the given length
  test.each([
    [0, "310e0edd47db6f72"],
    [1, "fd67dc93c539f874"],
    [7, "37d1018bf50002ab"],
    [8, "6224939a79f5f593"],
    [9, "b0e4a90bdf82009e"],
    [15, "e545be4961ca29a1"],
    [16, "db9bc2577fcc2a3f"],
    [63, "724506eb4c328a95"],
  ])("gives the reference hash of %i bytes", (length, expected) => {
    const hash = Buffer.alloc(8);
    hash.writeBigInt64LE(BigInt(createSipHash(bytes(16))(bytes(0))(bytes(length).toString("latin1"))));
    expect(hash.toString("hex")).toBe(expected);
  });

  test("reads a long value, and letters beyond ASCII, as UTF-8", () => {
    const hash = createSipHash(bytes(16))(bytes(0));
    expect(hash("ñ".repeat(5000))).not.toBe(hash("ñ".repeat(4999)));
    expect(hash("ñ")).not.toBe(hash("n"));
  });

  test.each([8, 16, 24, 40])("hashes a prefix of %i bytes and a text as the two in one", (words) => {
    const whole = createSipHash(bytes(16))(bytes(0));
    const prefixed = createSipHash(bytes(16))(bytes(words));
    for (const text of ["", "a", "1234567", "12345678", "maria@correo.mx", "jose\u0301@correo.mx", "x".repeat(300)]) {
      expect(prefixed(text)).toBe(whole(bytes(words).toString("latin1") + text));
    }
  });

  test("refuses a prefix that is not of whole words", () => {
    expect(() => createSipHash(bytes(16))(bytes(7))).toThrow(RangeError);
  });

  test("refuses a key of another length", () => {
    expect(() => createSipHash(bytes(15))).toThrow(RangeError);
  });
});

describe("an identifier hash", () => {
  const { hash } = createIdentifiers(bytes(16));

  test("is another one under another key: no value can be chosen that meets a given one", () => {
    expect(createIdentifiers(bytes(17).subarray(1)).hash("email", "maria@correo.mx")).not.toBe(hash("email", "maria@correo.mx"));
  });

  test("keeps kinds, submerchants and values apart, however they are cut", () => {
    const all = [
      hash("email", "ab"),
      hash("email_domain", "ab"),
      hash("email", "_domainab"),
      hash("email", "ab", "s1"),
      hash("email", "1ab", "s"),
      hash("phone", "ab"),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test("fits a bigint of PostgreSQL, and spreads over all of it without collisions", () => {
    const hashes = Array.from({ length: 200_000 }, (_, index) => BigInt(hash("customer_id", `cus_${index}`)));
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const one of hashes) expect(one === BigInt.asIntN(64, one)).toBe(true);
    const above = (bound: bigint): number => hashes.filter((one) => one > bound).length / hashes.length;
    expect(above(0n)).toBeCloseTo(0.5, 1);
    expect(above(2n ** 62n)).toBeCloseTo(0.25, 1);
  });
});

describe("the key of the installation", () => {
  const ring = (...ids: string[]) => ids.map((id) => ({ id, key: Buffer.alloc(32, id) }));
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  test("is made once by however many processes start at the same moment, and is not stored as it is", async () => {
    const pools = Array.from({ length: 8 }, () => connectPool(database.url, { max: 1 }));
    const keys = await Promise.all(pools.map((pool) => identifierKey(pool, ring("a"))));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
    expect(keys[0]).toHaveLength(16);
    const rows = await database.query<{ sealed: Buffer }>("SELECT sealed FROM installation_keys");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes((keys[0] as Buffer).toString("base64"))).toBe(false);
  });

  test("survives the rotation of the keys that it is sealed under, and does not open without them", async () => {
    const before = await identifierKey(client, ring("a"));
    await expect(loadIdentifiers(client, ring("b"))).rejects.toThrow(UnopenableSecret);
    expect(await rotateInstallationKeys(client, ring("b", "a"))).toBe(1);
    expect(await rotateInstallationKeys(client, ring("b", "a"))).toBe(0);
    expect(await identifierKey(client, ring("b"))).toEqual(before);
  });

  test("is another one in another installation", async () => {
    const other = await createDatabase();
    const pool = connectPool(other.url, { max: 1 });
    expect(await identifierKey(pool, ring("b"))).not.toEqual(await identifierKey(client, ring("b")));
    await pool.end();
    await other.close();
  });
});

import { describe, expect, test } from "vitest";
import { collectDevice, type DeviceSource } from "../src/device.ts";

const source: DeviceSource = {
  navigator: {
    userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile",
    language: "es-MX",
    languages: ["es-MX", "en"],
    platform: "Linux armv81",
    hardwareConcurrency: 8,
    maxTouchPoints: 5,
    webdriver: false,
  },
  screen: { width: 412, height: 915, colorDepth: 24 },
  devicePixelRatio: 2.625,
  location: { origin: "https://shop.example.mx" },
};

/** A store of a page. */
function storage() {
  const stored = new Map<string, string>();
  return {
    stored,
    localStorage: { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value) },
  };
}

describe("collecting the device", () => {
  test("gives what the contract's device takes", async () => {
    expect(await collectDevice({}, source)).toEqual({
      user_agent: source.navigator?.userAgent,
      language: "es-MX",
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen: "412x915",
      is_bot: false,
      fingerprint: expect.stringMatching(/^fp_[0-9a-f]{32}$/),
    });
  });

  test("gives one device one fingerprint, turned over too, and another at another merchant", async () => {
    const print = async (changes: Partial<DeviceSource>) => (await collectDevice({}, { ...source, ...changes })).fingerprint;
    const one = await print({});
    expect(await print({})).toBe(one);
    expect(await print({ screen: { width: 915, height: 412, colorDepth: 24 } })).toBe(one);
    expect(await print({ location: { origin: "https://other.example.mx" } })).not.toBe(one);
    expect(await print({ navigator: { ...source.navigator, hardwareConcurrency: 4 } })).not.toBe(one);
  });

  test("stores nothing unless requested, and then one random id", async () => {
    const { stored, localStorage } = storage();
    await collectDevice({}, { ...source, localStorage });
    expect(stored.size).toBe(0);
    const remembered = () => collectDevice({ fingerprint: "remembered" }, { ...source, localStorage });
    const { fingerprint } = await remembered();
    expect(fingerprint).toMatch(/^id_[0-9a-f]{32}$/);
    expect((await remembered()).fingerprint).toBe(fingerprint);
    expect([...stored.values()]).toEqual([fingerprint]);
  });

  test("falls back to traits where the store is closed, missing or full", async () => {
    const closed = {
      ...source,
      get localStorage(): never {
        throw new Error("SecurityError");
      },
    };
    const full = {
      ...source,
      localStorage: {
        getItem: () => null,
        setItem: () => {
          throw new Error("QuotaExceededError");
        },
      },
    };
    for (const one of [closed, full, source]) expect((await collectDevice({ fingerprint: "remembered" }, one)).fingerprint).toMatch(/^fp_/);
  });

  test("says when a program drives the browser, and works where nothing can be read", async () => {
    expect((await collectDevice({}, { ...source, navigator: { ...source.navigator, webdriver: true } })).is_bot).toBe(true);
    expect(await collectDevice({}, {})).toMatchObject({ is_bot: false, fingerprint: expect.stringMatching(/^fp_/) });
  });
});

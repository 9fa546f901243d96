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
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
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
      is_tampered: false,
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
        removeItem: () => {},
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

  test("without consent reads and stores no id, and removes one that was stored before", async () => {
    const { stored, localStorage } = storage();
    const collect = (consent: boolean) => collectDevice({ fingerprint: "remembered", consent }, { ...source, localStorage });
    expect((await collect(false)).fingerprint).toMatch(/^fp_/);
    expect(stored.size).toBe(0);
    expect((await collect(true)).fingerprint).toMatch(/^id_/);
    expect((await collect(false)).fingerprint).toMatch(/^fp_/);
    expect(stored.size).toBe(0);
  });

  test.each([
    ["a headless browser", { userAgent: "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0" }],
    ["a browser without languages", { languages: [] }],
    ["a `webdriver` that was overwritten to hide it", { webdriver: false }],
  ])("says that a program drives it: %s", async (_, changed) => {
    expect((await collectDevice({}, source)).is_bot).toBe(false);
    expect((await collectDevice({}, { ...source, navigator: { ...source.navigator, ...changed } })).is_bot).toBe(true);
  });

  test("says that it was tampered with, and not that it is a bot, where the user agent names another system than the client hints", async () => {
    const navigator = { ...source.navigator, userAgentData: { platform: "Windows" } };
    expect(await collectDevice({}, { ...source, navigator })).toMatchObject({ is_bot: false, is_tampered: true });
  });

  test.each([
    ["Android", "Android 14", "Android"],
    ["macOS", "Macintosh; Intel Mac OS X 10_15_7", "macOS"],
    ["Chrome OS", "X11; CrOS x86_64 14541.0.0", "Chrome OS"],
    ["Chromium OS", "X11; CrOS x86_64 14541.0.0", "Chromium OS"],
    ["Windows", "Windows NT 10.0; Win64; x64", "Windows"],
    ["Linux", "X11; Linux x86_64", "Linux"],
  ])("does not mistake an ordinary browser for one that was changed: %s", async (_, system, platform) => {
    const navigator = { ...source.navigator, userAgent: `Mozilla/5.0 (${system}) Chrome/140.0`, userAgentData: { platform } };
    expect(await collectDevice({}, { ...source, navigator })).toMatchObject({ is_bot: false, is_tampered: false });
  });

  test("says that a telephone which draws with a processor is emulated", async () => {
    const drawnBy = (renderer: string): Partial<DeviceSource> => ({
      document: { createElement: () => ({ getContext: () => ({ getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 1 }), getParameter: () => renderer }) }) },
    });
    expect(await collectDevice({}, { ...source, ...drawnBy("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))") })).toHaveProperty("is_emulator", true);
    expect(await collectDevice({}, { ...source, ...drawnBy("Adreno (TM) 740") })).not.toHaveProperty("is_emulator");
  });

  test("keeps its fingerprint through an update of the graphics driver", async () => {
    const print = async (renderer: string) =>
      (
        await collectDevice(
          {},
          {
            ...source,
            document: { createElement: () => ({ getContext: () => ({ getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 1 }), getParameter: () => renderer }) }) },
          },
        )
      ).fingerprint;
    expect(await print("ANGLE (Intel, Mesa Intel(R) UHD, OpenGL 4.6.1)")).toBe(await print("ANGLE (Intel, Mesa Intel(R) UHD, OpenGL 4.6.2)"));
    expect(await print("ANGLE (Intel, Mesa Intel(R) UHD)")).not.toBe(await print("ANGLE (NVIDIA, GeForce)"));
  });
});

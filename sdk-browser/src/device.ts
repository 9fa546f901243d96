// Device data available to a page without drawing, audio, font probing, permission prompts or third parties.
import type { Device } from "../../generated/models.ts";
import { automated, contradicted, emulated, type Signs } from "./device-signs.ts";
import { randomHex } from "./runtime.ts";

/** The part of a browser that is read. */
export interface DeviceSource {
  readonly navigator?: Signs & {
    readonly language?: string;
    readonly platform?: string;
    readonly hardwareConcurrency?: number;
    readonly maxTouchPoints?: number;
  };
  readonly screen?: { readonly width: number; readonly height: number; readonly colorDepth: number };
  readonly devicePixelRatio?: number;
  readonly location?: { readonly origin: string };
  readonly localStorage?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly document?: { createElement(name: "canvas"): { getContext(kind: "webgl"): WebGl | null } };
}

interface Storage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

interface WebGl {
  getExtension(name: string): { readonly UNMASKED_RENDERER_WEBGL: number } | null;
  getParameter(name: number): unknown;
}

/** How a device is identified. */
export interface DeviceOptions {
  /**
   * `traits` (default): a hash of the traits below; nothing is stored, and devices of one make and set-up share it. `remembered`: a random id in the
   * page's own local storage, which names one browser until its data is cleared; your law may require the payer's consent. Where storage is closed, `traits`.
   */
  readonly fingerprint?: "traits" | "remembered";
  /** The payer's answer to your question for consent. False: an id is neither stored nor read, and one that was stored before is removed. */
  readonly consent?: boolean;
}

const PLACE = "fraud-risk-device";

/**
 * Collects what the assessment's `device` takes: user agent, language, time zone, screen, whether the browser is automated, emulated or tampered with, and a fingerprint.
 * Nothing is collected unless you call it. The fingerprint holds the page's origin: the same device has another one at another merchant.
 *
 * @param source the browser; for tests
 * @example
 * await client.assess.payin({ ...order, device: await collectDevice() });
 */
export async function collectDevice(
  { fingerprint = "traits", consent = true }: DeviceOptions = {},
  source: DeviceSource = globalThis as DeviceSource,
): Promise<Device> {
  const { navigator = {}, screen } = source;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const size = screen && `${screen.width}x${screen.height}`;
  const renderer = rendererOf(source);
  return {
    ...(navigator.userAgent ? { user_agent: navigator.userAgent.slice(0, 1024) } : {}),
    ...(navigator.language ? { language: navigator.language } : {}),
    ...(timeZone ? { timezone: timeZone } : {}),
    ...(size ? { screen: size } : {}),
    is_bot: automated(navigator),
    is_tampered: contradicted(navigator),
    ...(emulated(navigator, renderer) ? { is_emulator: true } : {}),
    fingerprint: remembered(source, fingerprint === "remembered" && consent, consent) || (await traitsHash(source, timeZone, renderer)),
  };
}

/** The stored id, or a new one; undefined where none is wanted, or storage is closed. */
function remembered(source: DeviceSource, wanted: boolean, consent: boolean): string | undefined {
  try {
    // reading the property throws if storage is blocked
    const { localStorage } = source;
    if (!consent) localStorage?.removeItem(PLACE);
    if (!wanted) return undefined;
    const known = localStorage?.getItem(PLACE);
    if (known) return known;
    const made = `id_${randomHex()}`;
    localStorage?.setItem(PLACE, made);
    return localStorage && made;
  } catch {
    // closed by the browser's settings, or full
    return undefined;
  }
}

/** What draws: maker and family, without versions, which change with each update. Nothing is drawn. */
function rendererOf({ document }: DeviceSource): string {
  try {
    const webgl = document?.createElement("canvas").getContext("webgl");
    const unmasked = webgl?.getExtension("WEBGL_debug_renderer_info");
    return String((unmasked && webgl?.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)) ?? "").replace(/[\d.]+|0x\w+/g, "");
  } catch {
    return "";
  }
}

/** SHA-256 of traits that stay when the page is loaded again, and of the origin; the first 128 bits. */
async function traitsHash({ navigator = {}, screen, devicePixelRatio, location }: DeviceSource, timeZone: string, renderer: string): Promise<string> {
  const { userAgent, userAgentData, languages, platform, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen ?? {};
  const traits = [
    location?.origin,
    userAgent,
    languages,
    platform,
    hardwareConcurrency,
    maxTouchPoints,
    // turned over, it is the same device
    [width ?? 0, height ?? 0].toSorted((a, b) => a - b),
    colorDepth,
    devicePixelRatio,
    timeZone,
    userAgentData?.platform,
    userAgentData?.mobile,
    renderer,
  ];
  const text = JSON.stringify(traits);
  return `fp_${crypto.subtle === undefined ? plainHash(text) : await sha256(text)}`;
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): pages without HTTPS have no other hash, and are somebody's trial. */
function plainHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

// Programs instead of people: what the device says, and its user agent.
import { type Observation, type SignalFamily, type Situation, scaled, whole } from "../signal.ts";

/** User agents of automation tools and scripts. Not of HTTP libraries that apps on phones use (okhttp and the like): those are shoppers. */
const AUTOMATION =
  /headless|phantomjs|selenium|webdriver|puppeteer|playwright|electron|curl\/|wget\/|python-|aiohttp|go-http-client|libwww|scrapy|node-fetch|axios\//i;

export const automationSignals: SignalFamily = {
  DEVICE_AUTOMATION: automation,
};

/** Strength of a browser that contradicts itself: extensions of honest payers change user agents as well. */
const TAMPERED = 0.25;

function automation({ transaction: { device } }: Situation): Observation | undefined {
  if (device.isBot) return whole("bot", "automation");
  if (device.isEmulator) return whole("emulator", "automation");
  if (device.userAgent !== undefined && AUTOMATION.test(device.userAgent)) return whole("user agent", "automation");
  return device.isTampered ? scaled(whole("contradiction", "automation"), TAMPERED) : undefined;
}

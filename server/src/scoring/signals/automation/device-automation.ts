import { defineSignal, type Observation, type Situation, scaled, whole } from "../signal.ts";

/** User agents of automation tools and scripts. Not of HTTP libraries that apps on phones use (okhttp and the like): those are shoppers. */
const AUTOMATION =
  /headless|phantomjs|selenium|webdriver|puppeteer|playwright|electron|curl\/|wget\/|python-|aiohttp|go-http-client|libwww|scrapy|node-fetch|axios\//i;

/** Strength of a browser that contradicts itself: extensions of honest payers change user agents as well. */
const TAMPERED = 0.25;

export const deviceAutomation = defineSignal({
  code: "DEVICE_AUTOMATION",
  since: "0.1.0",
  weight: 40,
  flows: ["payin", "payout"],
  observe: automation,
  example: 1,
  texts: {
    en: {
      sentence: "The device is a bot, an emulator or an automated browser, or its browser contradicts itself.",
      example: "The user agent is that of a headless browser.",
      remedy:
        "Send the user agent of the payer's device and not of your server. A browser that contradicts itself counts 25 %: extensions change user agents. For your own test robots, use the sandbox.",
    },
    es: {
      sentence: "El dispositivo es un bot, un emulador o un navegador automatizado, o su navegador se contradice.",
      example: "El agente de usuario es el de un navegador sin pantalla (headless).",
      remedy:
        "Envíe el agente de usuario del dispositivo del pagador y no el de su servidor. Un navegador que se contradice cuenta 25 %: las extensiones cambian el agente de usuario. Para sus propios robots de prueba, use el entorno de pruebas.",
    },
    pt: { sentence: "O dispositivo é um robô, um emulador ou um navegador automatizado, ou o seu navegador se contradiz." },
  },
  words: {
    bot: { es: "bot", pt: "bot" },
    emulator: { es: "emulador", pt: "emulador" },
    contradiction: { es: "contradicción", pt: "contradição" },
    "user agent": { es: "agente de usuario", pt: "agente de usuário" },
    automation: { es: "automatización", pt: "automação" },
  },
});

function automation({ transaction: { device } }: Situation): Observation | undefined {
  if (device.isBot) return whole("bot", "automation");
  if (device.isEmulator) return whole("emulator", "automation");
  if (device.userAgent !== undefined && AUTOMATION.test(device.userAgent)) return whole("user agent", "automation");
  return device.isTampered ? scaled(whole("contradiction", "automation"), TAMPERED) : undefined;
}

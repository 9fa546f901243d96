import { w as withBase } from "./app.js";
import { defineComponent, ref, reactive, computed, h, nextTick } from "vue";
import "vue/server-renderer";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
const both = ["payin", "payout"];
const payin = ["payin"];
const payout = ["payout"];
const catalogue = {
  BLOCKLIST_BLOCK: { weight: 100, flows: both },
  BLOCKLIST_REVIEW: { weight: 60, flows: both },
  BLOCKLIST_FLAG: { weight: 25, flows: both },
  NETWORK_CONFIRMED: { weight: 45, flows: both },
  NETWORK_SUSPECTED: { weight: 20, flows: both },
  // days since the confirmation
  PAYER_CONFIRMED_FRAUD: { weight: 80, flows: both, curve: { foot: 180, full: 0 } },
  // days since the chargeback
  PAYER_PRIOR_CHARGEBACK: { weight: 25, flows: payin, curve: { foot: 180, full: 30 } },
  PAYER_TRUSTED: { weight: -45, flows: both },
  // distinct orders within the hour, this one included
  VELOCITY_CARD_1H: { weight: 30, flows: payin, curve: { foot: 3, full: 8 } },
  VELOCITY_EMAIL_1H: { weight: 20, flows: payin, curve: { foot: 4, full: 10 } },
  VELOCITY_IP_1H: { weight: 15, flows: payin, curve: { foot: 9, full: 25 } },
  VELOCITY_DEVICE_1H: { weight: 25, flows: payin, curve: { foot: 4, full: 10 } },
  // distinct cards within 24 hours, this one included
  MULTI_CARD_PAYER_24H: { weight: 40, flows: payin, curve: { foot: 2, full: 6 } },
  MULTI_CARD_DEVICE_24H: { weight: 45, flows: payin, curve: { foot: 2, full: 6 } },
  // distinct customers within seven days, this one included
  MULTI_ACCOUNT_DEVICE_7D: { weight: 30, flows: both, curve: { foot: 2, full: 6 } },
  // distinct customers within seven days, this one included, where this one is new
  NEW_ACCOUNTS_DEVICE_7D: {
    weight: 80,
    flows: payin,
    curve: {
      points: [
        [1, 0],
        [2, 0.1],
        [3, 0.3],
        [5, 0.8],
        [7, 1]
      ]
    }
  },
  // distinct cards of new payers within the hour, this one included, beyond three times what is usual
  VELOCITY_BIN_1H: { weight: 50, flows: payin, curve: { foot: 5, full: 12 } },
  // distinct cards with failures or micro amounts within the hour, times how far their share of all cards is beyond the usual
  CARD_TESTING_PATTERN: { weight: 70, flows: payin, curve: { foot: 4, full: 8 } },
  // failed attempts within 24 hours
  FAILED_ATTEMPTS_24H: { weight: 20, flows: payin, curve: { foot: 2, full: 6 } },
  EMAIL_DISPOSABLE: { weight: 40, flows: payin },
  // 0 to 1: how random the local part looks
  EMAIL_PATTERN_SUSPICIOUS: { weight: 12, flows: payin, curve: { foot: 0.45, full: 0.9 } },
  PHONE_COUNTRY_MISMATCH: { weight: 8, flows: payin },
  // hours since the account was opened
  ACCOUNT_NEW: { weight: 15, flows: both, curve: { foot: 24, full: 1 } },
  // hours since the change
  CREDENTIALS_CHANGED_RECENTLY: { weight: 30, flows: both, curve: { foot: 72, full: 12 } },
  // share of the shorter name that the other does not have
  HOLDER_NAME_MISMATCH: { weight: 10, flows: payin, curve: { foot: 0.4, full: 1 } },
  CARD_PREPAID: { weight: 8, flows: payin },
  // 0 to 1: risk group of the category
  MERCHANT_CATEGORY_RISK: { weight: 12, flows: payin, curve: { foot: 0, full: 1 } },
  // orders that the caller states
  PAYER_PREVIOUS_ORDERS: { weight: -25, flows: payin, curve: { foot: 0, full: 5 } },
  IP_TOR: { weight: 45, flows: both },
  IP_PROXY_VPN: { weight: 20, flows: both },
  IP_DATACENTER: { weight: 15, flows: both },
  IP_BILLING_COUNTRY_MISMATCH: { weight: 20, flows: payin },
  BIN_COUNTRY_MISMATCH: { weight: 25, flows: payin },
  // kilometres from the delivery to the nearest country of bill, card and connection; neighbours are at 0
  SHIPPING_COUNTRY_MISMATCH: { weight: 45, flows: payin, curve: { foot: 0, full: 5e3 } },
  HIGH_RISK_COUNTRY: { weight: 25, flows: both },
  // km/h that the payer would have had to travel
  IMPOSSIBLE_TRAVEL: { weight: 35, flows: payin, curve: { foot: 900, full: 2500 } },
  // days since the device was first seen with the payer
  DEVICE_NEW_FOR_PAYER: { weight: 15, flows: both, curve: { foot: 7, full: 1 } },
  // reasons of takeover beside a new device, each 0 to 1
  ACCOUNT_TAKEOVER_PATTERN: {
    weight: 75,
    flows: payin,
    curve: {
      points: [
        [0.2, 0],
        [0.6, 0.2],
        [1, 0.5],
        [2, 1]
      ]
    }
  },
  // other payers of the card, on other devices, within a day
  CARD_OF_OTHER_PAYER: { weight: 25, flows: payin, curve: { foot: 0, full: 1 } },
  // distinct cards within 30 days, this one included
  MULTI_CARD_PAYER_30D: { weight: 15, flows: payin, curve: { foot: 2, full: 6 } },
  // -log10 of the chance of so many payments in three days
  PAYER_BURST: {
    weight: 45,
    flows: payin,
    curve: {
      points: [
        [1.5, 0],
        [3, 0.25],
        [5.5, 1]
      ]
    }
  },
  // share of earlier payments at about this time of day
  PAYER_HOUR_UNUSUAL: { weight: 6, flows: payin, curve: { foot: 0.1, full: 0 } },
  DEVICE_AUTOMATION: { weight: 40, flows: both },
  // times the payer's usual amount
  AMOUNT_ANOMALY_PAYER: {
    weight: 60,
    flows: both,
    curve: {
      points: [
        [1.5, 0],
        [2.5, 0.12],
        [4, 0.5],
        [6, 1]
      ]
    }
  },
  // standard deviations above the payer's usual amount
  AMOUNT_DEVIATION_PAYER: {
    weight: 15,
    flows: both,
    curve: {
      points: [
        [3, 0],
        [6, 0.3],
        [12, 1]
      ]
    }
  },
  // unusual payments within 14 days before an unusual one
  PAYER_UNUSUAL_RECENTLY: {
    weight: 60,
    flows: both,
    curve: {
      points: [
        [0, 0],
        [2, 0.4],
        [6, 1]
      ]
    }
  },
  // position beyond the 99th (0) and the 99.9th (1) percentile, on a logarithmic scale
  AMOUNT_ABOVE_ORG_P99: {
    weight: 55,
    flows: both,
    curve: {
      points: [
        [0, 0],
        [1, 0.4],
        [2, 1]
      ]
    }
  },
  // US dollars
  SMALL_AMOUNT_UNKNOWN_PAYER: { weight: 17, flows: payin, curve: { foot: 6, full: 2 } },
  // times the organization's 90th percentile
  NEW_PAYER_LARGE_AMOUNT: { weight: 25, flows: payin, curve: { foot: 1, full: 4 } },
  MICRO_AMOUNT: { weight: 10, flows: payin },
  ODD_HOUR: { weight: 8, flows: both },
  AVS_CVV_FAIL: { weight: 30, flows: payin },
  THREEDS_FAILED: { weight: 50, flows: payin },
  THREEDS_AUTHENTICATED: { weight: -50, flows: payin },
  // smoothed share of fraud of the last known week beyond the organization's base rate
  TERMINAL_RECENT_FRAUD: {
    weight: 75,
    flows: payin,
    curve: {
      points: [
        [0.05, 0],
        [0.2, 0.1],
        [0.5, 1]
      ]
    }
  },
  // days since the series of frauds began
  TERMINAL_COMPROMISED: { weight: 70, flows: payin, curve: { foot: 60, full: 21 } },
  DEVICE_RECENT_FRAUD: { weight: 90, flows: payin, curve: { foot: 0.02, full: 0.5 } },
  BIN_RECENT_FRAUD: { weight: 50, flows: payin, curve: { foot: 0.02, full: 0.3 } },
  EMAIL_DOMAIN_RECENT_FRAUD: { weight: 40, flows: payin, curve: { foot: 0.02, full: 0.3 } },
  PAYOUT_FIRST_TO_BENEFICIARY: { weight: 20, flows: payout },
  // times the amount that is large for the organization
  PAYOUT_FIRST_AND_LARGE: { weight: 35, flows: payout, curve: { foot: 1, full: 5 } },
  // distinct origins within 24 hours, this one included
  PAYOUT_MULE_FAN_IN: { weight: 45, flows: payout, curve: { foot: 3, full: 8 } },
  // distinct new beneficiaries within the hour, this one included
  PAYOUT_FAN_OUT: { weight: 30, flows: payout, curve: { foot: 4, full: 12 } },
  PAYOUT_CLABE_INVALID: { weight: 60, flows: payout },
  PAYOUT_IBAN_INVALID: { weight: 60, flows: payout },
  // days since the account became the beneficiary's
  PAYOUT_BENEFICIARY_CHANGED: { weight: 35, flows: payout, curve: { foot: 7, full: 2 } },
  // share of the name that no earlier name of the account has
  PAYOUT_NAME_MISMATCH: { weight: 30, flows: payout, curve: { foot: 0.4, full: 0.8 } },
  PAYOUT_CROSS_BORDER: { weight: 12, flows: payout },
  // payouts just under a limit within seven days, this one included
  PAYOUT_STRUCTURING: { weight: 60, flows: payout, curve: { foot: 4, full: 6 } },
  // share of the hour's pay-ins that has left, this payout included
  PAYOUT_PASS_THROUGH: { weight: 45, flows: payout, curve: { foot: 0.75, full: 0.95 } },
  // days since the last payout
  PAYOUT_DORMANT_ORIGIN: { weight: 30, flows: payout, curve: { foot: 180, full: 270 } },
  // seconds since the other payout
  PAYOUT_DUPLICATE: { weight: 55, flows: payout, curve: { foot: 600, full: 60 } },
  PAYOUT_INITIATOR_UNUSUAL: { weight: 15, flows: payout },
  BROWSER_ACTIVITY_SUSPICIOUS: { weight: 0, flows: both },
  SANDBOX_OVERRIDE: { weight: 0, flows: both }
};
const signalFacts = catalogue;
function isSignalCode(text) {
  return Object.hasOwn(signalFacts, text);
}
const defaultPolicy = {
  thresholds: { challenge: 30, review: 55, decline: 75 },
  weights: {},
  curves: {},
  highRiskCountries: []
};
function weightOf(policy, code) {
  return policy.weights[code] ?? signalFacts[code].weight;
}
const decisions = ["approve", "challenge", "review", "decline"];
function strictness(decision) {
  return decisions.indexOf(decision);
}
function effectiveWeight(weight, strength) {
  if (strength >= 1) return weight;
  const reached = 100 * (1 - (1 - Math.min(Math.abs(weight), 100) / 100) ** strength);
  return weight < 0 ? -reached : reached;
}
function exactScoreOf(weights) {
  let innocence = 1;
  let credit = 1;
  for (const weight of weights) {
    if (weight > 0) innocence *= 1 - Math.min(weight, 100) / 100;
    else credit *= 1 + Math.max(weight, -100) / 100;
  }
  const odds = (1 - innocence) * credit;
  return odds === 0 ? 0 : 100 * odds / (odds + innocence);
}
function roundScore(score) {
  return Math.round(score * 10) / 10;
}
function scoreOf(weights) {
  return roundScore(exactScoreOf(weights));
}
function decisionOf(score, thresholds) {
  if (score >= thresholds.decline) return "decline";
  if (score >= thresholds.review) return "review";
  return score >= thresholds.challenge ? "challenge" : "approve";
}
const SETTLING = ["BLOCKLIST_BLOCK", "SANDBOX_OVERRIDE"];
function contributionsOf({ score, signals }) {
  const weights = [];
  let reached = 0;
  const points = signals.map(({ code, weight }) => {
    if (SETTLING.includes(code)) return void 0;
    weights.push(weight);
    const before = reached;
    reached = tenths(scoreOf(weights));
    return reached - before;
  });
  const missing = tenths(score) - reached;
  return points.map((made) => (made ?? missing) / 10);
}
const tenths = (score) => Math.round(score * 10);
function floorOf({ code, floor }, decided) {
  if (floor !== void 0) return floor;
  if (code === "BLOCKLIST_BLOCK") return "decline";
  if (code === "BLOCKLIST_REVIEW") return "review";
  return code === "BROWSER_ACTIVITY_SUSPICIOUS" ? decided : "approve";
}
function verdictOf({ decision, thresholds }, signals) {
  const score = signals.some(({ code }) => code === "BLOCKLIST_BLOCK") ? 100 : scoreOf(signals.map(({ weight }) => weight));
  const floors = signals.map((signal) => floorOf(signal, decision));
  const strictest = [decisionOf(score, thresholds), ...floors].reduce((one, other) => strictness(other) > strictness(one) ? other : one);
  return { decision: strictest, score };
}
const workedExample = [
  { code: "BIN_COUNTRY_MISMATCH", strength: 1 },
  { code: "IP_PROXY_VPN", strength: 1 }
];
function choosableSignals(flow) {
  return Object.keys(signalFacts).filter((code) => signalFacts[code].weight !== 0 && signalFacts[code].flows.includes(flow));
}
function calculate(chosen, policy = defaultPolicy) {
  const whole = { ...defaultPolicy, ...policy };
  const fired = chosen.map(({ code, strength }) => ({ code, strength, weight: roundScore(effectiveWeight(weightOf(whole, code), strength)), observed: strength, threshold: 0 })).toSorted((one, other) => other.weight - one.weight);
  const { score, decision } = verdictOf({ decision: "approve", thresholds: policy.thresholds }, fired);
  const contributions = contributionsOf({ score, signals: fired });
  return {
    score,
    decision,
    signals: fired.map(({ code, strength, weight }, index) => ({ code, strength, points: weight, contribution: contributions[index] ?? 0 }))
  };
}
function formulaOf(signals) {
  const factors = signals.filter(({ points }) => points > 0).map(({ points }) => 1 - points / 100);
  if (factors.length === 0) return void 0;
  const product = factors.reduce((all, factor) => all * factor, 1);
  return `1 - ${factors.map(rounded).join(" × ")} = ${rounded(1 - product)}`;
}
function creditsOf(signals) {
  const credits = signals.filter(({ points }) => points < 0).map(({ points }) => 1 + points / 100);
  const legitimate = signals.reduce((all, { points }) => points > 0 ? all * (1 - points / 100) : all, 1);
  if (credits.length === 0 || legitimate === 1 || legitimate === 0) return void 0;
  const odds = (1 - legitimate) / legitimate;
  return `${[odds, ...credits].map(rounded).join(" × ")} = ${rounded(credits.reduce((all, credit) => all * credit, odds))}`;
}
const rounded = (value) => `${Math.round(value * 1e3) / 1e3}`;
const english = {
  BLOCKLIST_BLOCK: "An active blocklist entry blocks this payment.",
  BLOCKLIST_REVIEW: "An active blocklist entry requires a review.",
  BLOCKLIST_FLAG: "An active blocklist entry flags this payment.",
  NETWORK_CONFIRMED: "Several participants of the intelligence network reported an identifier of this payment.",
  NETWORK_SUSPECTED: "A participant of the intelligence network reported an identifier of this payment.",
  PAYER_CONFIRMED_FRAUD: "Fraud by this payer was confirmed before.",
  PAYER_PRIOR_CHARGEBACK: "A chargeback of this payer was lost before.",
  PAYER_TRUSTED: "The payer is allowlisted, or has a long record without dispute.",
  VELOCITY_CARD_1H: "Many distinct orders with this card within an hour.",
  VELOCITY_EMAIL_1H: "Many distinct orders with this e-mail address within an hour.",
  VELOCITY_IP_1H: "Many distinct orders from this address within an hour.",
  VELOCITY_DEVICE_1H: "Many distinct orders from this device within an hour.",
  MULTI_CARD_PAYER_24H: "The payer used several cards within a day.",
  MULTI_CARD_DEVICE_24H: "Several cards were used on this device within a day.",
  MULTI_ACCOUNT_DEVICE_7D: "Several customers used this device within a week.",
  NEW_ACCOUNTS_DEVICE_7D: "Several customers used this device within a week, and this one is new.",
  VELOCITY_BIN_1H: "Unusually many new payers with cards of one range within an hour.",
  CARD_TESTING_PATTERN: "Cards are being tested from this device or address.",
  FAILED_ATTEMPTS_24H: "Several payments of this payer failed within a day.",
  EMAIL_DISPOSABLE: "The e-mail address is a throw-away one.",
  EMAIL_PATTERN_SUSPICIOUS: "The e-mail address looks made up by a machine.",
  PHONE_COUNTRY_MISMATCH: "The telephone number belongs to another country than the billing address.",
  ACCOUNT_NEW: "The payer's account was opened a short time ago.",
  CREDENTIALS_CHANGED_RECENTLY: "The payer's credentials were changed a short time ago.",
  HOLDER_NAME_MISMATCH: "The name on the card is not the payer's.",
  CARD_PREPAID: "The card is prepaid.",
  MERCHANT_CATEGORY_RISK: "What is bought is easily turned into money: gift cards, quasi-cash, transfers, gambling.",
  PAYER_PREVIOUS_ORDERS: "By the merchant's word, the payer has completed orders before.",
  IP_TOR: "The connection comes through the Tor network.",
  IP_PROXY_VPN: "The connection comes through a proxy or VPN.",
  IP_DATACENTER: "The connection comes from a hosting network.",
  IP_BILLING_COUNTRY_MISMATCH: "The connection comes from another country than the billing address.",
  BIN_COUNTRY_MISMATCH: "The card was issued in another country than the billing address or the connection.",
  SHIPPING_COUNTRY_MISMATCH: "The delivery goes to another country than those of the bill, the card and the connection.",
  HIGH_RISK_COUNTRY: "A country of this payment is on the organization's high-risk list.",
  IMPOSSIBLE_TRAVEL: "The payer changed country faster than travel allows.",
  DEVICE_NEW_FOR_PAYER: "A known payer uses a device that is new beside an older one.",
  ACCOUNT_TAKEOVER_PATTERN: "A new device comes with other signs that somebody else uses the payer's account.",
  CARD_OF_OTHER_PAYER: "Another payer used this card a short time ago on another device.",
  MULTI_CARD_PAYER_30D: "The payer used several cards within a month.",
  PAYER_BURST: "The payer pays far more often than usual.",
  PAYER_HOUR_UNUSUAL: "The payer never pays at this time of day.",
  DEVICE_AUTOMATION: "The device is a bot, an emulator or an automated browser.",
  AMOUNT_ANOMALY_PAYER: "The amount is far above what this payer usually pays.",
  AMOUNT_DEVIATION_PAYER: "The amount is beyond the variation of what this payer usually pays.",
  PAYER_UNUSUAL_RECENTLY: "The payer made several unusual payments lately.",
  AMOUNT_ABOVE_ORG_P99: "The amount is among the highest of the organization or, while it is new, of its segment.",
  SMALL_AMOUNT_UNKNOWN_PAYER: "A payer of whom nothing is known pays a small amount, as in card testing.",
  NEW_PAYER_LARGE_AMOUNT: "The amount is high for a payer without earlier payments.",
  MICRO_AMOUNT: "The amount is tiny, as in card testing.",
  ODD_HOUR: "It is the dead of night where the payer is.",
  AVS_CVV_FAIL: "The address or security-code check failed.",
  THREEDS_FAILED: "3-D Secure failed, or the issuer rejected it.",
  THREEDS_AUTHENTICATED: "3-D Secure authenticated the payer and the issuer is liable.",
  TERMINAL_RECENT_FRAUD: "This terminal had confirmed fraud recently.",
  TERMINAL_COMPROMISED: "Most recent payments at this terminal turned out to be fraud.",
  DEVICE_RECENT_FRAUD: "This device had confirmed fraud recently.",
  BIN_RECENT_FRAUD: "Cards of this range had confirmed fraud recently.",
  EMAIL_DOMAIN_RECENT_FRAUD: "Addresses of this e-mail domain had confirmed fraud recently.",
  PAYOUT_FIRST_TO_BENEFICIARY: "No payout went to this beneficiary before.",
  PAYOUT_FIRST_AND_LARGE: "The first payout to this beneficiary is a large one.",
  PAYOUT_MULE_FAN_IN: "Many origins pay to this account within a day.",
  PAYOUT_FAN_OUT: "Many new beneficiaries are paid from this origin within an hour.",
  PAYOUT_CLABE_INVALID: "The CLABE of the beneficiary is not well formed or has a wrong check digit.",
  PAYOUT_IBAN_INVALID: "The IBAN of the beneficiary is not well formed or has wrong check digits.",
  PAYOUT_BENEFICIARY_CHANGED: "A known beneficiary is paid to a new account.",
  PAYOUT_NAME_MISMATCH: "The account was paid under another name before.",
  PAYOUT_CROSS_BORDER: "The money leaves the country.",
  PAYOUT_STRUCTURING: "Several amounts lie just under a limit.",
  PAYOUT_PASS_THROUGH: "What was paid in a moment ago leaves again.",
  PAYOUT_DORMANT_ORIGIN: "The origin has not paid out for a long time.",
  PAYOUT_DUPLICATE: "The same amount went to the same beneficiary a moment ago, for another order.",
  PAYOUT_INITIATOR_UNUSUAL: "Who set it off, or its channel, is new for this origin.",
  BROWSER_ACTIVITY_SUSPICIOUS: "Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.",
  SANDBOX_OVERRIDE: "A sandbox value forced this result."
};
const spanish = {
  BLOCKLIST_BLOCK: "Una entrada activa de la lista de bloqueo bloquea esta operación.",
  BLOCKLIST_REVIEW: "Una entrada activa de la lista de bloqueo pide una revisión.",
  BLOCKLIST_FLAG: "Una entrada activa de la lista de bloqueo marca esta operación.",
  NETWORK_CONFIRMED: "Varios participantes de la red de inteligencia reportaron un identificador de esta operación.",
  NETWORK_SUSPECTED: "Un participante de la red de inteligencia reportó un identificador de esta operación.",
  PAYER_CONFIRMED_FRAUD: "Ya se confirmó un fraude de este pagador.",
  PAYER_PRIOR_CHARGEBACK: "Ya se perdió un contracargo de este pagador.",
  PAYER_TRUSTED: "El pagador está en la lista de permitidos o tiene un largo historial sin disputas.",
  VELOCITY_CARD_1H: "Muchos pedidos distintos con esta tarjeta en una hora.",
  VELOCITY_EMAIL_1H: "Muchos pedidos distintos con este correo electrónico en una hora.",
  VELOCITY_IP_1H: "Muchos pedidos distintos desde esta dirección IP en una hora.",
  VELOCITY_DEVICE_1H: "Muchos pedidos distintos desde este dispositivo en una hora.",
  MULTI_CARD_PAYER_24H: "El pagador usó varias tarjetas en un día.",
  MULTI_CARD_DEVICE_24H: "Se usaron varias tarjetas en este dispositivo en un día.",
  MULTI_ACCOUNT_DEVICE_7D: "Varios clientes usaron este dispositivo en una semana.",
  NEW_ACCOUNTS_DEVICE_7D: "Varios clientes usaron este dispositivo en una semana, y este es nuevo.",
  VELOCITY_BIN_1H: "Un número inusual de pagadores nuevos con tarjetas de un mismo rango en una hora.",
  CARD_TESTING_PATTERN: "Desde este dispositivo o esta dirección IP se están probando tarjetas.",
  FAILED_ATTEMPTS_24H: "Varios pagos de este pagador fallaron en un día.",
  EMAIL_DISPOSABLE: "El correo electrónico es desechable.",
  EMAIL_PATTERN_SUSPICIOUS: "El correo electrónico parece inventado por una máquina.",
  PHONE_COUNTRY_MISMATCH: "El teléfono es de otro país que la dirección de facturación.",
  ACCOUNT_NEW: "La cuenta del pagador se abrió hace poco.",
  CREDENTIALS_CHANGED_RECENTLY: "Las credenciales del pagador se cambiaron hace poco.",
  HOLDER_NAME_MISMATCH: "El nombre en la tarjeta no es el del pagador.",
  CARD_PREPAID: "La tarjeta es de prepago.",
  MERCHANT_CATEGORY_RISK: "Lo que se compra se convierte con facilidad en dinero: tarjetas de regalo, cuasiefectivo, envíos de dinero, apuestas.",
  PAYER_PREVIOUS_ORDERS: "Según el comercio, el pagador ya completó pedidos anteriores.",
  IP_TOR: "La conexión llega por la red Tor.",
  IP_PROXY_VPN: "La conexión llega por un proxy o una VPN.",
  IP_DATACENTER: "La conexión viene de una red de alojamiento de servidores.",
  IP_BILLING_COUNTRY_MISMATCH: "La conexión viene de otro país que la dirección de facturación.",
  BIN_COUNTRY_MISMATCH: "La tarjeta se emitió en otro país que el de la dirección de facturación o el de la conexión.",
  SHIPPING_COUNTRY_MISMATCH: "La entrega va a un país distinto de los de la factura, la tarjeta y la conexión.",
  HIGH_RISK_COUNTRY: "Un país de esta operación está en la lista de alto riesgo de la organización.",
  IMPOSSIBLE_TRAVEL: "El pagador cambió de país más rápido de lo que se puede viajar.",
  DEVICE_NEW_FOR_PAYER: "Un pagador conocido usa un dispositivo nuevo junto a otro más antiguo.",
  ACCOUNT_TAKEOVER_PATTERN: "Un dispositivo nuevo coincide con otras señales de que alguien más usa la cuenta del pagador.",
  CARD_OF_OTHER_PAYER: "Otro pagador usó esta tarjeta hace poco en otro dispositivo.",
  MULTI_CARD_PAYER_30D: "El pagador usó varias tarjetas en un mes.",
  PAYER_BURST: "El pagador paga mucho más seguido de lo habitual.",
  PAYER_HOUR_UNUSUAL: "El pagador nunca paga a esta hora del día.",
  DEVICE_AUTOMATION: "El dispositivo es un bot, un emulador o un navegador automatizado.",
  AMOUNT_ANOMALY_PAYER: "El monto está muy por encima de lo que este pagador suele pagar.",
  AMOUNT_DEVIATION_PAYER: "El monto excede la variación habitual de los pagos de este pagador.",
  PAYER_UNUSUAL_RECENTLY: "El pagador hizo varios pagos inusuales en los últimos días.",
  AMOUNT_ABOVE_ORG_P99: "El monto está entre los más altos de la organización o, mientras sea nueva, de su segmento.",
  SMALL_AMOUNT_UNKNOWN_PAYER: "Un pagador del que nada se sabe paga un monto pequeño, como cuando se prueban tarjetas.",
  NEW_PAYER_LARGE_AMOUNT: "El monto es alto para un pagador sin pagos anteriores.",
  MICRO_AMOUNT: "El monto es mínimo, como cuando se prueban tarjetas.",
  ODD_HOUR: "Es de madrugada donde está el pagador.",
  AVS_CVV_FAIL: "Falló la verificación del domicilio o del código de seguridad.",
  THREEDS_FAILED: "Falló la autenticación 3-D Secure o el emisor la rechazó.",
  THREEDS_AUTHENTICATED: "El pagador fue autenticado con 3-D Secure y responde el emisor.",
  TERMINAL_RECENT_FRAUD: "En esta terminal hubo fraudes confirmados hace poco.",
  TERMINAL_COMPROMISED: "La mayoría de los pagos recientes en esta terminal resultaron fraudulentos.",
  DEVICE_RECENT_FRAUD: "En este dispositivo hubo fraudes confirmados hace poco.",
  BIN_RECENT_FRAUD: "Con tarjetas de este rango hubo fraudes confirmados hace poco.",
  EMAIL_DOMAIN_RECENT_FRAUD: "Con correos electrónicos de este dominio hubo fraudes confirmados hace poco.",
  PAYOUT_FIRST_TO_BENEFICIARY: "A este beneficiario no se le había pagado antes.",
  PAYOUT_FIRST_AND_LARGE: "El primer pago a este beneficiario es grande.",
  PAYOUT_MULE_FAN_IN: "Muchos orígenes pagan a esta cuenta en un día.",
  PAYOUT_FAN_OUT: "Este origen paga a muchos beneficiarios nuevos en una hora.",
  PAYOUT_CLABE_INVALID: "La CLABE del beneficiario está mal formada o tiene un dígito de control equivocado.",
  PAYOUT_IBAN_INVALID: "El IBAN del beneficiario está mal formado o tiene dígitos de control equivocados.",
  PAYOUT_BENEFICIARY_CHANGED: "A un beneficiario conocido se le paga en una cuenta nueva.",
  PAYOUT_NAME_MISMATCH: "Antes se pagó a esta cuenta con otro nombre.",
  PAYOUT_CROSS_BORDER: "El dinero sale del país.",
  PAYOUT_STRUCTURING: "Varios montos quedan justo por debajo de un límite.",
  PAYOUT_PASS_THROUGH: "Lo que acaba de entrar vuelve a salir.",
  PAYOUT_DORMANT_ORIGIN: "El origen llevaba mucho tiempo sin hacer pagos.",
  PAYOUT_DUPLICATE: "El mismo monto se pagó hace un momento al mismo beneficiario, por otro pedido.",
  PAYOUT_INITIATOR_UNUSUAL: "Quien dio la orden, o el canal, es nuevo para este origen.",
  BROWSER_ACTIVITY_SUSPICIOUS: "La actividad vista solo con claves publicables parece fraudulenta; pide una revisión y por sí sola nunca rechaza.",
  SANDBOX_OVERRIDE: "Un valor de prueba forzó este resultado."
};
const calculatorWords = {
  en: {
    title: "Calculator of scores",
    flow: "Payment",
    flows: { payin: "Pay-in", payout: "Payout" },
    signal: "Signal",
    add: "Add",
    remove: (code) => `Remove ${code}`,
    strength: (code) => `Strength of ${code}`,
    strengthLabel: "Strength",
    points: "points",
    adds: "of the score",
    none: "No signal fires: the score is 0.",
    thresholds: "Thresholds",
    reset: "Start again",
    score: "Score",
    odds: "Odds with credits",
    listed: "A blocklist entry decides, whatever the score.",
    decisions: {
      approve: "Send the payment to the processor.",
      challenge: "Authenticate the payer first.",
      review: "Hold the payment for a person.",
      decline: "Refuse the payment."
    },
    meanings: english
  },
  es: {
    title: "Calculadora de puntajes",
    flow: "Operación",
    flows: { payin: "Cobro", payout: "Pago a un beneficiario" },
    signal: "Señal",
    add: "Agregar",
    remove: (code) => `Quitar ${code}`,
    strength: (code) => `Intensidad de ${code}`,
    strengthLabel: "Intensidad",
    points: "puntos",
    adds: "del puntaje",
    none: "Ninguna señal se activa: el puntaje es 0.",
    thresholds: "Umbrales",
    reset: "Empezar de nuevo",
    score: "Puntaje",
    odds: "Posibilidades con créditos",
    listed: "Decide una entrada de la lista de bloqueo, sin importar el puntaje.",
    decisions: {
      approve: "Envíe el pago al procesador.",
      challenge: "Autentique antes al pagador.",
      review: "Retenga el pago para que lo revise una persona.",
      decline: "Rechace el pago."
    },
    meanings: spanish
  }
};
const flows = ["payin", "payout"];
const levels = ["challenge", "review", "decline"];
const ScoreCalculator = defineComponent({
  props: { lang: { type: String, default: "en" } },
  setup(props) {
    const flow = ref("payin");
    const chosen = ref([...workedExample]);
    const thresholds = reactive({ ...defaultPolicy.thresholds });
    const picked = ref("PAYER_TRUSTED");
    const picker = ref();
    const words = computed(() => calculatorWords[props.lang]);
    const result = computed(() => calculate(chosen.value, { weights: {}, thresholds }));
    const choices = computed(() => choosableSignals(flow.value).filter((code) => !chosen.value.some((signal) => signal.code === code)));
    function choose(codes) {
      chosen.value = [...codes];
      if (!choices.value.includes(picked.value)) picked.value = choices.value[0] ?? "BLOCKLIST_FLAG";
    }
    function show(next) {
      flow.value = next;
      choose(chosen.value.filter(({ code }) => signalFacts[code].flows.includes(next)));
    }
    function remove(code) {
      choose(chosen.value.filter((signal) => signal.code !== code));
      void nextTick(() => {
        var _a;
        return (_a = picker.value) == null ? void 0 : _a.focus();
      });
    }
    function reset() {
      flow.value = "payin";
      Object.assign(thresholds, defaultPolicy.thresholds);
      choose(workedExample);
    }
    const flowPart = () => h("fieldset", { class: "flows" }, [
      h("legend", words.value.flow),
      ...flows.map(
        (one) => h("label", { key: one }, [
          h("input", { type: "radio", name: "calculator-flow", value: one, checked: flow.value === one, onChange: () => show(one) }),
          words.value.flows[one]
        ])
      )
    ]);
    const addPart = () => h("div", { class: "add" }, [
      h("label", { for: "calculator-signal" }, words.value.signal),
      h(
        "select",
        {
          id: "calculator-signal",
          ref: picker,
          value: picked.value,
          onChange: ({ target }) => {
            if (target instanceof HTMLSelectElement && isSignalCode(target.value)) picked.value = target.value;
          }
        },
        choices.value.map((code) => h("option", { key: code, value: code, selected: code === picked.value }, `${code} (${signalFacts[code].weight})`))
      ),
      h("button", { type: "button", onClick: () => choose([...chosen.value, { code: picked.value, strength: 1 }]) }, words.value.add)
    ]);
    function strengthPart({ code, strength }) {
      const onInput = ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const next = Number(target.value);
        choose(chosen.value.map((signal) => signal.code === code ? { code, strength: next } : signal));
      };
      return h("div", { class: "strength" }, [
        h("span", words.value.strengthLabel),
        h("input", { type: "range", min: 0, max: 1, step: 0.05, value: strength, "aria-label": words.value.strength(code), onInput }),
        h("output", strength.toFixed(2))
      ]);
    }
    function signalPart({ code, strength, points, contribution }) {
      const { remove: removal, points: unit, adds, meanings } = words.value;
      return h("li", { key: code }, [
        h("div", { class: "head" }, [
          h("a", { href: withBase(`/signals/${code}`) }, h("code", code)),
          h("button", { type: "button", class: "remove", "aria-label": removal(code), onClick: () => remove(code) }, "×")
        ]),
        h("p", meanings[code]),
        code.startsWith("BLOCKLIST_") ? void 0 : strengthPart({ code, strength }),
        h("p", { class: "points" }, [h("strong", `${points} ${unit}`), `, ${contribution > 0 ? "+" : ""}${contribution} ${adds}`])
      ]);
    }
    const thresholdPart = () => h("details", [
      h("summary", words.value.thresholds),
      h(
        "div",
        { class: "thresholds" },
        levels.map(
          (level) => h("label", { key: level }, [
            h("code", level),
            h("input", {
              type: "number",
              min: 0,
              max: 100,
              step: 1,
              value: thresholds[level],
              onInput: ({ target }) => {
                if (target instanceof HTMLInputElement) thresholds[level] = Math.min(100, Math.max(0, Number(target.value)));
              }
            })
          ])
        )
      )
    ]);
    function scalePart() {
      const { challenge, review, decline } = thresholds;
      const ends = [challenge, review, decline, 100];
      const widths = decisions.map((_, index) => Math.max(0, (ends[index] ?? 100) - Math.max(0, ...ends.slice(0, index))));
      return h("div", { class: "scale", "aria-hidden": "true" }, [
        ...decisions.map((decision, index) => h("span", { key: decision, class: decision, style: { width: `${widths[index]}%` } })),
        h("i", { style: { left: `${result.value.score}%` } })
      ]);
    }
    function resultPart() {
      const { score, decision, signals } = result.value;
      const [formula, credits] = [formulaOf(signals), creditsOf(signals)];
      const listed = signals.some(({ code }) => code === "BLOCKLIST_BLOCK");
      return h("div", { class: "result" }, [
        h("p", { class: "outcome", role: "status" }, [
          h("span", { class: "label" }, words.value.score),
          " ",
          h("strong", { class: "number" }, `${score}`),
          " ",
          h("span", { class: ["decision", decision] }, decision),
          " ",
          h("span", { class: "advice" }, words.value.decisions[decision])
        ]),
        scalePart(),
        formula === void 0 || listed ? void 0 : h("p", { class: "formula" }, h("code", formula)),
        credits === void 0 || listed ? void 0 : h("p", { class: "formula" }, [`${words.value.odds}: `, h("code", credits)]),
        listed ? h("p", { class: "formula" }, words.value.listed) : void 0
      ]);
    }
    return () => h("section", { class: "calculator", "aria-label": words.value.title }, [
      h("div", { class: "inputs" }, [
        flowPart(),
        addPart(),
        chosen.value.length === 0 ? h("p", { class: "none" }, words.value.none) : h("ul", { class: "chosen" }, result.value.signals.map(signalPart)),
        thresholdPart(),
        h("button", { type: "button", class: "reset", onClick: reset }, words.value.reset)
      ]),
      resultPart()
    ]);
  }
});
export {
  ScoreCalculator
};

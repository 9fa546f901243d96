// Generated payments for the bench: a constant population of payers with their cards, devices and addresses. The same index gives the same payment.
import type { PayinRequest } from "../src/scoring/payments/payin.ts";
import type { PayoutRequest } from "../src/scoring/payments/payout.ts";

/** Payers of the population: with a million assessments in 90 days, 1.7 orders each, as online shops see. */
export const PAYERS = 600_000;

const COUNTRIES = [
  { country: "MX", currency: "MXN", scale: 1, phone: "+5255", ip: [189, 203] },
  { country: "BR", currency: "BRL", scale: 1, phone: "+55119", ip: [177, 73] },
  { country: "CL", currency: "CLP", scale: 100, phone: "+569", ip: [190, 163] },
  { country: "CO", currency: "COP", scale: 400, phone: "+57300", ip: [181, 49] },
] as const;

/** A number from 0 to `below - 1` that looks random and depends on nothing but its arguments (a splitmix step). */
export function pick(index: number, salt: number, below: number): number {
  let state = (Math.imul(index ^ salt, 0x9e3779b1) + salt) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return ((state ^ (state >>> 15)) >>> 0) % below;
}

/** Accounts that payouts leave from, as a provider of wallets and payrolls has them. */
const ORIGINS = 20_000;

/** The payout of an index: each payer is a beneficiary as well, mostly paid by the same origin. */
export function payout(index: number, order: string): PayoutRequest {
  const payer = pick(index, 11, PAYERS);
  const origin = pick(index, 37, 10) === 0 ? pick(index, 43, ORIGINS) : payer % ORIGINS;
  return {
    amount: (10_000 + pick(index, 13, 3_000_000)) / 100,
    currency: "MXN",
    order_id: order,
    beneficiary: {
      id: `ben_${payer}`,
      name: `Beneficiaria ${payer.toString(36)} Hernández`,
      country: "MX",
      clabe: clabe(payer),
      email: `payer.${payer.toString(36)}@correo-${payer % 5000}.mx`,
      phone: `+5255${String(10_000_000 + payer)}`,
      account_changed_at: "2025-03-01T12:00:00.000Z",
    },
    origin: { account_id: `acc_${origin}`, country: "MX" },
    payout: { channel: "spei", initiated_by: `usr_${origin}`, purpose: "Pago", kind: "disbursement" },
    initiator: {
      user_id: `usr_${origin}`,
      role: "treasurer",
      ip_address: `189.203.${origin % 256}.${(origin % 254) + 1}`,
      device_fingerprint: `fp_o${origin}`,
    },
  };
}

/** A CLABE with its check digit. */
function clabe(number: number): string {
  const digits = `002010${String(number).padStart(11, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The payment of an index. `order` makes it a new order; `hotCard` puts it on the one card that everybody uses; `payers` is another population's size, `items` the length of its basket. */
export function payment(index: number, order: string, { hotCard = false, payers = PAYERS, items = 1 } = {}): PayinRequest {
  const payer = pick(index, 11, payers);
  const home = COUNTRIES[payer % COUNTRIES.length] ?? COUNTRIES[0];
  const amount = home.scale === 1 ? (1000 + pick(index, 13, 300_000)) / 100 : (100 + pick(index, 13, 3000)) * home.scale;
  return {
    amount,
    currency: home.currency,
    order_id: order,
    channel: "web",
    payer: {
      customer_id: `cus_${payer}`,
      email: `payer.${payer.toString(36)}@correo-${payer % 5000}.mx`,
      phone: `${home.phone}${String(10_000_000 + payer).slice(0, 8 - (home.phone.length - 5))}`,
      country: home.country,
      previous_orders: payer % 12,
    },
    payment_method: {
      type: "card",
      card: {
        bin: String(400_000 + (payer % 4000)),
        last4: String(1000 + (payer % 9000)),
        hash: hotCard ? "card_hot" : `card_${payer}_${pick(index, 17, 8) === 0 ? 1 : 0}`,
        country: home.country,
      },
      cvv_result: "match",
    },
    device: {
      fingerprint: `fp_${payer}_${pick(index, 19, 20) === 0 ? 1 : 0}`,
      ip_address: `${home.ip[0]}.${home.ip[1]}.${pick(payer, 23, 256)}.${pick(payer, 29, 254) + 1}`,
      user_agent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      language: "es-MX",
      timezone: "America/Mexico_City",
    },
    merchant: { terminal_id: `TPV-${payer % 700}`, category_code: "5661" },
    billing_address: { city: "Ciudad", postal_code: String(10_000 + (payer % 80_000)), country: home.country },
    shipping_address: { country: home.country },
    items: Array.from({ length: items }, (_, item) => ({
      sku: `SKU-${pick(index + item, 31, 9000)}`,
      name: "Tenis para correr",
      quantity: 1,
      unit_price: amount,
    })),
  };
}

// A simulated payment as a request of the contract.
import type { SimulatedPayment } from "../simulator/history.ts";
import type { PayinRequest } from "../src/scoring/payments/payin.ts";

/** The request that the merchant's server would send. */
export function requestOf({
  at,
  amount,
  market,
  customer,
  email,
  openedAt,
  credentialsChangedAt,
  terminal,
  channel,
  address,
  device,
  card,
}: SimulatedPayment): PayinRequest {
  const iso = (time: number | undefined): string | undefined => (time === undefined ? undefined : new Date(time).toISOString());
  return defined({
    amount,
    currency: market.currency,
    order_id: orderOf({ at, card }),
    channel,
    payer: defined({
      customer_id: customer,
      email,
      country: market.country,
      account_created_at: iso(openedAt),
      credentials_changed_at: iso(credentialsChangedAt),
    }),
    payment_method: { type: "card", card: { hash: card.hash, bin: card.bin, country: card.country } },
    device: { fingerprint: device, ip_address: address },
    billing_address: { country: market.country },
    merchant: terminal === undefined ? undefined : { terminal_id: terminal },
  }) as PayinRequest;
}

/** The payment's order: distinct by its time and card. */
export function orderOf({ at, card }: Pick<SimulatedPayment, "at" | "card">): string {
  const seconds = Math.floor(at / 1000);
  return `DEMO-${seconds.toString(36).toUpperCase()}-${card.hash.slice(-6)}`;
}

/** Without properties that are undefined. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

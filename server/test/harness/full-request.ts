// A pay-in with every field of the contract. The type requires all of them and admits no other, so that removing a field from the contract,
// or adding one, breaks the compile here.
import type { PayinRequest } from "../../src/scoring/payments/payin.ts";

type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> }
    : T;

/** Every field, of a new order. */
export function fullRequest(order: string): Whole<PayinRequest> {
  const address = { line1: "Av. Insurgentes Sur 1602", city: "Ciudad de México", region: "CDMX", postal_code: "03940", country: "MX" };
  return {
    amount: 1249.9,
    amount_unit: "major",
    currency: "MXN",
    order_id: order,
    payment_id: "pay_7Q2M4",
    submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    description: "Pedido 871",
    channel: "web",
    payer: {
      customer_id: "cus_84213",
      name: "María González Ríos",
      email: "maria.gonzalez@correo.mx",
      phone: "+525548219034",
      country: "MX",
      document: { type: "curp", number: "GOMM850312MDFNRR07" },
      account_created_at: "2024-02-29T10:00:00Z",
      credentials_changed_at: "2025-06-01T10:00:00.000Z",
      previous_orders: 7,
    },
    payment_method: {
      type: "card",
      card: { bin: "415231", last4: "4405", hash: "card_9f2b7c1d5e", brand: "visa", funding: "credit", country: "MX", holder_name: "MARIA GONZALEZ R" },
      avs_result: "match",
      cvv_result: "match",
      three_ds: { status: "authenticated", eci: "05", liability_shift: true },
      iban: "BR1800360305000010009795493C1",
      clabe: "002010077777777771",
      cbu: "0170099220000067797370",
      alias: "cuarto.centro.naipe",
      cci: "01136600010003254221",
      pix_key: "maria.souza@correio.com.br",
      breb_key: "@mariagomez1",
      account_hash: "acct_5d1f20c9",
    },
    device: {
      fingerprint: "fp_3b1e9a77c0",
      ip_address: "189.203.54.17",
      user_agent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      language: "es-MX",
      timezone: "America/Mexico_City",
      screen: "1080x2400",
      is_bot: false,
      is_emulator: false,
      is_tampered: false,
      is_proxy: false,
      is_tor: false,
    },
    merchant: { terminal_id: "TPV-0117", category_code: "5661", name: "Zapatería El Paso" },
    billing_address: address,
    shipping_address: address,
    items: [{ sku: "TEN-RUN-26", name: "Tenis para correr", category: "calzado", quantity: 1, unit_price: 1249.9 }],
    metadata: { campaign: "buen-fin" },
  };
}

// Payers whom no other test knows, and the calls that their payments make.
import { call, newOrder, payin, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";

let payers = 0;

/** Something of a payer's own, such as a card hash. */
export function own(prefix: string): string {
  payers += 1;
  return `${prefix}_${process.pid}_${payers}`;
}

/** A telephone number of Mexico City. */
export function newPhone(): string {
  payers += 1;
  return `+5255${String(10_000_000 + payers)}`;
}

/** Everything that a payer of a card payment is known by; address, BIN, country and domain are everybody's. */
export function newPayer() {
  return {
    payer: { customer_id: own("cus"), email: `${own("maria")}@correo.mx`, phone: newPhone(), country: "MX" },
    payment_method: { type: "card", card: { bin: "415231", hash: own("card"), country: "MX" } },
    device: { fingerprint: own("fp"), ip_address: "189.203.54.17" },
  };
}

/** A unique CLABE, with the right check digit. */
export function newClabe(): string {
  payers += 1;
  const digits = `002180${String((process.pid % 10_000) * 1_000_000 + payers).padStart(11, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + ((Number(digit) * (index % 3 === 0 ? 3 : index % 3 === 1 ? 7 : 1)) % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The API as a key sees it. */
export interface Caller {
  readonly assess: (more?: object) => Promise<TestAnswer>;
  /** Assesses a new order; its session. */
  readonly session: (more?: object) => Promise<string>;
  /** Assesses a new payout. */
  readonly payout: (more: object) => Promise<TestAnswer>;
  readonly outcome: (session: string, outcome: string, more?: object) => Promise<TestAnswer>;
  readonly report: (more: object) => Promise<TestAnswer>;
}

/** The API of a service as a key sees it. */
export function callerOf({ url }: Pick<TestService, "url">, key: string): Caller {
  const assess = (more: object = {}) => call(`${url}/api/v1/assess`, { key, body: payin({ ...more }) });
  return {
    assess,
    session: async (more) => {
      const { status, text, body } = await assess(more);
      if (status !== 200) throw new Error(`not assessed: ${text}`);
      return body.session_id;
    },
    payout: (more) => call(`${url}/api/v1/assess/payout`, { key, body: { amount: 90.5, currency: "MXN", order_id: newOrder(), ...more } }),
    outcome: (session, outcome, more = {}) => call(`${url}/api/v1/assess/outcome`, { key, body: { session_id: session, outcome, ...more } }),
    report: (more) => call(`${url}/api/v1/report-fraud`, { key, body: { incident_type: "robo_identidad", jurisdiction: "MX", ...more } }),
  };
}

/** The kinds of value of entries as they are answered, sorted. */
export function typesOf(entries: readonly { list_type: string }[]): string[] {
  return entries.map(({ list_type }) => list_type).sort();
}

/** Ids of entries as they are answered, sorted. */
export function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id).sort();
}

/** An organization's submerchant with a secret key of its own. */
export async function shopOf(service: TestService, provider: TestService["tenant"], permissions: ("assess" | "fraud:report")[]) {
  const admin = await service.token("admin", provider.id);
  const { body } = await call(`${service.url}/api/v1/submerchants`, { key: admin, body: { name: "Tienda", country: "MX", external_id: newOrder() } });
  const key = await provider.key("secret", { submerchantId: body.id, permissions });
  return { id: body.id as string, keyId: key.id, caller: callerOf(service, key.value) };
}

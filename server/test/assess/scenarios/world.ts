// An organization of its own for each scenario: its customers, their payments and payouts, and what became of them, over HTTP.
import type { Segment } from "../../../src/controls/policy/settings.ts";
import { call, newOrder } from "../../harness/client.ts";
import type { TestService } from "../../harness/service.ts";
import { createTenant } from "../../harness/tenant.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Addresses of residential networks. */
export const IP = {
  MX: "189.203.54.17",
  MX2: "187.190.20.30",
  ES: "88.26.241.10",
  BR: "177.73.68.20",
  UY: "167.57.10.20",
  CL: "190.163.14.9",
  AR: "190.210.1.1",
  CO: "190.26.10.1",
  US: "73.162.10.20",
  NG: "105.112.10.10",
  RU: "95.24.1.1",
  hosting: "3.80.1.1",
} as const;

export type Body = Record<string, unknown>;

/** What the service decided. */
export interface Decided {
  readonly decision: string;
  readonly risk_score: number;
  readonly signals: readonly string[];
  readonly session_id: string;
}

/** One organization, seen by its own server. */
export interface World {
  readonly organizationId: string;
  readonly assess: (body: Body, key?: "secret" | "publishable") => Promise<Decided>;
  readonly payout: (body: Body) => Promise<Decided>;
  /** Assesses, and lets it have been so many milliseconds ago. */
  readonly earlier: (ago: number, body: Body) => Promise<Decided>;
  readonly earlierPayout: (ago: number, body: Body) => Promise<Decided>;
  readonly outcome: (session: Decided, outcome: string) => Promise<void>;
  /** Lets the first captured payment of every customer have been so many milliseconds earlier. */
  readonly longKnown: (milliseconds: number) => Promise<void>;
  /** A unique value of this world. */
  readonly own: (prefix: string) => string;
  /** A customer with a card and a device of their own in Mexico: everything that a checkout sends. */
  readonly shopper: (changes?: ShopperChanges) => Body;
  /** A CLABE with its check digit. */
  readonly clabe: () => string;
}

/** Parts of a shopper's request that differ. */
export interface ShopperChanges {
  readonly payer?: Body;
  readonly card?: Body;
  readonly method?: Body;
  readonly device?: Body;
  readonly more?: Body;
}

/** An ISO time so many milliseconds ago. */
export const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const NAMES = ["María González", "José Hernández", "Luisa Ramírez", "Carlos Ortega", "Ana Castillo", "Pedro Soto", "Elena Vargas", "Raúl Medina"];

/** Creates the organization. The hour at which the test runs does not count. */
export async function createWorld({ url, database }: TestService, segment: Segment = "merchant"): Promise<World> {
  const { id, secret, publishable } = await createTenant(database.url, { segment, settings: { weights: { ODD_HOUR: 0 } } });
  let count = 0;
  const own = (prefix: string): string => `${prefix}_${id.slice(-6)}_${++count}`;
  const sent = async (path: string, key: string, body: Body): Promise<Decided> => {
    const answer = await call(`${url}/api/v1${path}`, { key, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const assess: World["assess"] = (body, key = "secret") =>
    sent("/assess", key === "secret" ? secret : publishable, { amount: 450, currency: "MXN", order_id: newOrder(), ...body });
  const payout: World["payout"] = (body) =>
    sent("/assess/payout", secret, { amount: 2500, currency: "MXN", order_id: newOrder(), beneficiary: { id: own("ben") }, ...body });
  const past =
    (send: (body: Body) => Promise<Decided>, table: string): World["earlier"] =>
    async (milliseconds, body) => {
      const decided = await send(body);
      await database.query(`UPDATE ${table} SET at = at - $1 WHERE session_id = $2`, [milliseconds, decided.session_id]);
      return decided;
    };
  return {
    organizationId: id,
    assess,
    payout,
    earlier: past(assess, "activity"),
    earlierPayout: past(payout, "payout_activity"),
    outcome: async ({ session_id }, outcome) => {
      await sent("/assess/outcome", secret, { session_id, outcome });
    },
    longKnown: async (milliseconds) => {
      const earlier = "first_captured_at = first_captured_at - make_interval(secs => $1)";
      await database.query(`UPDATE payer_counters SET ${earlier} WHERE organization_id = $2`, [milliseconds / SECOND, id]);
    },
    own,
    clabe: () => withCheckDigit(`002010${String(++count).padStart(11, "0")}`),
    shopper: ({ payer, card, method, device, more } = {}) => {
      const name = NAMES[count % NAMES.length] ?? "";
      return {
        channel: "web",
        payer: {
          customer_id: own("cus"),
          name,
          email: `${plain(name).replace(" ", ".")}${1970 + count}@correo.mx`,
          phone: `+5255${String(40_000_000 + ++count)}`,
          country: "MX",
          ...payer,
        },
        payment_method: {
          type: "card",
          card: {
            bin: "415231",
            last4: String(1000 + count),
            hash: own("card"),
            funding: "credit",
            country: "MX",
            holder_name: plain(name).toUpperCase(),
            ...card,
          },
          ...method,
        },
        device: { fingerprint: own("fp"), ip_address: IP.MX, timezone: "America/Mexico_City", ...device },
        billing_address: { country: "MX" },
        ...more,
      };
    },
  };
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const plain = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A payment or payout that is decided in a world, and why it is honest or not. */
export interface Scenario {
  readonly name: string;
  readonly reason: string;
  readonly segment?: Segment;
  /** Decisions that are right. Absent: an honest one is approved, a blatant one is not. */
  readonly expected?: readonly string[];
  readonly decide: (world: World) => Promise<Decided>;
}

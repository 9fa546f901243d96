// What a schema cannot say of a value and a caller knows: accounts with their check digits, countries that exist, identifiers that earlier
// answers gave. Without these most requests would end in a 400, and little of the service would be reached.
import fc, { type Arbitrary } from "fast-check";
import { taken } from "./pool.ts";

const emails = [
  "maria.gonzalez@correo.mx",
  "joao@provedor.com.br",
  "Fraude+1@Ejemplo.mx",
  "a@gmail.com",
  "review@sandbox.test",
  "decline@sandbox.test",
  "challenge@sandbox.test",
  "approve@sandbox.test",
];
const failing = ["timeout@sandbox.test", "maintenance@sandbox.test"];
const clabes = ["002010077777777771", "032180000118359719"];
const ibans = ["BR1800360305000010009795493C1", "DE89370400440532013000", "GB82WEST12345698765432"];

/** A text of a handful, or a unique one. */
const reference = (prefix: string): Arbitrary<string> =>
  fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1000, max: 2 ** 48 })).map((n) => `${prefix}-${n.toString(36)}`);

const email = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...emails) },
  { weight: 8, arbitrary: fc.nat(5000).map((n) => `payer${n}@correo.mx`) },
  { weight: 1, arbitrary: fc.constantFrom(...failing) },
);
const address = fc.oneof(fc.constantFrom("189.203.54.17", "2806:db8::1", "::ffff:10.0.0.1", "8.8.8.8"), fc.ipV4(), fc.ipV6());
const country = fc.constantFrom("MX", "BR", "CL", "US", "KP", "UY", "AR", "PE", "CO");

/** Values of list entries and of signals, by type. */
export const valuesOfTypes: Readonly<Record<string, Arbitrary<string>>> = {
  email,
  email_domain: fc.nat(500).map((n) => `shop${n}.example`),
  ip_address: address,
  ip_range: fc.nat(255).map((n) => `203.${n}.113.0/24`),
  device_fingerprint: reference("fp"),
  card_bin: fc.integer({ min: 200_000, max: 699_999 }).map(String),
  card_hash: reference("card"),
  country,
  phone: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => `+5255${n}`),
  customer_id: reference("cus"),
  clabe: fc.constantFrom(...clabes),
  iban: fc.constantFrom(...ibans),
  account_hash: reference("acct"),
  swift_bic: fc.constantFrom("BBVAMXMM", "DEUTDEFF500", "CHASUS33XXX"),
  beneficiary_id: reference("ben"),
};

const money = fc.oneof(
  { weight: 4, arbitrary: fc.nat(200_000) },
  { weight: 2, arbitrary: fc.nat(200_000).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e12, 0.01) },
);
const ahead = fc.integer({ min: 1, max: 400 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString());

const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
  ...Object.fromEntries(Object.entries(valuesOfTypes).filter(([name]) => name !== "country")),
  country,
  jurisdiction: fc.constantFrom("MX", "CL", "BR", "PE", "CO", "UY", "AR"),
  currency: fc.constantFrom("MXN", "MXN", "USD", "BRL", "PEN", "CLP", "UYU"),
  amount: money,
  unit_price: money,
  amount_unit: fc.constantFrom("major", "major", "major", "minor"),
  victim_email: email,
  customer_email: email,
  timezone: fc.constantFrom("America/Mexico_City", "UTC", "America/Sao_Paulo", "Europe/Madrid"),
  order_id: fc.oneof(reference("ORD"), taken("orders")),
  external_id: reference("EXT"),
  session_id: taken("sessions"),
  submerchant_id: taken("submerchants"),
  endpoint_id: taken("webhook-endpoints"),
  event_id: taken("events"),
  connection: taken("connections"),
  expires_at: ahead,
  limit: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 100 }) }),
  url: fc.oneof(
    { weight: 3, arbitrary: taken("receivers") },
    { weight: 1, arbitrary: fc.constantFrom("https://shop.example/hooks", "https://hooks.invalid:8443/a?b=c", "http://127.0.0.1:9/closed") },
  ),
  incident_date: fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)),
  event_type: fc.constantFrom("captured", "SECOND_CHARGEBACK", "refund", "chargeback", "fraud_warning", "CHARGEBACK_WON", "something.else"),
  signal_weights: fc.dictionary(
    fc.constantFrom("IP_TOR", "EMAIL_DISPOSABLE", "NO_SUCH_SIGNAL"),
    fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(null)),
    { maxKeys: 2, noNullPrototype: true },
  ),
  origin: fc.record({ account_id: reference("acc"), country }, { noNullPrototype: true }),
  allowed_origins: fc.constantFrom([], ["https://shop.example"], ["http://localhost:8080"]),
};

/** What usually stands under a name; undefined where the schema says enough. */
export const likely = (name: string): Arbitrary<unknown> | undefined => (Object.hasOwn(byName, name) ? byName[name] : undefined);

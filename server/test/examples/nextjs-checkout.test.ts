// The example checkout for Next.js, whose modules are plain: its route handler against the service, its form as it is first rendered. Next.js itself is not installed here.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keyPermissions } from "../../../generated/credentials.ts";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { fileOf } from "./children.ts";

// Loaded by name, and checked by a compile of their own below: their types are those of React and of pages, which the server's are not.
const load = <Module>(name: string): Promise<Module> =>
  import(/* @vite-ignore */ name.startsWith(".") ? fileOf(join("sdk-browser/examples/nextjs-checkout", name)) : name);
const { POST } = await load<{ POST: (request: Request) => Promise<Response> }>("./app/api/payments/route.ts");
const { pay } = await load<{ pay: (order: object, form: FormData) => Promise<string> }>("./app/pay.ts");
const { CheckoutForm } = await load<{ CheckoutForm: unknown }>("./app/checkout-form.tsx");
const { register } = await load<{ register: () => void }>("./instrumentation.ts");
const { OFFER } = await load<{ OFFER: { sku: string; price: number; currency: string } }>("./lib/shop.ts");
const { createElement } = await load<{ createElement: (component: unknown, properties: object) => object }>("react");
const { renderToString } = await load<{ renderToString: (element: object) => string }>("react-dom/server");

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService();
  key = (await service.tenant.key("secret", { permissions: keyPermissions.secret })).value;
});
afterAll(() => service.close());

beforeEach(() => {
  vi.stubEnv("FRAUD_RISK_API_KEY", key);
  vi.stubEnv("FRAUD_RISK_BASE_URL", service.url);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  POST(new Request("http://shop.example/api/payments", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }));

const payment = (payer: string, more: object = {}) => ({ order_id: newOrder(), sku: OFFER.sku, payer: { email: `${payer}@sandbox.test` }, ...more });

async function assessmentOf(orderId: string) {
  const { body } = await call(`${service.url}/api/v1/assessments?order_id=${orderId}`, { key });
  return (await call(`${service.url}/api/v1/assessments/${body.data[0].session_id}`, { key })).body;
}

test.each([
  ["approve", 201, "paid", [{ outcome: "captured" }]],
  ["challenge", 202, "authentication_required", []],
  ["review", 202, "held", []],
  ["decline", 402, "declined", []],
])("a payment with the decision %s is answered %d %s and nothing more, and its outcome is reported", async (decision, status, shown, outcomes) => {
  const body = payment(decision);
  const answer = await send(body);
  expect([answer.status, await answer.json()]).toEqual([status, { status: shown }]);
  expect(await assessmentOf(body.order_id)).toMatchObject({ decision, outcomes });
});

test("the amount is the shop's, whatever the page sends", async () => {
  const body = payment("approve", { amount: 1, price: 1, currency: "USD" });
  await send(body, { "x-forwarded-for": "10.9.9.9, 189.203.54.17" });
  expect(await assessmentOf(body.order_id)).toMatchObject({ amount: OFFER.price, currency: OFFER.currency });
});

test.each([
  ["{"],
  ["null"],
  [JSON.stringify({ sku: "another", order_id: "1" })],
  [JSON.stringify({ sku: OFFER.sku })],
  [JSON.stringify(payment("approve", { order_id: "x".repeat(300) }))],
])("%j is refused, and not paid", async (body) => {
  const answer = await send(body);
  expect([answer.status, await answer.json()]).toEqual([400, { status: "invalid" }]);
});

test("without the service the order is held, and the shop prints one line", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => complain.mockRestore());
  vi.stubEnv("FRAUD_RISK_BASE_URL", "http://127.0.0.1:9");
  expect(await (await send(payment("approve"))).json()).toEqual({ status: "held" });
  expect(complain.mock.calls).toEqual([[expect.stringMatching(/^No decision for order \S+: No complete answer from http:\/\/127\.0\.0\.1:9: .*$/)]]);
});

test("the form sends what was entered to the shop's own server, device data with consent only", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    vi.unstubAllGlobals();
    return POST(new Request(new URL(path, "http://shop.example"), init));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: " decline@sandbox.test ", card: "tok_1", holder_name: "ANA RUIZ" })) form.set(name, value);
  expect(await pay({ order_id: newOrder(), sku: OFFER.sku }, form)).toBe("declined");
  expect(sent).toMatchObject([{ payer: { email: "decline@sandbox.test" }, card: { hash: "tok_1", holder_name: "ANA RUIZ" } }]);
  expect(sent[0]).not.toHaveProperty("device");
});

test("a lost connection is shown as one, not as a decline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("connection lost")));
  expect(await pay({ order_id: "1", sku: OFFER.sku }, new FormData())).toBe("unanswered");
});

test("the first page has the form with the total, and no key", () => {
  const html = renderToString(createElement(CheckoutForm, { order: { order_id: "PED-1", sku: OFFER.sku }, total: "$1,249.90" }));
  expect(html).toContain("$1,249.90");
  expect(html).toContain('name="email"');
  expect(html).not.toContain("svc_");
});

test("without its settings the start fails, and says which are missing", () => {
  expect(register).not.toThrow();
  vi.stubEnv("FRAUD_RISK_API_KEY", "");
  expect(register).toThrow(/^Set these variables.*\n {2}FRAUD_RISK_API_KEY: /);
  vi.stubEnv("FRAUD_RISK_BASE_URL", "");
  expect(register).toThrow("FRAUD_RISK_BASE_URL");
});

test("its types fit those of the SDKs and of React", async () => {
  await promisify(execFile)(process.execPath, [fileOf("node_modules/typescript/bin/tsc"), "-p", fileOf("server/test/examples/nextjs-types")]);
}, 60_000);

// Orders as shops export them, mapped by the code of the guides without any clean-up: each is assessed.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  admin = await service.token("admin");
});
afterAll(() => service.close());

/** The payment that the guide's code makes of the order in a file, as JSON has it. */
async function mapped(shop: string): Promise<object> {
  const code = snippetOf(`from-${shop}`, `from-${shop}.js`);
  const { paymentOf } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { paymentOf: (order: unknown) => object };
  const order: unknown = JSON.parse(readFileSync(new URL(`shops/${shop}.json`, import.meta.url), "utf8"));
  return JSON.parse(JSON.stringify(paymentOf(order)));
}

test.each([
  [
    "woocommerce",
    {
      amount: 1249.9,
      order_id: "727",
      device: { ip_address: "189.203.54.17" },
      payer: { email: "maria.gonzalez@correo.mx" },
      items: [{ unit_price: 14.309999999999999 }, { unit_price: -20 }],
    },
    [],
  ],
  ["shopify", { amount: 598.94, order_id: "#1001", channel: "pos", items: [{ unit_price: 199 }, { unit_price: 199.97 }] }, []],
  [
    "vtex",
    {
      amount: 1249.9,
      payer: { country: "BR", document: { type: "cpf" } },
      shipping_address: { country: "BR" },
      payment_method: { type: "card", card: { bin: "415231" } },
    },
    [],
  ],
  [
    "magento",
    {
      amount: 33970,
      order_id: "000001093",
      device: { ip_address: "190.163.14.9" },
      shipping_address: { country: "CL" },
      items: [{ unit_price: 14273.1092 }],
    },
    [],
  ],
])("an order of %s is assessed as it is exported", async (shop, expected, warnings) => {
  const { status, body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: await mapped(shop) });
  expect([status, body.field_warnings?.values ?? [], body.field_warnings?.unknown]).toEqual([200, warnings, undefined]);
  const stored = await call(`${service.url}/api/v1/assessments/${body.session_id}`, { key: admin });
  expect(stored.body.request).toMatchObject(expected);
});

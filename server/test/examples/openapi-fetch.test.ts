// A merchant who has an openapi-fetch client of their own, with the middleware and the `fetch` of the Node SDK in it, against the service.
import createClient from "openapi-fetch";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { paths } from "../../../generated/types.ts";
import { type DeprecationNotice, fraudRiskMiddleware, isApiError, retryingFetch } from "../../../sdk-node/src/index.ts";
import { newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
const notices: DeprecationNotice[] = [];

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function plainClient(credential: Parameters<typeof fraudRiskMiddleware>[0]) {
  const client = createClient<paths>({ baseUrl: service.url, fetch: retryingFetch() });
  client.use(...fraudRiskMiddleware({ ...credential, onDeprecation: (notice) => notices.push(notice) }));
  return client;
}

test("the same order again is the same assessment, and a payment without an order is assessed once for each call", async () => {
  const { value: apiKey } = await service.tenant.key("secret", { permissions: ["assess"] });
  const client = plainClient({ apiKey });
  const body = { amount: 250.5, currency: "MXN", order_id: newOrder() };
  const first = await client.POST("/api/v1/assess", { body });
  const second = await client.POST("/api/v1/assess", { body });
  expect(second.data?.session_id).toBe(first.data?.session_id);
  expect(second.response.headers.get("Idempotent-Replayed")).toBe("true");
  const [one, other] = [
    await client.POST("/api/v1/assess", { body: { ...body, order_id: undefined } }),
    await client.POST("/api/v1/assess", { body: { ...body, order_id: undefined } }),
  ];
  expect(one.data?.session_id).not.toBe(other.data?.session_id);
});

test("a refused payment is a typed error that names the field", async () => {
  const { value: apiKey } = await service.tenant.key("secret", { permissions: ["assess"] });
  const refused = plainClient({ apiKey }).POST("/api/v1/assess", { body: { amount: -1, currency: "MXN" } });
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(isApiError(error, "VALIDATION_ERROR") && error.details.fields?.map(({ path }) => path)).toEqual(["amount"]);
});

test("minor units are assessed, and reported as deprecated", async () => {
  const { value: apiKey } = await service.tenant.key("secret", { permissions: ["assess"] });
  await plainClient({ apiKey }).POST("/api/v1/assess", { body: { amount: 25050, amount_unit: "minor", currency: "MXN", order_id: newOrder() } });
  expect(notices).toMatchObject([{ method: "POST", path: "/api/v1/assess", link: `${service.url}/docs/amounts` }]);
});

test("a dashboard session lists keys", async () => {
  const { data } = await plainClient({ sessionToken: () => service.token("admin") }).GET("/api/v1/keys", { params: { query: { limit: 1 } } });
  expect(data?.data).toHaveLength(1);
});

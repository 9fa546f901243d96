import { expect } from "vitest";
import { assessment, secretKey, sendJson, startServer } from "../../test/builders.ts";

/** A key of the right look that pages may have. */
export const publishableKey = secretKey.replace("svc_sk_", "svc_pub_");

/** Starts a service that approves pay-ins. What the projects are to print and to send stands here, as they all do the same. */
export async function startService(credential = secretKey) {
  const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }));
  return {
    environment: { FRAUD_RISK_BASE_URL: baseUrl, FRAUD_RISK_API_KEY: credential },
    /** The project printed the decision, and sent one assessment with the handle of the order. */
    expectAssessed: (printed: string) => {
      expect(printed).toBe("approve req-1\n");
      expect(requests.map(({ method, url, headers, text }) => ({ method, url, handle: headers["idempotency-key"], sent: JSON.parse(text) }))).toEqual([
        { method: "POST", url: "/api/v1/assess", handle: "ORD-2026-000871/1", sent: { amount: 1249.9, amount_unit: "major", currency: "MXN" } },
      ]);
      expect(requests[0]?.headers.authorization).toBe(`Bearer ${credential}`);
    },
    userAgent: () => requests[0]?.headers["user-agent"],
  };
}

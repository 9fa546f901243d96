// Compiled with the declarations of a browser alone, against the packed declarations; and, with this repository, against the sources.
import {
  collectDevice,
  type ErrorCode,
  FraudRisk,
  type FraudRiskMiddleware,
  failOpen,
  fraudRiskMiddleware,
  retryingFetch,
  type Schemas,
} from "@fraud-risk/browser";

export async function assess(client: FraudRisk): Promise<"approve" | "challenge" | "review" | "decline"> {
  const device: Schemas["Device"] = await collectDevice({ fingerprint: "remembered" });
  const call = client.assess.payin({ amount: 1249.9, amount_unit: "major", currency: "MXN", device });
  return (await failOpen(call, { decision: "review" as const })).decision;
}

export const middleware: FraudRiskMiddleware[] = fraudRiskMiddleware({ publishableKey: "svc_pub_0123456789" });
export const fetchOfClient: (request: Request) => Promise<Response> = retryingFetch();

export const code: ErrorCode = "ASSESS_TIMEOUT";

export function refused(client: FraudRisk): unknown[] {
  return [
    // @ts-expect-error: currency is required
    client.assess.payin({ amount: 1, amount_unit: "major" }),
    // @ts-expect-error: there is no such field
    client.assess.payin({ amount: 1, amount_unit: "major", currency: "MXN", orderId: "ORD-1" }),
    // @ts-expect-error: pages have no payouts
    client.assess.payout,
    // @ts-expect-error: pages have no secret keys
    new FraudRisk({ apiKey: "svc_sk_", baseUrl: "https://risk.example.com" }),
  ];
}

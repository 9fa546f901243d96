// Ten calls of a checkout page.
import { collectDevice, type Device, FraudRisk, failOpen, type PayinAssessRequest } from "@fraud-risk/browser";

export async function tenCalls(publishableKey: string, baseUrl: string): Promise<number> {
  const client = new FraudRisk({ publishableKey, baseUrl });
  const device: Device = await collectDevice();
  let answered = 0;
  if ((await client.health.read()).status === "ok") answered += 1;
  if ((await client.discovery.payin()).fields.length > 10) answered += 1;
  for (let call = 0; call < 8; call += 1) {
    const payment: PayinAssessRequest = { amount: 100 + call, currency: "MXN", order_id: `ORD-${crypto.randomUUID()}`, device };
    const { decision } = await failOpen(client.assess.payin(payment), { decision: "none" as const });
    if (decision !== "none") answered += 1;
  }
  return answered;
}

Object.assign(globalThis, { tenCalls });

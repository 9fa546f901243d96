// Ten calls of the real service, as a program of a server has them. Compiled by each TypeScript, and run by each runtime, of the matrix.
import { type Assessment, type AssessmentResult, FraudRisk, isApiError, type ListAssessmentsQuery, type PayinAssessRequest } from "@fraud-risk/node";

/** Makes the calls; gives how many were answered as they should be. */
export async function tenCalls(apiKey: string | undefined, baseUrl: string | undefined): Promise<number> {
  const client = new FraudRisk({ apiKey, baseUrl });
  let answered = 0;
  const expect = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`Not as expected: ${what}.`);
    answered += 1;
  };

  const { status } = await client.health.read();
  expect(status === "ok", "health");

  const { fields } = await client.discovery.payin();
  expect(fields.length > 10, "the field catalogue");

  const customer_id: string | undefined = baseUrl === "" ? "cus_1" : undefined;
  const payment: PayinAssessRequest = {
    amount: 1249.9,
    currency: "MXN",
    order_id: `ORD-${crypto.randomUUID()}`,
    payer: { customer_id, email: "maria.gonzalez@correo.mx" },
  };
  const assessed: AssessmentResult = await client.assess.payin(payment);
  expect(assessed.assess_flow === "payin", "an assessment");

  const { idempotentReplayed, requestId } = await client.assess.payin(payment).withResponse();
  expect(idempotentReplayed && requestId !== null, "the replay of an assessment");

  const payout = await client.assess.payout({
    amount: 8200,
    currency: "MXN",
    order_id: `WD-${crypto.randomUUID()}`,
    beneficiary: { clabe: "002010077777777770" },
  });
  expect(payout.assess_flow === "payout", "the assessment of a payout");

  const outcome = await client.assess.outcome({ session_id: assessed.session_id, outcome: "captured" });
  expect(outcome.outcome === "captured", "an outcome");

  const stored: Assessment = await client.assessments.read(assessed.session_id);
  expect(stored.session_id === assessed.session_id, "a stored assessment");

  const query: ListAssessmentsQuery = { flow: "payin" };
  const list = await client.assessments.list(query).toArray({ limit: 3 });
  expect(list.length > 0, "a list");

  const refused = await client.assess.payin({ ...payment, currency: "pesos" }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isApiError(refused, "VALIDATION_ERROR") && refused.message.includes(`currency ${refused.fields[0]?.message}`), "an error that names the field");

  const counted = await client.request<{ readonly count: number }>({ method: "GET", path: "/api/v1/assessments/count", query: { flow: "payin" } });
  expect(counted.count > 0, "a request");

  return answered;
}

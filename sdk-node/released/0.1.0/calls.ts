// Frozen by `npm run contract:release`: what a user of release 0.1.0 wrote. Compiled against the present SDK, never run.
import type { FraudRisk, WebhookEvent } from "@fraud-risk/node";
import * as models from "./models.ts";

/** Assess a pay-in. */
export async function assessPayin(client: FraudRisk): Promise<void> {
  models.readAssessmentResult(
    await client.assess.payin({
      amount: 1249.9,
      currency: "MXN",
      order_id: "ORD-2026-000871",
      payment_id: "pay_7Q2M4",
      channel: "web",
      description: "Pedido 871",
      payer: {
        customer_id: "cus_84213",
        name: "María González Ríos",
        email: "maria.gonzalez@correo.mx",
        phone: "+525512345678",
        country: "MX",
        document: { type: "curp", number: "GOMM850312MDFNRR07" },
        previous_orders: 7,
      },
      payment_method: {
        type: "card",
        card: { bin: "415231", last4: "4405", hash: "card_9f2b7c1d5e", brand: "visa", funding: "credit", country: "MX", holder_name: "MARIA GONZALEZ R" },
        avs_result: "match",
        cvv_result: "match",
        three_ds: { status: "authenticated", eci: "05", liability_shift: true },
      },
      device: {
        fingerprint: "fp_3b1e9a77c0",
        ip_address: "189.203.54.17",
        user_agent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
        language: "es-MX",
        timezone: "America/Mexico_City",
        screen: "1080x2400",
      },
      merchant: { terminal_id: "TPV-0117", category_code: "5661", name: "Zapatería El Paso" },
      billing_address: { line1: "Av. Insurgentes Sur 1602", city: "Ciudad de México", region: "CDMX", postal_code: "03940", country: "MX" },
      shipping_address: { line1: "Av. Insurgentes Sur 1602", city: "Ciudad de México", region: "CDMX", postal_code: "03940", country: "MX" },
      items: [{ sku: "TEN-RUN-26", name: "Tenis para correr, talla 26", category: "calzado", quantity: 1, unit_price: 1249.9 }],
      metadata: { campaign: "buen-fin" },
    }),
  );
  models.readAssessmentResult(
    await client.assess.payin({
      amount: 389.5,
      currency: "BRL",
      order_id: "PED-55120",
      channel: "app",
      payer: {
        customer_id: "cli_9920",
        email: "joao.pereira@provedor.com.br",
        phone: "+5511987654321",
        country: "BR",
        document: { type: "cpf", number: "390.533.447-05" },
      },
      payment_method: { type: "pix" },
      device: { fingerprint: "fp_77aa01bc", ip_address: "177.73.68.20", is_emulator: true },
    }),
  );
  models.readAssessmentResult(
    await client.assess.payin({
      amount: 185990,
      currency: "CLP",
      order_id: "OC-771204",
      channel: "web",
      payer: { customer_id: "c-1190", email: "pedro.soto@ejemplo.cl", phone: "+56912345678", country: "CL", document: { type: "rut", number: "12.345.678-5" } },
      payment_method: { type: "card", card: { bin: "457173", last4: "1120", hash: "tok_cl_771", country: "US" } },
      device: { fingerprint: "fp_c10b2e55", ip_address: "190.163.14.9", is_proxy: true },
      billing_address: { line1: "Av. Providencia 1208", city: "Santiago", region: "RM", postal_code: "7500000", country: "CL" },
    }),
  );
}

/** Describe the pay-in request. */
export async function describePayin(client: FraudRisk): Promise<void> {
  models.readFieldCatalog(await client.discovery.payin());
}

/** Assess a payout. */
export async function assessPayout(client: FraudRisk): Promise<void> {
  models.readAssessmentResult(
    await client.assess.payout({
      amount: 8450.5,
      currency: "MXN",
      order_id: "PAYOUT-2026-00310",
      beneficiary: { id: "ben_3301", name: "José Hernández Luna", country: "MX", clabe: "002010077777777771", account_changed_at: "2024-02-29T10:00:00.000Z" },
      origin: { account_id: "acc_nomina", country: "MX" },
      payout: { channel: "spei", initiated_by: "usr_77", first_to_beneficiary: false, purpose: "Nómina noviembre", kind: "disbursement" },
      initiator: { user_id: "usr_77", role: "treasurer", ip_address: "189.203.54.17", device_fingerprint: "fp_3b1e9a77c0" },
    }),
  );
  models.readAssessmentResult(
    await client.assess.payout({
      amount: 52200,
      currency: "MXN",
      order_id: "PAYOUT-2026-00311",
      beneficiary: { id: "ben_9120", name: "Comercial del Bajío", clabe: "002010077777777770" },
      origin: { account_id: "acc_tesoreria", country: "MX" },
      payout: { channel: "spei", first_to_beneficiary: true },
    }),
  );
}

/** Describe the payout request. */
export async function describePayout(client: FraudRisk): Promise<void> {
  models.readFieldCatalog(await client.discovery.payout());
}

/** Report the outcome of an assessment. */
export async function reportOutcome(client: FraudRisk): Promise<void> {
  models.readOutcomeRecord(
    await client.assess.outcome({
      session_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      outcome: "chargeback_lost",
      provider: "adyen",
      provider_dispute_id: "DSP-8831",
    }),
  );
}

/** Report fraud. */
export async function reportFraud(client: FraudRisk): Promise<void> {
  models.readFraudReportRecord(
    await client.fraud.report({
      order_id: "ORD-2026-000871",
      incident_type: "robo_identidad",
      incident_date: "2026-11-18",
      amount: 1249.9,
      currency: "MXN",
      jurisdiction: "MX",
      description: "El titular no reconoce la compra.",
      indicators: [{ list_type: "phone", value: "+52 55 1234 5678" }],
    }),
  );
}

/** List assessments. */
export async function listAssessments(client: FraudRisk): Promise<void> {
  await client.assessments.list({
    limit: 1,
    cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    decision: "approve",
    flow: "payin",
    review: "open",
    from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    currency: "MXN",
    min_amount: 1249.9,
    max_amount: 1249.9,
    customer_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    email: "maria.gonzalez@correo.mx",
    order_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    payment_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
  });
}

/** Read an assessment. */
export async function readAssessment(client: FraudRisk): Promise<void> {
  models.readAssessment(await client.assessments.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Resolve a review. */
export async function resolveReview(client: FraudRisk): Promise<void> {
  models.readAssessment(
    await client.assessments.review("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", {
      resolution: "approve",
      reason: "The cardholder confirmed the order by telephone.",
    }),
  );
}

/** Explain an assessment. */
export async function explainAssessment(client: FraudRisk): Promise<void> {
  models.readExplanation(await client.assessments.explain("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { language: "en" }));
}

/** Read prevention statistics. */
export async function readPreventionStats(client: FraudRisk): Promise<void> {
  models.readPreventionStatsAnswer(
    await client.merchant.preventionStats({
      from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Read statistics day by day. */
export async function readDailyStats(client: FraudRisk): Promise<void> {
  models.readDailyStatsSeries(
    await client.merchant.dailyStats({
      from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      timezone: "America/Mexico_City",
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** List case recommendations. */
export async function listCaseRecommendations(client: FraudRisk): Promise<void> {
  await client.merchant.caseRecommendations({
    limit: 1,
    cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    reason: "fraud_confirmed",
    priority: "baja",
    submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
  });
}

/** Read the calibration report. */
export async function readCalibration(client: FraudRisk): Promise<void> {
  models.readCalibrationReport(
    await client.merchant.calibration({
      from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      flow: "payin",
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** List blocklist entries. */
export async function listBlocklistEntries(client: FraudRisk): Promise<void> {
  models.readBlocklistListing(
    await client.blocklists.list({
      list_type: "email",
      severity: "block",
      flow_scope: "payin",
      source: "manual",
      is_active: true,
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      search: "fraude@ejemplo.mx",
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Create a blocklist entry. */
export async function createBlocklistEntry(client: FraudRisk): Promise<void> {
  models.readBlocklistEntry(
    await client.blocklists.create({ list_type: "email", value: "Fraude+1@Ejemplo.mx", severity: "block", reason: "Charged back twice in October" }),
  );
}

/** Change a blocklist entry. */
export async function updateBlocklistEntry(client: FraudRisk): Promise<void> {
  models.readBlocklistEntry(await client.blocklists.update({ id: "01929b7e-91aa-7c10-8d2e-4f5a6b7c8d9e", is_active: false }));
}

/** Remove a blocklist entry. */
export async function removeBlocklistEntry(client: FraudRisk): Promise<void> {
  models.readBlocklistEntry(await client.blocklists.remove({ id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** Check a value against the blocklist. */
export async function checkBlocklist(client: FraudRisk): Promise<void> {
  models.readBlocklistCheckResult(await client.blocklists.check({ list_type: "email", value: "FRAUDE+x@ejemplo.mx" }));
}

/** Import blocklist entries. */
export async function importBlocklist(client: FraudRisk): Promise<void> {
  models.readBlocklistImportResult(
    await client.blocklists.import(
      'list_type,value,severity,reason\nemail,Fraude+1@Ejemplo.mx,block,"Charged back twice, in October"\nemail,fraude@ejemplo.mx,,\nclabe,002010077777777772,,\n',
    ),
  );
}

/** Export blocklist entries. */
export async function exportBlocklist(client: FraudRisk): Promise<void> {
  await (
    await client.blocklists.export({
      list_type: "email",
      severity: "block",
      flow_scope: "payin",
      source: "manual",
      is_active: true,
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      search: "fraude@ejemplo.mx",
    })
  ).cancel();
}

/** List allowlist entries. */
export async function listAllowlistEntries(client: FraudRisk): Promise<void> {
  models.readAllowlistPage(
    await client.allowlists.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      list_type: "email",
      flow_scope: "payin",
      source: "manual",
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      search: "fraude@ejemplo.mx",
    }),
  );
}

/** Create an allowlist entry. */
export async function createAllowlistEntry(client: FraudRisk): Promise<void> {
  models.readAllowlistEntry(await client.allowlists.create({ list_type: "customer_id", value: "cus_84213", reason: "Customer since 2019" }));
}

/** Remove an allowlist entry. */
export async function removeAllowlistEntry(client: FraudRisk): Promise<void> {
  models.readAllowlistEntry(await client.allowlists.remove({ id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** List cases. */
export async function listCases(client: FraudRisk): Promise<void> {
  models.readCaseList(
    await client.cases.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      status: "borrador",
      priority: "baja",
      jurisdiction: "CL",
      from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Open a case. */
export async function createCase(client: FraudRisk): Promise<void> {
  models.readCase(
    await client.cases.create({
      incident_date: "2026-11-18",
      incident_type: "transferencia_no_autorizada",
      amount: 48500.5,
      currency: "MXN",
      jurisdiction: "MX",
      description: "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
      victim_name: "María González Ríos",
      victim_email: "maria.gonzalez@correo.mx",
      priority: "alta",
    }),
  );
}

/** Read a case. */
export async function readCase(client: FraudRisk): Promise<void> {
  models.readCase(await client.cases.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Change a case. */
export async function updateCase(client: FraudRisk): Promise<void> {
  models.readCase(await client.cases.update("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { status: "en_revision" }));
}

/** Read the history of a case. */
export async function readCaseHistory(client: FraudRisk): Promise<void> {
  models.readCaseHistory(await client.cases.history("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Submit a case. */
export async function submitCase(client: FraudRisk): Promise<void> {
  models.readCase(await client.cases.submit("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Note a regulator's answer. */
export async function acknowledgeCase(client: FraudRisk): Promise<void> {
  models.readCase(await client.cases.acknowledge("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { accepted: true, acknowledgement_number: "CNBV-2026-118834" }));
}

/** Read the dossier of a case. */
export async function readCaseDossier(client: FraudRisk): Promise<void> {
  models.readCaseDossier(await client.cases.dossier("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
  await (await client.cases.dossierPdf("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22")).cancel();
}

/** List keys. */
export async function listKeys(client: FraudRisk): Promise<void> {
  models.readKeyList(
    await client.keys.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      type: "publishable",
      status: "active",
      submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Create a key. */
export async function createKey(client: FraudRisk): Promise<void> {
  models.readIssuedKey(await client.keys.create({ type: "secret", name: "Checkout server", permissions: ["assess", "fraud:report"] }));
}

/** Read a key. */
export async function readKey(client: FraudRisk): Promise<void> {
  models.readKey(await client.keys.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Revoke a key. */
export async function revokeKey(client: FraudRisk): Promise<void> {
  models.readKey(await client.keys.revoke("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Rotate a key. */
export async function rotateKey(client: FraudRisk): Promise<void> {
  models.readIssuedKey(await client.keys.rotate("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { overlap_seconds: 3600 }));
}

/** List submerchants. */
export async function listSubmerchants(client: FraudRisk): Promise<void> {
  models.readSubmerchantList(
    await client.submerchants.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      status: "active",
      external_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Register a submerchant. */
export async function createSubmerchant(client: FraudRisk): Promise<void> {
  models.readSubmerchant(await client.submerchants.create({ name: "Zapatería El Paso", country: "MX", external_id: "COM-00412", category_code: "5661" }));
}

/** Read a submerchant. */
export async function readSubmerchant(client: FraudRisk): Promise<void> {
  models.readSubmerchant(await client.submerchants.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Change a submerchant. */
export async function updateSubmerchant(client: FraudRisk): Promise<void> {
  models.readSubmerchant(await client.submerchants.update("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { status: "inactive" }));
}

/** Deactivate a submerchant. */
export async function deactivateSubmerchant(client: FraudRisk): Promise<void> {
  models.readSubmerchant(await client.submerchants.deactivate("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** List keys of a submerchant. */
export async function listSubmerchantKeys(client: FraudRisk): Promise<void> {
  models.readKeyList(await client.submerchantKeys.list("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { limit: 1, cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** Create a key of a submerchant. */
export async function createSubmerchantKey(client: FraudRisk): Promise<void> {
  models.readIssuedKey(
    await client.submerchantKeys.create("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", {
      type: "secret",
      name: "Zapatería El Paso, server",
      rate_limit_per_minute: 600,
    }),
  );
}

/** Revoke a key of a submerchant. */
export async function revokeSubmerchantKey(client: FraudRisk): Promise<void> {
  models.readKey(await client.submerchantKeys.revoke("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { key_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** List webhook endpoints. */
export async function listWebhookEndpoints(client: FraudRisk): Promise<void> {
  models.readWebhookEndpointList(await client.webhookEndpoints.list({ limit: 1, cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** Register a webhook endpoint. */
export async function createWebhookEndpoint(client: FraudRisk): Promise<void> {
  models.readWebhookEndpointIssued(
    await client.webhookEndpoints.create({
      url: "https://shop.example/hooks/fraud-risk",
      events: ["transaction.blocked", "assess.outcome_applied"],
      description: "Order service",
    }),
  );
}

/** Read a webhook endpoint. */
export async function readWebhookEndpoint(client: FraudRisk): Promise<void> {
  models.readWebhookEndpoint(await client.webhookEndpoints.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Change a webhook endpoint. */
export async function updateWebhookEndpoint(client: FraudRisk): Promise<void> {
  models.readWebhookEndpoint(await client.webhookEndpoints.update("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { enabled: false }));
}

/** Remove a webhook endpoint. */
export async function removeWebhookEndpoint(client: FraudRisk): Promise<void> {
  models.readWebhookEndpoint(await client.webhookEndpoints.remove("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Rotate the secret of a webhook endpoint. */
export async function rotateWebhookSecret(client: FraudRisk): Promise<void> {
  models.readWebhookSecretRotated(await client.webhookEndpoints.rotateSecret("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Send a test event. */
export async function testWebhookEndpoint(client: FraudRisk): Promise<void> {
  models.readWebhookDelivery(await client.webhookEndpoints.test("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { type: "transaction.blocked" }));
}

/** List webhook deliveries. */
export async function listWebhookDeliveries(client: FraudRisk): Promise<void> {
  models.readWebhookDeliveryList(
    await client.webhookDeliveries.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      endpoint_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      event_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      event_type: "transaction.created",
      status: "pending",
    }),
  );
}

/** Read a webhook delivery. */
export async function readWebhookDelivery(client: FraudRisk): Promise<void> {
  models.readWebhookDeliveryDetails(await client.webhookDeliveries.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Send an event again. */
export async function redeliverWebhook(client: FraudRisk): Promise<void> {
  models.readWebhookDelivery(await client.webhookDeliveries.redeliver("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Take an event of a payment provider. */
export async function ingestProviderEvent(client: FraudRisk): Promise<void> {
  models.readProviderEventReceipt(
    await client.events.ingest({
      event_type: "SECOND_CHARGEBACK",
      external_id: "DSP-8831",
      provider: "adyen",
      order_id: "ORD-2026-000871",
      amount: 1249.9,
      currency: "MXN",
      occurred_at: "2026-11-20T15:04:05.120Z",
      metadata: { reason: "10.4" },
    }),
  );
}

/** Take an event of Stripe. */
export async function receiveStripeEvent(client: FraudRisk): Promise<void> {
  models.readProviderEventReceipt(
    await client.events.stripe(
      { id: "evt_1QK3fA2eZvKYlo2C", object: "event", type: "charge.dispute.closed" },
      { connection: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" },
    ),
  );
}

/** List connections. */
export async function listConnections(client: FraudRisk): Promise<void> {
  models.readConnectionList(await client.connections.list({ limit: 1, cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }));
}

/** Connect an account of a card processor. */
export async function createConnection(client: FraudRisk): Promise<void> {
  models.readConnection(
    await client.connections.create({ processor: "stripe", webhook_secret: "whsec_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq", description: "Main account" }),
  );
}

/** Remove a connection. */
export async function removeConnection(client: FraudRisk): Promise<void> {
  models.readConnection(await client.connections.remove("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"));
}

/** Read what the network holds. */
export async function readNetwork(client: FraudRisk): Promise<void> {
  models.readNetworkStats(await client.network.stats());
}

/** Contribute signals. */
export async function contributeSignals(client: FraudRisk): Promise<void> {
  models.readNetworkContributionResult(
    await client.network.contribute({
      signals: [
        { signal_type: "email", value: "comprador@correo.mx", category: "chargeback", confidence: 0.9 },
        { signal_type: "email_domain", value: "gmail.com", category: "fraud" },
      ],
    }),
  );
}

/** Read the membership. */
export async function readNetworkMembership(client: FraudRisk): Promise<void> {
  models.readNetworkMembership(await client.network.membership());
}

/** Take part in the network. */
export async function setNetworkMembership(client: FraudRisk): Promise<void> {
  models.readNetworkMembership(await client.network.join({ contribute: true, consume: true }));
}

/** Leave the network. */
export async function leaveNetwork(client: FraudRisk): Promise<void> {
  models.readNetworkLeft(await client.network.leave());
}

/** List own signals. */
export async function listNetworkSignals(client: FraudRisk): Promise<void> {
  await client.network.signals({ limit: 1, cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", signal_type: "email", state: "active" });
}

/** Ask what others report. */
export async function queryNetwork(client: FraudRisk): Promise<void> {
  models.readNetworkQueryResult(await client.network.query({ signals: [{ signal_type: "email", value: "comprador@correo.mx" }] }));
}

/** Read the organization. */
export async function readOrganization(client: FraudRisk): Promise<void> {
  models.readOrganization(await client.organization.read());
}

/** Change the organization. */
export async function updateOrganization(client: FraudRisk): Promise<void> {
  models.readOrganization(await client.organization.update({ thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 } }));
}

/** Read the audit log. */
export async function listAuditLog(client: FraudRisk): Promise<void> {
  models.readAuditLog(
    await client.auditLog.list({
      limit: 1,
      cursor: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      resource_type: "key",
      resource_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      action: "key.created",
      actor_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      from: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      to: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    }),
  );
}

/** Read the service status. */
export async function readHealth(client: FraudRisk): Promise<void> {
  models.readHealth(await client.health.read());
}

/** What a receiver of events reads. */
export function events(event: WebhookEvent): void {
  if (event.type === "transaction.created") models.readTransactionCreatedEvent(event);
  if (event.type === "transaction.blocked") models.readTransactionBlockedEvent(event);
  if (event.type === "assess.outcome_applied") models.readOutcomeAppliedEvent(event);
  if (event.type === "fraud.reported") models.readFraudReportedEvent(event);
  if (event.type === "case.created") models.readCaseCreatedEvent(event);
  if (event.type === "case.updated") models.readCaseUpdatedEvent(event);
  if (event.type === "case.submitted") models.readCaseSubmittedEvent(event);
  if (event.type === "case.submission_acknowledged") models.readCaseAcknowledgedEvent(event);
  if (event.type === "case.submission_rejected") models.readCaseRejectedEvent(event);
  if (event.type === "blocklist.entry_created") models.readEntryCreatedEvent(event);
  if (event.type === "blocklist.entry_updated") models.readEntryUpdatedEvent(event);
  if (event.type === "blocklist.entry_expired") models.readEntryExpiredEvent(event);
  if (event.type === "dispute.opened") models.readDisputeOpenedEvent(event);
  if (event.type === "dispute.closed") models.readDisputeClosedEvent(event);
  if (event.type === "network.signal_matched") models.readNetworkMatchedEvent(event);
}

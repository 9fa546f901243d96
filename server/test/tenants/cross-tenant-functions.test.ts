// The functions that bypass tenant isolation are those of the list, each as reviewed.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossTenantFunctions } from "../../src/modules.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { CHAIN, unreviewed } from "./cross-tenant-review.ts";

/**
 * SHA-256 of each body as somebody has read it with one question: can a caller see or change what belongs to another organization? A change
 * fails here; read the new body with the same question, then write down the hash that the failure names.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  erase_quotes_in_audit_contents: "d5fadd0778bbfd23282566e3b62e7156ded0d9003bcd8614b6ea55d5b36ac150",
  encrypted_payments: "20a95dc81c10e0da28ed4e4082ae544fbf4e5d4c7240d10d6d6507a0d7f3bf06",
  add_data_key: "a8e2a736dd324c0301643cc30527b9ddfed1774d963b4dcd4eee7fff5626c1bd",
  data_keys_of: "4dadabaf5aa3394dd76faf2f61acb1799b68d048e38bdbf7450a2f06b3107a2c",
  wrapping_keys: "043555d90c721fb674ffb390f5ab658d4e0d0e5c42178ebda227c9d522c5fcd5",
  payers_of_values: "27e1fd9909c603c4c84636ef5b5f2db3429b5589bd79acba7890e05853232ac9",
  assess_read: "cc7d9c3054e2cca11ed1d1bc55fd3697af4719ae46d750191760940b0fed98ea",
  assess_write: "7c1d058ec8e8086ed8ebe35de4bfcf1bc0b567574945d87c3688ee3dbf551e1c",
  payout_read: "7545df95b9ad80c39be484209d8bab5bd756246069427ec3396d7a93f8c83aa3",
  chain_audit_entry: "d74b9f24b2f5846bc03a1e1527be9fae83c65140178e3d566385ec5ac38da0e4",
  note_audit_end: "6f3e4025240d1544adeb6c3ab331cb421b5c75fcdd8e08a4f79657905605d4bf",
  claim_deliveries: "5cfc2f807af17bab338b4c009dd117bc259d7f94710042d586c885132d8dcdc1",
  expired_entries: "8b510264f26ead2c485879bb9337897855f34d8bbe5519fc8742d3d572d06987",
  finish_attempts: "d3aab0348b1312be1cc3ef450b1b16fad3e60e93ef215d99fb103d1cdcc0c0f7",
  store_events: "22b78885720272d682a46fa89d5f27679d7373f3c39a6005c8015343b440d107",
  webhook_queue_metrics: "90b9136fd05c44508ec9e8a8ee3d4a7104de9ed6559e637abf0d11ebd2aae55b",
  count_assessments: "1077fb5a5aea69a4392cec8dd53d790ff087f45ebbf96abb969038a92a044c6f",
  count_changes: "23405bc0edc7bad37e7343141cbec9760e06879690e088ca3c095c015b3fc80e",
  network_report: "79eaa73164b9b08b93d35aaccb6cc6429f1c545e11f41392281fc1b10d13edff",
  network_size: "27ae98f528da128993516182d6e27da2b3a5d11b571f4487931e7c4dd6c1a433",
  next_assessment: "31af64ada04b33cc84a76aa2ae5a3d2c720854a99ad7964766a62058444acf16",
  chunk_end: "4db17afc264f339019e8900f3c325e4b46ba07f3659f52e688756990ec310268",
  payments_by_identifier: "2a6bfa8fb2d48cc21eeab31c90bd42f01b7feb8dd18ab9256b5ef9dc92b4bfb5",
  count_payments: "9a2ff1e5d2cdc9032c1f74cc799977a1f41a92510f6df00f8c7235df93a733e9",
  assessed_fraud: "b90ac721b2941b91d4a70aeffab6c51338cc8374f9c2a93dd7a44074c413942a",
  count_frauds: "188f9006a9b6ad22d58d1d386afd04e74af97eab58f8d0c4ea603d37d8ef5b80",
  purge_frauds: "a454701d88c782b2aa88142fd73cc6c7d7c7715103abd4c1ca311d57d97971ac",
  fraud_identifiers: "136064782188cc40b83df74ae07ee55da815c74e3b30f6ded8928c77d8e8cb19",
  refresh_fraud_rates: "fb9017f1a589dc0378a24e71f9e9c35dbc2d29ffa4dc3d511107d23dad494314",
  purge_old_fraud_rates: "ac29d70af4fe1233b3bf7243fe7b16c28933b988f59d45ab9ba1afef73d76663",
  note_unread_payments: "dfe084040657373c9f44997a71b0499a39a86e8cf8b1cf046e59eacc0065bd1d",
  unread_payments: "58518c4a8900bd08f410a9689c3d426c28b394f11b4605a0091a04b81193286e",
  settle_unread_payments: "a1712f2d859de13da845466224e017dbee03f860956a1fecef89e99111768a5f",
  recount_assessments: "16bf2701077b055670e9646d379fdf61993894e3760d8c6454253d66ec2db71a",
  sessions_of_payer: "fc4fe1cfec6870ea29809ffbbf1bef435210372546e59c6751544b6235f17eb2",
  sessions_of_email: "47bfa6ce62b552a817b2518c52bf1797c0a1c083247214fb512738985d8a839c",
  recent_sessions: "fd2cf33ce949c384d6b7b59b8b26d440bf65fb1fba6487ff1c1c4d60150e7ddb",
  sessions_of_account: "6685038fb70c904472bd886d1a86e95afacaa2e4880898acf4ed05026c9e0025",
  sessions_of_beneficiary: "bca0fd529586b242c7e83c813bb7ffcc83403597bf3162054601f95d5deb978f",
  sessions_of_card: "c0a4b806110726a1b7ee242221ab6aec80898ce1aadbaf5be3c0a0f94f6091ca",
  sessions_of_device: "7463dc487c3a7a6337eb436837fe0114812bfd7a627d422db34cb35d23473640",
  sessions_of_ip: "89c9fcdc4d558550f8f6a1503c61c7fce89016b976c2bccb3b09e68290283192",
  sessions_of_phone: "934fefbdce8c06f64b55a81a6c5b6d87d8f9d3f347b941ca5f590893c6ffe97d",
  take_changes: "83d764640c36f990f4489adf5794c5a4b0d151cc873905880bd686206f0f7ba9",
  find_connection: "f9db596477feae8884978f6b2aab737ffb741b8804e85f109747f9cebefabbd5",
  find_active_keys: "5d0e589cb5455116860e0c26228d83368845667ef36a2276009c9e523fe8e3fe",
  note_key_use: "cf8f1f5001f53f297ac1d421d2e7e7b60c7e7f3bd85eaeef82d8d1ec86768f2d",
  drift_summary: "7b39a89899436d2daa00f1a3d56c1747a62f862c650f452407d27b16e892c6b1",
  due_calibrations: "4caa5cd0689c0897cb762db03f0b8a0d37b268779bb3b41f1476eab5851564e0",
  pooled_evidence: "37e87823d66bcf6ebf469491b293483d0456ff6e26eb53b9d35e90fc28a44270",
  purge_custom_list_orphans: "3e19d69377c8644640af4f7edf5cfc8b9e855bad4681dc89774c53fecf3c7f54",
  failing_rules: "6f044b7ad7e7309dd747abcf86bd563fe6c9f6f230c180ce8640c700134c07da",
  take_backtest: "0219d72abc6326834b6209a0ac0251df2044d90cae870086588f5204337a0c46",
  renew_streams: "de78317b280e79f2a70e28b8753ea046a4e1952635011bcd201c9f22d71ed076",
  streamed_events: "398a99fbff9f2770017d287abaa3acfa827d226d0f4e795f1a627a1d3746d863",
  purge_backtests: "3497ce8fe152ae6fb24d446b8c7e4c4b5a08753e4d3f4f0b87003eb8a5922119",
  take_data_subject_request: "2c5fec18be36da159f28ab0cc42fd7eea19d773ff43dd690f61b9a5fd28bf641",
  take_rechecks: "ebae905e7f9de46ca8b3ef4ca75bffff54ecc54dbdd0fc816fe66fff646e94dd",
  expire_data_subject_records: "fc9270388b829e977178cc7189cf3cee43ade81cd190dad4ec9b104fde7991ca",
  count_payment_rows: "898b97258bfa2620d210613652e9dd1af643429e821bd0a1b0a7021acc0f381b",
  erase_payment_rows: "bdda6a146c8f0db33ea218039d09b7e783d634438f9fd25ca58e3850c73836bd",
  erase_identifier_rows: "00b797e3076fc42f98375002e4f2b45a3f1b675fc72d0fb8e30ab0d598ec5841",
  erase_quotes_in_api_keys: "3e41fcc763b7cad3e31bb939a659e2286f76a64c070f069e165a9cf3400aa5b6",
  erase_quotes_in_approvals: "fd9b69206bc8da1c47e37f1b4bced048f6e6a85cd072bad2c6627803de22d4bc",
  erase_quotes_in_backtests: "5bc76c07e9d892bd70e6eb86946487d346a746c5aee3de208eef1bcb22946b33",
  erase_quotes_in_case_attachments: "49142acfa2443d0d8287cea9131dfc333869ca926969fd70bbf53ddc2a25971f",
  erase_quotes_in_case_comments: "ddec274f6f36ebcbaa5bb33e381ffa92a7afcc0fe6bb83c01677f600efca6af0",
  erase_quotes_in_connections: "1fb14d99906d6851b8d2bb8a09f8ec00143ab313dfc9cfca865186ff1203bb44",
  erase_quotes_in_custom_lists: "0d409517c2478a83581412fe2364004b6adb0546ed0b3f5119886093bf2cd1d7",
  erase_quotes_in_data_subject_requests: "09725597ff51902bcd24805bbae9d60a7497aef8e79c2d1e0f39af473a84603d",
  erase_quotes_in_events: "9128bc61c03a89c9498504e780ed44ddb2269b6206105dfa6d6b72420d461472",
  erase_quotes_in_fraud_reports: "a14f3db0cbf08e4bebf9126ef25dc4088623fd73aabc1680a720de5983a5d27d",
  erase_quotes_in_list_entries: "f4cceb882312e2c918a7a31f0fe187ee01b125b291a9a2ef108f00d424c9f375",
  erase_quotes_in_models: "1ecba1a184d75cbf28ce422eaa6eac66c5f7636dbccb4415dd51a7e97b46aa86",
  erase_quotes_in_network_signals: "1201398bce416cf3fdd93ee7a3eeffb11982e9b6e456387e5c6dd9d658a033f2",
  erase_quotes_in_outcomes: "0060cf27bf8822c1aa1a9fdb54f10da93f9eb7b0904614a74ce66e50d53a253d",
  erase_quotes_in_review_notes: "a21a4f0cd479ad1500c11cf2799cf79f2af02b64be045f7d73faa95a48462c20",
  erase_quotes_in_reviews: "48cb70fafeeb80e723739e9be14d9856afbd3583178b8709d39ef1c5a28d4cce",
  erase_quotes_in_rule_versions: "01ab5f55e44f9bd85ba327f9388f19bd4991c44266572d20e4042f426007cd79",
  erase_quotes_in_rules: "1f1a9c135aaa1a409d1d687e86924a1f1070d34081c8538a94af28af64593c44",
  erase_quotes_in_saved_views: "73648dd1e7b8df541595da43e70da9a20e0475c5ceeed4fe4c6776f3ad69ee96",
  erase_quotes_in_submerchants: "01b98ba4bd2d5cdb95d8cc0b335abacb2135d6b1a83a6f3aa8bfd5193e95b1ab",
  erase_quotes_in_webhook_attempts: "ec0b9ef06dcc023eedf9cf07e21068461831a2b8d6f739b95978cba2825a5e81",
  erase_quotes_in_webhook_endpoints: "adaa97d55bebd00f16cca3b6e03b3cba85bf02298f3d59a510e16689853c8bd9",
  erase_quoting_requests: "209066b494f75daf75fbed3e2a387e6f76815e013ad397fdacd4d734af694949",
  due_models: "59f028ce4a40d5efe541b81910d936fc8976b8fe235d2b19f3744ea6dfa4127d",
  fits_of_others: "fc2d21f39829ad68fc607b4cdc8716411f94c58f91a15a2a55692943c4cc9f3a",
  organization_profile: "4ee2e3e6e9e1e93da2145f391621618697c25148700b66d45caf11df62bd6905",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

test("every function that runs as its owner is on the list, was reviewed, pins its search path and is for the service alone", async () => {
  expect(await unreviewed(database.query, REVIEWED)).toEqual([]);
});

test("nothing is reviewed that is not there any more", () => {
  expect(Object.keys(REVIEWED).toSorted()).toEqual([...crossTenantFunctions.map(({ source }) => source.name), ...CHAIN].toSorted());
});

test.each(crossTenantFunctions)("$source.name states why it may be cross-tenant", ({ source }) => {
  expect(source.purpose.length).toBeGreaterThan(20);
});

test.each(["assess_read", "assess_write", "payout_read", "claim_deliveries", "finish_attempts", "count_assessments", "count_payments", "payers_of_values"])(
  "%s looks rows up by index under one plan, on whichever connection it runs",
  async (name) => {
    const [row] = await database.query<{ settings: string[] }>("SELECT proconfig AS settings FROM pg_proc WHERE proname ~ $1", [`^${name}_[0-9a-f]{10}$`]);
    expect(row?.settings).toEqual(
      expect.arrayContaining(["enable_seqscan=off", "enable_hashjoin=off", "enable_mergejoin=off", "plan_cache_mode=force_generic_plan"]),
    );
  },
);

describe("what is not on the list, or not as it was, is found", () => {
  const PEEK = "LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS 'SELECT count(*) FROM api_keys'";
  const lookUp = crossTenantFunctions.find(({ source }) => source.name === "find_active_keys");
  const name = lookUp?.name ?? "";

  test.each([
    [
      "a new function",
      `CREATE FUNCTION peek() RETURNS bigint ${PEEK}`,
      [/^peek\(\) is not on the list$/, /^peek\(\) has a body that was not reviewed/, /by everybody$/],
    ],
    [
      "one in another schema",
      `CREATE SCHEMA other; CREATE FUNCTION other.${name}(bytea[]) RETURNS bigint ${PEEK}`,
      [/is not on the list$/, /not reviewed/, /by everybody$/],
    ],
    [
      "one of the same name with other parameters",
      `CREATE FUNCTION ${name}(text) RETURNS bigint ${PEEK}`,
      [/has other parameters/, /not reviewed/, /by everybody$/],
    ],
    ["a search path that is not pinned", `ALTER FUNCTION ${name}(bytea[]) RESET search_path`, [/does not pin its search path$/]],
    [
      "a search path with the temporary schema in front",
      `ALTER FUNCTION ${name}(bytea[]) SET search_path = pg_temp, public`,
      [/does not pin its search path$/],
    ],
    ["a setting that is not the planner's", `ALTER FUNCTION ${name}(bytea[]) SET row_security = off`, [/changes row_security=off$/]],
    ["one that everybody may call", `GRANT EXECUTE ON FUNCTION ${name}(bytea[]) TO PUBLIC`, [/can be called by everybody$/]],
    ["one that the service may not call", `REVOKE EXECUTE ON FUNCTION ${name}(bytea[]) FROM fraud_risk_app`, [/cannot be called by the service$/]],
    [
      "the trigger, callable by the service",
      "GRANT EXECUTE ON FUNCTION chain_audit_entry() TO fraud_risk_app",
      [/^chain_audit_entry\(\) can be called by the service$/],
    ],
    [
      "an older function that runs as its owner all of a sudden",
      "ALTER FUNCTION current_organization() SECURITY DEFINER",
      [/not on the list/, /not reviewed/, /pin/, /everybody/],
    ],
    ["one that is gone", `DROP FUNCTION ${name}(bytea[])`, [/ is missing$/]],
  ])("%s", async (_, statement, found) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query("BEGIN");
      await client.query(statement);
      const findings = await unreviewed(async (text, values) => (await client.query(text, values)).rows, REVIEWED);
      expect(findings).toEqual(found.map((pattern) => expect.stringMatching(pattern)));
    } finally {
      await client.end();
    }
  });

  test("a changed body", async () => {
    const [first = ""] = Object.keys(REVIEWED);
    expect(await unreviewed(database.query, { ...REVIEWED, [first]: "another hash" })).toEqual([expect.stringContaining("was not reviewed")]);
  });
});

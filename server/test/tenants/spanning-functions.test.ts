// The functions that look past the tenant wall are those of the list, each as it was reviewed.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spanningFunctions } from "../../src/database/spanning-functions.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { CHAIN, unreviewed } from "./spanning.ts";

/**
 * SHA-256 of each body as somebody has read it with one question: can a caller see or change what belongs to another organization? A change
 * fails here; read the new body with the same question, then write down the hash that the failure names.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  assess_read: "bbd63ed2632e81f4f5206da16e8f757a07bffea96f05a2c97ac4db8defa04ace",
  assess_write: "4331c196a7047c5977cbbda1d8f5eade0719f2937c5537eb31c8583840b1ad30",
  payout_read: "7545df95b9ad80c39be484209d8bab5bd756246069427ec3396d7a93f8c83aa3",
  chain_audit_entry: "96d18c1f54712ccffa9717cd47124f97720dba725ba241cf9e5bf9d1526bb254",
  close_audit_statement: "35b6859a1400ad23638c52d4df48e3b9e02b80767d8a34884b87475d9c8dce8b",
  claim_deliveries: "98534d539200fb8455debc4bf79b80ac8f083bd45d256ae03be33b7ccb8db2af",
  ended_entries: "cd61581514658343a7b6e96f12e921752b2f8dfade1b66af4b6eb60095bbdba6",
  finish_attempts: "6d99c3cc1fb2ee7c0572d97225533b8b2e3bee213bdc3cae990ba3f34cd31bf5",
  store_events: "cf6f9a5271935352e1cc559e3dd9832d3535d967fb392fe480ddd156f458d96c",
  count_assessments: "24e2fe2620d76fd4220800e85a3d9ae8deaed52c7af6e90b66833a7626165bc0",
  count_changes: "f702d1c20e32e4918e78d331e5847d19c235fe1b04c5cd1010efad27ea3f57b6",
  network_report: "ba0d838e238a67ada0dea3d67c80759806e2db9b2a259d42de8da5626c43afae",
  network_size: "6969e0dd0bd156d2d2c29cfcc6957f5cd992346f749952b978aa3a369db20a38",
  next_assessment: "31af64ada04b33cc84a76aa2ae5a3d2c720854a99ad7964766a62058444acf16",
  recount_assessments: "8a2d56dab6cbe64190287726c956f5f99fb3572c451044c358c278a2dc38f180",
  sessions_of_customer: "c48cfa57ccca0dee15de1c0cfa176fda1d2ef927d83047027c01cd31736e9253",
  sessions_of_email: "27e0db195dd49df3030acf1b6301493c5c66bd1994f2ba21f37c60d4bbdb9a49",
  take_changes: "c8f3623b1f0ee38fea5266ed341b37a455038e3c8760f16a1484fc50ca9085b6",
  find_connection: "33681ab4d63ee94224c7b4b7ab0189886ca6d9e396a17bdb658e8ed332d45781",
  find_active_key: "b87c7d4767322378b2a18baa40a601a0582e622cb1ba3b14f577b6305c262ed6",
  note_key_use: "cf8f1f5001f53f297ac1d421d2e7e7b60c7e7f3bd85eaeef82d8d1ec86768f2d",
  organization_profile: "610249138b56a9f0e4ba2bd929878100862ee0f670dc393a22c5f922787aab3a",
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
  expect(Object.keys(REVIEWED).toSorted()).toEqual([...spanningFunctions.map(({ source }) => source.name), ...CHAIN].toSorted());
});

test.each(spanningFunctions)("$source.name says why it may span organizations", ({ source }) => {
  expect(source.purpose.length).toBeGreaterThan(20);
});

describe("what is not on the list, or not as it was, is found", () => {
  const PEEK = "LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS 'SELECT count(*) FROM api_keys'";
  const lookUp = spanningFunctions.find(({ source }) => source.name === "find_active_key");
  const name = lookUp?.name ?? "";

  test.each([
    [
      "a new function",
      `CREATE FUNCTION peek() RETURNS bigint ${PEEK}`,
      [/^peek\(\) is not on the list$/, /^peek\(\) has a body that was not reviewed/, /by everybody$/],
    ],
    [
      "one in another schema",
      `CREATE SCHEMA other; CREATE FUNCTION other.${name}(bytea) RETURNS bigint ${PEEK}`,
      [/is not on the list$/, /not reviewed/, /by everybody$/],
    ],
    [
      "one of the same name with other parameters",
      `CREATE FUNCTION ${name}(text) RETURNS bigint ${PEEK}`,
      [/has other parameters/, /not reviewed/, /by everybody$/],
    ],
    ["a search path that is not pinned", `ALTER FUNCTION ${name}(bytea) RESET search_path`, [/does not pin its search path$/]],
    ["a search path with the temporary schema in front", `ALTER FUNCTION ${name}(bytea) SET search_path = pg_temp, public`, [/does not pin its search path$/]],
    ["one that everybody may call", `GRANT EXECUTE ON FUNCTION ${name}(bytea) TO PUBLIC`, [/can be called by everybody$/]],
    ["one that the service may not call", `REVOKE EXECUTE ON FUNCTION ${name}(bytea) FROM fraud_risk_app`, [/cannot be called by the service$/]],
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
    ["one that is gone", `DROP FUNCTION ${name}(bytea)`, [/ is missing$/]],
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

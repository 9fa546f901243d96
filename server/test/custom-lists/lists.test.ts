// Lists for rules: names, limits, spelling, and who may see them.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeList, updateList } from "../../src/controls/custom-lists/service.ts";
import { normalisedValue } from "../../src/controls/custom-lists/value.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Tenant as InTransaction } from "../../src/platform/tenancy/tenancy.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type CustomLists, customListsOf, newName } from "./custom-lists-of.ts";

let service: TestService;
let tenant: Tenant;
let lists: CustomLists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  lists = customListsOf(service.url, await service.token("admin", tenant.id));
});

const made = async (body?: object): Promise<string> => (await lists.create(body)).body.id;

/** Puts values into a list, past the service. */
const fill = (id: string, count: number) =>
  service.database.query(
    `WITH added AS (
       INSERT INTO custom_list_values (organization_id, contents_id, value_key, value)
       SELECT l.organization_id, l.contents_id, n, 'filled_' || n FROM custom_lists l CROSS JOIN generate_series(1, $2::int) n WHERE l.id = $1
     ) UPDATE custom_lists SET value_count = value_count + $2 WHERE id = $1`,
    [id, count],
  );

describe("the limits", () => {
  test("an organization has a hundred lists, and the next one is refused until one is removed", async () => {
    await service.database.query(
      "INSERT INTO custom_lists (organization_id, id, name, case_insensitive, contents_id) SELECT $1, gen_random_uuid(), 'l' || n, true, gen_random_uuid() FROM generate_series(1, 99) n",
      [tenant.id],
    );
    const id = await made();
    const refused = await lists.create();
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([409, "LIMIT_REACHED", { limit: 100 }]);
    expect((await lists.remove(id)).status).toBe(200);
    expect((await lists.create()).status).toBe(201);
  });

  test("a list has a million values: a call that would exceed them adds none", async () => {
    const id = await made();
    await service.database.query("UPDATE custom_lists SET value_count = 999999 WHERE id = $1", [id]);
    const refused = await lists.add(id, ["a", "b"]);
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([409, "LIMIT_REACHED", { limit: 1_000_000 }]);
    expect((await lists.values(id)).body.data).toEqual([]);
    expect((await lists.add(id, ["a"])).body).toEqual({ added: 1, duplicates: 0, value_count: 1_000_000 });
    const file = await lists.send(id, "append", "value\nb\n");
    expect([file.status, await lists.file(id)]).toEqual([409, "value\na\n"]);
  });
});

describe("the spelling of values", () => {
  test.each([
    ["letters in upper case", "CUS_1", "cus_1"],
    ["white space around it", "\u00a0 cus_1 ", "cus_1"],
    ["decomposed Unicode", "nin\u0303o", "niño"],
    ["accents in upper case", "ÁÉÑ", "áéñ"],
    ["a dotted capital I", "İ", "i̇"],
    ["an emoji", "😀A", "😀a"],
  ])("%s is the same value", async (_what, given, stored) => {
    const id = await made();
    await lists.add(id, [given]);
    expect((await lists.values(id)).body.data).toEqual([stored]);
    expect((await lists.check(id, stored)).body.found).toBe(true);
    expect((await lists.add(id, [stored])).body.duplicates).toBe(1);
  });

  test("a list that distinguishes upper and lower case has both", async () => {
    const id = await made({ case_insensitive: false });
    await lists.add(id, ["A", "a", " A "]);
    expect((await lists.values(id)).body.data).toEqual(["A", "a"]);
  });

  test("a normal form is its own normal form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), (text, folded) => {
        const form = normalisedValue(text, folded);
        expect(normalisedValue(form, folded)).toBe(form);
      }),
      { numRuns: 500 },
    );
  });
});

describe("pages of values", () => {
  test("walk through all of them, with a prefix that LIKE or a range could misread", async () => {
    const id = await made();
    const values = ["%", "%a", "_", "_a", "a\\", "ab", "ac", "a😀", "b", "ñ"];
    await lists.add(id, values);
    const walked: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await lists.values(id, { limit: "3", ...(cursor === "" ? {} : { cursor }) });
      walked.push(...body.data);
      cursor = body.next_cursor;
    }
    const inOrder = values.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(walked.toSorted()).toEqual(values.toSorted());
    expect((await lists.values(id)).body.data).toEqual(inOrder);
    expect((await lists.values(id, { prefix: "A" })).body.data).toEqual(["a\\", "ab", "ac", "a😀"]);
    // the value that is the prefix is on the first page
    expect((await lists.values(id, { prefix: "%" })).body.data).toEqual(["%", "%a"]);
    const { body: first } = await lists.values(id, { prefix: "%", limit: "1" });
    const { body: second } = await lists.values(id, { prefix: "%", limit: "1", cursor: first.next_cursor });
    expect([first.data, second.data, second.next_cursor]).toEqual([["%"], ["%a"], null]);
    expect((await lists.values(id, { prefix: "a😀" })).body.data).toEqual(["a😀"]);
  });

  test("a page from the middle of many values reads few of them", async () => {
    const id = await made();
    await fill(id, 30_000);
    const [{ contents_id: contents }] = (await service.database.query("SELECT contents_id FROM custom_lists WHERE id = $1", [id])) as [{ contents_id: string }];
    await service.database.query("ANALYZE custom_list_values");
    const plan = (await service.database.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT value FROM custom_list_values WHERE organization_id = '${tenant.id}' AND contents_id = '${contents}' AND value_key > 20000 ORDER BY value_key LIMIT 51`,
    )) as [{ "QUERY PLAN": object }];
    expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan/);
    expect(JSON.stringify(plan)).not.toContain("Seq Scan");
  });
});

describe("the audit log", () => {
  test("records every change, with how many values and never which", async () => {
    const id = await made({ description: "Contract" });
    await lists.update(id, { description: null });
    await lists.add(id, ["personal@ejemplo.mx"]);
    await lists.take(id, ["personal@ejemplo.mx", "nobody@ejemplo.mx"]);
    await lists.send(id, "replace", "value\npersonal@ejemplo.mx\n");
    await lists.remove(id);
    const records = await lists.audited(id);
    expect(records.map(({ action }) => action)).toEqual([
      "list.created",
      "list.updated",
      "list.values_added",
      "list.values_removed",
      "list.values_imported",
      "list.removed",
    ]);
    expect(records[4]).toMatchObject({ resource_type: "list", before: { value_count: 0 }, after: { value_count: 1, mode: "replace", added: 1 } });
    expect(JSON.stringify(records)).not.toContain("ejemplo.mx");
  });

  test("records nothing where nothing changes", async () => {
    const id = await made();
    await lists.add(id, ["a"]);
    await lists.add(id, ["A"]);
    await lists.take(id, ["b"]);
    await lists.update(id, { description: null });
    expect(await lists.audited(id)).toHaveLength(2);
  });
});

describe("other organizations", () => {
  test("neither see nor change a list, and have the same name for their own", async () => {
    const name = newName();
    const id = await made({ name });
    const others = customListsOf(service.url, await service.token("admin", (await createTenant(service.database.url)).id));
    expect((await others.named(name)).body.data).toEqual([]);
    expect((await others.create({ name })).status).toBe(201);
    expect((await lists.named(name)).body.data).toMatchObject([{ id }]);
    const calls = [
      () => others.read(id),
      () => others.update(id, { description: "x" }),
      () => others.remove(id),
      () => others.add(id, ["a"]),
      () => others.take(id, ["a"]),
      () => others.check(id, "a"),
      () => others.values(id),
      () => others.send(id, "replace", "value\na\n"),
    ];
    const answers: { status: number }[] = [];
    for (const one of calls) answers.push(await one());
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect((await lists.read(id)).body.value_count).toBe(0);
  });
});

describe("a list that a rule in force uses", () => {
  const rules = [{ id: newId(), name: "Resellers to review" }];

  test("keeps its name and is not removed; the refusal names the rules", async () => {
    const list = {
      id: newId(),
      name: "resellers",
      description: null,
      caseInsensitive: true,
      contentsId: newId(),
      valueCount: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    const em = { findOne: async (_entity: unknown, where: object) => ("id" in where ? list : null) };
    const kysely = { select: () => kysely, where: () => kysely, forUpdate: () => kysely, selectFrom: () => kysely, executeTakeFirst: async () => list };
    const tenantOf = { em: { ...em, getKysely: () => kysely }, organizationId: newId(), submerchantId: null } as never as InTransaction;
    const using = async () => rules;
    const refusal = { code: "LIST_IN_USE", status: 409, details: { rules } };
    await expect(removeList(tenantOf, list.id, using)).rejects.toMatchObject(refusal);
    await expect(updateList(tenantOf, list.id, { name: "others" }, using)).rejects.toMatchObject(refusal);
  });
});

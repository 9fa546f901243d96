import { invalid } from "../shared/refusal.ts";
import { block, makeSubmerchant } from "../shared/steps.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "importBlocklist";

/** A file of one entry. It is there already when it is sent again, which is no failure. */
export const sample = {
  operation: "importBlocklist",
  request: { key: "analyst", body: "list_type,value\ncustomer_id,contract-imported\n" },
  status: 200,
} as const satisfies Sample<"importBlocklist">;

const file = (...lines: readonly string[]): CaseRequest => ({ key: "analyst", body: lines.map((line) => `${line}\n`).join("") });
const wrong = (line: number, field: string | undefined, code = "VALIDATION_ERROR") => ({ line, code, ...(field === undefined ? {} : { field }) });

/** Its own cases, by expected status. */
export const cases: OwnCases<"importBlocklist"> = {
  /** Files of entries. */
  200: [
    {
      promise: "the documented example entries makes one entry, knows one, and names the line that is wrong",
      request: { key: "otherAdmin", body: requestExample(operation, "entries") },
      expected: { example: "entries", body: { lines: 3, created: 1, duplicates: 1, failed: 1, errors: [wrong(4, "value")] } },
    },
    {
      promise: "lines that are right are stored although others are wrong, and each of those is named with its line, column and reason",
      request: file(
        "list_type,value,severity,reason",
        "customer_id,contract-right-1,flag,",
        "telegram,contract@wrong.example,,",
        "email,nobody,hard,",
        'customer_id,contract-right-2,,"two',
        'lines"',
        "customer_id,contract-right-3",
        "card_hash,4111 1111 1111 1111,,",
        'customer_id,contract"right,,',
      ),
      expected: {
        body: {
          lines: 7,
          created: 2,
          duplicates: 0,
          failed: 5,
          errors: [wrong(3, "list_type", "INVALID_TYPE"), wrong(4, "severity"), wrong(7, undefined), wrong(8, "value"), wrong(9, undefined)],
        },
      },
    },
    {
      promise: "what is on the list, or further up in the file, is a duplicate, in whatever spelling",
      before: [block("made", "email", "contract.known@duplicates.example")],
      request: file("list_type,value", "email,Contract.Known+tag@Duplicates.example", "phone,+52 1 55 1234 0099", "phone,+525512340099"),
      expected: { body: { lines: 3, created: 1, duplicates: 2, failed: 0, errors: [] } },
    },
    {
      promise: "an export can be imported: its identifiers and times are passed over",
      request: file("list_type,value,id,created_at", `customer_id,contract-moved,${exampleId},2026-11-20T15:04:05.120Z`),
      expected: { body: { lines: 1, created: 1, errors: [] } },
    },
    {
      promise: "a file of a spreadsheet in Spanish is read: semicolons, names in any case, days and truth values",
      request: file(
        "sep=;",
        "List_Type;VALUE;Severity;Is_Active;Expires_At;;",
        "Customer_ID;contract-sheet-1;FLAG;VERDADERO;31/12/2099;;",
        "customer_id;contract-sheet-2;;NO;2099-12-31;;",
      ),
      expected: { body: { lines: 2, created: 2, failed: 0, errors: [] } },
    },
    {
      promise: "a bare list has its type in the query; comments are left out, ranges become networks",
      request: { key: "analyst", query: { list_type: "ip_range" }, body: "# list\n; list\n198.51.100.0/30 ; SBL1\n198.51.100.8-198.51.100.11\n" },
      expected: { body: { lines: 2, failed: 0, errors: [] } },
    },
    {
      promise: "a line that affects nearly everybody is reported with its reach and not stored, and stored once it is confirmed",
      request: file("list_type,value", "email_domain,hotmail.com.ar"),
      expected: { body: { lines: 1, created: 0, failed: 1, errors: [wrong(2, "value", "LIST_ENTRY_TOO_BROAD")] } },
    },
    {
      promise: "a confirmed file stores such a line",
      request: { key: "analyst", query: { confirm: "true" }, body: "list_type,value,flow_scope\nemail_domain,hotmail.com.br,payout\n" },
      expected: { body: { lines: 1, failed: 0, errors: [] } },
    },
    {
      promise: "a submerchant is named as in a single creation; one of somebody else is not found",
      before: [makeSubmerchant("shop")],
      request: {
        key: "pspAdmin",
        body: `list_type,value,submerchant_id\ncustomer_id,contract-shop,${exampleId}\ncustomer_id,contract-shop,shop\n`,
      },
      expected: { body: { created: 0, failed: 2, errors: [wrong(2, "submerchant_id", "NOT_FOUND"), wrong(3, "submerchant_id")] } },
    },
  ],
  /** Files that are none of entries: nothing of them is stored. */
  400: [
    ...(
      [
        ["an unknown column is named", "list_type,value,colour\ncustomer_id,x,red\n", "colour"],
        ["a column that stands there twice is named", "list_type,value,value\ncustomer_id,x,y\n", "value"],
        ["a column that is missing is named", "list_type,reason\ncustomer_id,x\n", "value"],
        ["a file of blank lines is refused", "\n\n", "body"],
        ["a file with another separator is refused", "list_type^value\ncustomer_id^x\n", "list_type^value"],
      ] as const
    ).map(([promise, body, path]): TestCase<400> => invalid(promise, { key: "analyst", body }, [path])),
  ],
};

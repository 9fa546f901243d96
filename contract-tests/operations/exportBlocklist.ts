import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { invalid } from "../shared/refusal.ts";
import { block } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An export needs nothing; this one is of a type that few cases list. */
export const sample: Sample<"exportBlocklist"> = {
  operation: "exportBlocklist",
  request: { key: "viewer", query: { list_type: "swift_bic" }, body: undefined },
  status: 200,
};

const NAMES = "list_type,value,flow_scope,severity,reason,source,is_active,expires_at,submerchant_id,id,created_at";

/** Its own cases, by expected status. */
export const cases: OwnCases<"exportBlocklist"> = {
  /** The list as a file. */
  200: [
    {
      promise: "the documented example one-entry is a file to save",
      before: [block("made", "customer_id", "contract-exported", { reason: "Charged back twice, in October" })],
      request: { key: "viewer", query: { search: "contract-exported" } },
      expected: {
        example: "one-entry",
        headers: { "Content-Type": /^text\/csv; charset=utf-8$/, "Content-Disposition": /^attachment; filename="blocklist\.csv"$/ },
        lines: [
          NAMES,
          /^customer_id,contract-exported,all,block,"Charged back twice, in October",manual,true,,,[0-9a-f-]{36},\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
          /^$/,
        ],
      },
    },
    {
      promise: "the newest entry comes first, and filters are those of the list",
      before: [
        block("older", "customer_id", "contract-export-1", { severity: "flag" }),
        block("other", "customer_id", "contract-export-2"),
        block("newer", "customer_id", "contract-export-3", { severity: "flag" }),
      ],
      request: { key: "viewer", query: { search: "contract-export-", severity: "flag" } },
      expected: { lines: [NAMES, /^customer_id,contract-export-3,/, /^customer_id,contract-export-1,/, /^$/] },
    },
    {
      promise: "what would be a formula to a spreadsheet is none, but for telephone numbers",
      before: [block("phone", "phone", "+525512340077", { reason: "contract-formula" }), block("made", "customer_id", "=1+1", { reason: "contract-formula" })],
      request: { key: "viewer", query: { search: "contract-formula" } },
      expected: { lines: [NAMES, /^customer_id,'=1\+1,/, /^phone,\+525512340077,/] },
    },
    {
      promise: "a file for a spreadsheet has semicolons, and apostrophes before what it would change",
      before: [block("made", "customer_id", "0012345", { reason: "contract-sheet; export" })],
      request: { key: "viewer", query: { search: "contract-sheet; export", separator: ";", bom: "true" } },
      expected: { lines: [NAMES.replaceAll(",", ";"), /^customer_id;'0012345;all;block;"contract-sheet; export";manual;true;;;/, /^$/] },
    },
    {
      promise: "another organization sees nothing of it",
      before: [block("made", "customer_id", "contract-export-hidden")],
      request: { key: "otherAdmin", query: { search: "contract-export-hidden" } },
      expected: { lines: [NAMES, /^$/] },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      { key: "viewer", query: { list_type: "iban_number", severity: "hard", is_active: "maybe", submerchant_id: "1" } },
      ["query.list_type", "query.severity", "query.is_active", "query.submerchant_id"],
    ),
  ],
  404: foreignSubmerchants(sample, "query"),
};

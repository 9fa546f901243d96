import { answered } from "../../of-every-operation/answered.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "exportBlocklist";
const NAMES = "list_type,value,flow_scope,severity,reason,source,is_active,expires_at,submerchant_id,id,created_at";

/** The list as a file. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example one-entry is a file to save",
    before: [block("made", "customer_id", "contract-exported", { reason: "Charged back twice, in October" })],
    request: { key: "viewer", query: { search: "contract-exported" } },
    expected: {
      status: 200,
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
    operation,
    promise: "the newest entry comes first, and filters are those of the list",
    before: [
      block("older", "customer_id", "contract-export-1", { severity: "flag" }),
      block("other", "customer_id", "contract-export-2"),
      block("newer", "customer_id", "contract-export-3", { severity: "flag" }),
    ],
    request: { key: "viewer", query: { search: "contract-export-", severity: "flag" } },
    expected: { status: 200, lines: [NAMES, /^customer_id,contract-export-3,/, /^customer_id,contract-export-1,/, /^$/] },
  },
  {
    operation,
    promise: "what would be a formula to a spreadsheet is none, but for telephone numbers",
    before: [block("phone", "phone", "+525512340077", { reason: "contract-formula" }), block("made", "customer_id", "=1+1", { reason: "contract-formula" })],
    request: { key: "viewer", query: { search: "contract-formula" } },
    expected: { status: 200, lines: [NAMES, /^customer_id,'=1\+1,/, /^phone,\+525512340077,/] },
  },
  {
    operation,
    promise: "another organization sees nothing of it",
    before: [block("made", "customer_id", "contract-export-hidden")],
    request: { key: "otherAdmin", query: { search: "contract-export-hidden" } },
    expected: { status: 200, lines: [NAMES, /^$/] },
  },
];

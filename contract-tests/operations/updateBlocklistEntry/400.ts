import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "updateBlocklistEntry";
const refused = refusing(operation, { key: "analyst" });
const known = { id: exampleId };

/** Changes that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("a change that names no entry is refused", { is_active: false }, "id"),
  refused(
    "every failing field is named",
    { ...known, is_active: "no", severity: "hard", flow_scope: "both", reason: "a\u0000b", expires_at: "2099-02-30T00:00:00Z" },
    "is_active",
    "severity",
    "flow_scope",
    "reason",
    "expires_at",
  ),
  refused("what an entry always has cannot be cleared", { ...known, is_active: null, severity: null }, "is_active", "severity"),
];

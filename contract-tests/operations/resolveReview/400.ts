import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const refused = refusing("resolveReview", { key: "analyst", path: { session_id: exampleId } });
const fine = { resolution: "decline", reason: "Sin respuesta" };

/** Resolutions that are none. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "resolution", "reason"),
  refused("a resolution that leaves it open is refused", { ...fine, resolution: "review" }, "resolution"),
  refused("a reason of spaces is refused", { ...fine, reason: "   " }, "reason"),
  refused("a reason that is too long is refused", { ...fine, reason: "r".repeat(501) }, "reason"),
  refused("a reason with a control character is refused", { ...fine, reason: "a\u0000b" }, "reason"),
  refused("a full card number in a reason is refused", { ...fine, reason: "Tarjeta 4111 1111 1111 1111" }, "reason"),
];

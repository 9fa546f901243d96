// Codes of the signals of rules: the caller's, or made of the name.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Rule } from "./rule.entity.ts";

/** Characters of a code after `RULE:`. Three more are left for a number. */
const LONGEST = 36;

/** The code of a new rule. Throws DUPLICATE where the wanted one is taken; one that is made of the name gets a number then. */
export async function codeFor({ em }: Tenant, { code, name }: components["schemas"]["RuleCreate"]): Promise<string> {
  if (code !== undefined) {
    const taken = await em.findOne(Rule, { code });
    if (taken !== null) throw new ApiError("DUPLICATE", { message: "Another rule has this code.", details: { existing_id: taken.id } });
    return code;
  }
  const made = `RULE:${slugOf(name)}`;
  const taken = new Set((await em.find(Rule, { code: { $like: `${made.replaceAll("_", "\\_")}%` } }, { fields: ["code"] })).map((rule) => rule.code));
  let free = made;
  for (let number = 2; taken.has(free); number += 1) free = `${made}_${number}`;
  return free;
}

/** Upper-case letters, digits and single underscores of a name: `Compra única, más de 500` is `COMPRA_UNICA_MAS_DE_500`. */
function slugOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "");
  const slug = words.join("_").slice(0, LONGEST).replace(/_$/, "");
  return slug === "" ? "UNNAMED" : slug;
}

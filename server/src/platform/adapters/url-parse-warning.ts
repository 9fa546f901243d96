// The deprecation warning of `url.parse` (DEP0169). Until Node has given it once, it walks the stack at each call that comes from a package, to find out
// whether to give it; express-openapi-validator calls `url.parse` for every request.
// Checked with: node 24.x
import { parse } from "node:url";

/** Gives the warning now, unheard, so that no later call of `url.parse` walks the stack. Other deprecations are still reported. */
export function spendUrlParseWarning(): void {
  const { noDeprecation } = process;
  process.noDeprecation = true;
  parse("");
  process.noDeprecation = noDeprecation === true;
}

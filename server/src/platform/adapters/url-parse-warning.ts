// The deprecation warning of `url.parse` (DEP0169). Until Node has emitted it, each call from a package walks the stack to decide whether to emit it;
// express-openapi-validator calls `url.parse` for every request.
// Checked with: node 24.x
import { parse } from "node:url";

/** Emits the warning silently, so that no later call of `url.parse` walks the stack. Other deprecations are still reported. */
export function spendUrlParseWarning(): void {
  const { noDeprecation } = process;
  process.noDeprecation = true;
  parse("");
  process.noDeprecation = noDeprecation === true;
}

// The style sheet of every page: system fonts, one palette in two lights.
import { baseStyles } from "./styles/base.ts";
import { codeStyles } from "./styles/code.ts";
import { contentStyles } from "./styles/content.ts";
import { fieldStyles } from "./styles/fields.ts";
import { landingStyles } from "./styles/landing.ts";
import { sideStyles } from "./styles/side.ts";

const print =
  "@media print{.side,.copy,.theme,.neighbours{display:none}body{display:block}.panel{display:block!important}pre{max-height:none;white-space:pre-wrap}}";

/** The style sheet. */
export const styles = [baseStyles, sideStyles, contentStyles, fieldStyles, codeStyles, landingStyles, print].map((part) => part.trim()).join("\n");

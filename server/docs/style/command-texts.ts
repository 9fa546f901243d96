// What commands print for `--help`: the usage texts in the sources of the scripts of package.json, read without running them, and the environment variables.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { configHelp } from "../../src/platform/environment/config.ts";
import type { PlacedText, TextGroups } from "./contract-texts.ts";

/** Commands that are not scripts of package.json. */
const FURTHER = { "fraud-risk": "node sdk-node/src/cli/main.ts" };

/** A usage text is a literal that begins with the call. */
const USAGE = /(["`])((?:Usage: |npm run )(?:(?!\1)[\s\S])*)\1/g;

/** The usage texts of each command. */
export function commandTexts(root: string): TextGroups {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
  const groups = Object.entries({ ...scripts, ...FURTHER }).map(([name, script]) => {
    const file = /(?:^|\s)node (\S+\.ts)/.exec(script)?.[1];
    const usages = file === undefined ? [] : Array.from(readFileSync(join(root, file), "utf8").matchAll(USAGE), ([, , usage = ""]) => usage);
    return [`${name} --help`, usages.flatMap((usage) => cells(`${name} --help`, usage.replaceAll("\\n", "\n")))] as const;
  });
  // a default is a value, and no text
  return new Map([...groups, ["start --help", cells("start --help", configHelp().replaceAll(/ Default: .*/g, ""))]]);
}

/** The cells of the lines: an option and what it does are two texts. */
const cells = (place: string, printed: string): PlacedText[] =>
  printed
    .split("\n")
    .flatMap((line) => line.trim().split(/\s{2,}/))
    .map((text) => ({ place, text }));

// The image, without an engine: a folder with what the Containerfile copies, and the packages that `npm ci --workspace server --omit=dev --omit=optional`
// would install, by the lock file. Taken from the worktree, so that it costs no download.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installedWith, readLockFile } from "../../supply-chain/lock-file.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** An instruction of a Containerfile. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages of the Containerfile, in order. */
export function stages(): Instruction[][] {
  const lines = readFileSync(join(ROOT, "server/operations/Containerfile"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const all: Instruction[][] = [];
  for (const line of lines) {
    const [name = "", ...rest] = line.split(" ");
    if (name === "FROM") all.push([]);
    all.at(-1)?.push({ name, text: rest.join(" ") });
  }
  return all;
}

/** Arguments that the Containerfile declares before its first stage, with their defaults. */
export function argumentsBefore(): Record<string, string> {
  const [before = ""] = readFileSync(join(ROOT, "server/operations/Containerfile"), "utf8").split(/^FROM /m);
  return Object.fromEntries([...before.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = "", value = ""]) => [name, value]));
}

/** What a stage copies out of the repository: files, and where they go. */
export function copies(stage: readonly Instruction[]): { sources: string[]; target: string }[] {
  return stage
    .filter(({ name, text }) => name === "COPY" && !text.startsWith("--from"))
    .map(({ text }) => {
      const parts = text.split(" ");
      return {
        sources: parts.slice(0, -1).flatMap((pattern) => (pattern.includes("*") ? globSync(pattern, { cwd: ROOT }) : [pattern])),
        target: parts.at(-1) ?? "",
      };
    });
}

/** Folders of the packages that the server needs in production. */
export function productionPackages(): string[] {
  return installedWith("server", readLockFile());
}

/**
 * Puts the image's folder together. Packages are links: with Node's --preserve-symlinks a package looks for others beside the link, and finds
 * no more than was linked.
 */
export function assembleImage(folder: string): void {
  for (const { sources, target } of copies(stages().at(-1) ?? []))
    for (const source of sources) {
      // as COPY: a folder's content, a file under its name where the target is a folder
      const to = join(folder, target.endsWith("/") || target === "." || target === "./" ? join(target, source.split("/").at(-1) ?? "") : target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(ROOT, source), to, { recursive: true });
    }
  // what another stage builds is taken from where the worktree builds it
  for (const { name, text } of stages().at(-1) ?? []) {
    const [, source, target] = (name === "COPY" && /^--from=documentation \/service\/(\S+) (\S+)$/.exec(text)) || [];
    if (source !== undefined && target !== undefined) cpSync(join(ROOT, source), join(folder, target), { recursive: true });
  }
  // what lies within another package comes with it; a package for other systems is not there
  for (const name of productionPackages().filter((one) => one.lastIndexOf("node_modules/") === 0 && existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(ROOT, name), join(folder, name));
  }
}

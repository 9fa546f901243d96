// The TypeScript of a README, compiled and run as its reader would.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The snippets of a README, in its order. */
export const snippetsOf = (readme: URL): string[] =>
  [...readFileSync(readme, "utf8").matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, snippet]) => snippet ?? []);

/** Runs a snippet as a module of its own; gives what it printed. */
export async function run(snippet: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", snippet], {
    cwd: join(root, "sdk-node"),
    env: { ...process.env, ...environment },
  });
  return stdout;
}

/** What the compiler says of each snippet; `fraud-risk.ts` beside them holds the types that openapi-typescript writes. One compile for all: it takes seconds. */
export function complaintsOf(snippets: readonly string[]): string[][] {
  const folder = join(root, "sdk-node/test");
  const names = snippets.map((_, index) => join(folder, `snippet-${index}.ts`));
  const files = new Map(snippets.map((snippet, index): [string, string] => [names[index] ?? "", `${snippet}\nexport {};\n`]));
  files.set(join(folder, "fraud-risk.ts"), 'export type { paths } from "../../generated/types.ts";\n');
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const program = ts.createProgram(names, options, {
    ...host,
    fileExists: (name) => files.has(name) || fileExists(name),
    readFile: (name) => files.get(name) ?? readFile(name),
    getSourceFile: (name, language) => {
      const text = files.get(name) ?? readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, language);
    },
  });
  return names.map((name) =>
    program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
  );
}

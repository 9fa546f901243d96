// Runs programs of other languages. Those of one language run one after the other in one process, compiled once: what a reader would start by hand.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { LanguageId } from "../../docs-site/contract/languages/labels.ts";

/** How the programs of a language run. */
interface Runner {
  /** What has to be installed, with an option that every one of them answers. */
  readonly tools: readonly (readonly [command: string, ...options: string[]])[];
  /** The files of the programs, and one that runs all of them. */
  readonly files: (programs: readonly string[]) => Readonly<Record<string, string>>;
  /** Shell command that compiles and runs them in their folder. */
  readonly command: string;
}

const named = (extension: string, programs: readonly string[]) => Object.fromEntries(programs.map((program, index) => [`call${index}.${extension}`, program]));
const each = (programs: readonly unknown[], line: (index: number) => string) => programs.map((_, index) => line(index)).join("\n");

/** The calls of `requests` that programs make: it is not part of Python. */
const requestsModule = `import json as encoder
import urllib.request

class Response:
    def __init__(self, content):
        self.content = content
        self.text = content.decode()

    def iter_content(self, size):
        yield self.content

def request(method, url, headers={}, json=None, data=None, stream=False):
    sent = data.encode() if data is not None else None if json is None else encoder.dumps(json).encode()
    with urllib.request.urlopen(urllib.request.Request(url, sent, headers, method=method)) as answer:
        return Response(answer.read())

def get(url, **options): return request("GET", url, **options)
def post(url, **options): return request("POST", url, **options)
def put(url, **options): return request("PUT", url, **options)
def patch(url, **options): return request("PATCH", url, **options)
def delete(url, **options): return request("DELETE", url, **options)
`;

/** Mono's compiler knows C# 7: statements go into a method, raw strings become verbatim ones with the same text. */
function olderCsharp(program: string, index: number): string {
  const statements = program
    .replace("using System.Net.Http.Headers;\n", "")
    .replace(/"""\n(.*?)\n( *)"""/gs, (_, lines: string, indent: string) => `@"${lines.replace(new RegExp(`^${indent}`, "gm"), "").replaceAll('"', '""')}"`);
  return `using System; using System.Net.Http; using System.Net.Http.Headers; using System.Threading.Tasks;
static class Call${index} { public static async Task Run() {
${statements}
} }`;
}

const runners: Readonly<Record<LanguageId, Runner>> = {
  python: {
    tools: [["python3", "--version"]],
    files: (programs) => ({
      ...named("py", programs),
      "requests.py": requestsModule,
      "all.py": each(programs, (index) => `exec(compile(open("call${index}.py").read(), "call${index}.py", "exec"), {})`),
    }),
    command: "python3 all.py",
  },
  php: {
    tools: [
      ["php", "--version"],
      ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
    ],
    files: (programs) => ({ ...named("php", programs), "all.php": `<?php\n${each(programs, (index) => `include 'call${index}.php';`)}` }),
    command: "php -d display_errors=stderr all.php",
  },
  java: {
    tools: [
      ["javac", "--version"],
      ["java", "--version"],
    ],
    files: (programs) => ({
      ...Object.fromEntries(programs.map((program, index) => [`Example${index}.java`, program.replace("class Example ", `class Example${index} `)])),
      "All.java": `class All { public static void main(String[] a) throws Exception {\n${each(programs, (index) => `Example${index}.main(a);`)}\n} }`,
    }),
    command: "javac -encoding UTF-8 *.java && java -Dfile.encoding=UTF-8 All",
  },
  go: {
    tools: [["go", "version"]],
    files: (programs) => ({
      ...named(
        "go",
        programs.map((program, index) => program.replace("func main()", `func call${index}()`)),
      ),
      "main.go": `package main\n\nfunc main() {\n${each(programs, (index) => `\tcall${index}()`)}\n}\n`,
      "go.mod": "module calls\n\ngo 1.18\n",
    }),
    command: "go vet . && go run .",
  },
  ruby: {
    tools: [["ruby", "--version"]],
    files: (programs) => ({ ...named("rb", programs), "all.rb": each(programs, (index) => `load "./call${index}.rb"`) }),
    command: "ruby -E UTF-8 all.rb",
  },
  csharp: {
    tools: [
      ["mcs", "--version"],
      ["mono", "--version"],
    ],
    files: (programs) => ({
      ...named("cs", programs.map(olderCsharp)),
      "All.cs": `static class All { static void Main() {\n${each(programs, (index) => `Call${index}.Run().Wait();`)}\n} }`,
    }),
    command: "mcs -r:System.Net.Http -out:all.exe *.cs && mono all.exe",
  },
};

/** What is missing to run a language; undefined: nothing. */
export function missingTool(language: LanguageId): string | undefined {
  return runners[language].tools.find(([command, ...options]) => spawnSync(command, options).status !== 0)?.join(" ");
}

/** Runs all programs. Throws with what the language reported when one of them fails. */
export async function runAll(language: LanguageId, programs: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> {
  const { files, command } = runners[language];
  const folder = mkdtempSync(join(tmpdir(), `calls-${language}-`));
  try {
    for (const [name, content] of Object.entries(files(programs))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { complaints, status } = await ended("sh", ["-c", command], folder, environment);
    if (status !== 0 || complaints !== "") throw new Error(`${command} ended with ${status}: ${complaints.slice(0, 4000)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a program of Python prints. Throws with what it reported when it fails. */
export async function runPython(file: string, folder: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const { printed, complaints, status } = await ended("python3", [file], folder, environment);
  if (status !== 0) throw new Error(complaints);
  return printed;
}

async function ended(command: string, words: readonly string[], cwd: string, environment: Readonly<Record<string, string>>) {
  const child = spawn(command, words, { cwd, env: { ...process.env, LC_ALL: "C.UTF-8", ...environment } });
  const closed = new Promise<number | null>((done) => {
    child.once("close", done);
  });
  const [printed, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { printed, complaints, status };
}

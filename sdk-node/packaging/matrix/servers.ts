// Lines of servers: Node as ES module and CommonJS, versions of TypeScript, Next.js, Bun, Deno, workerd, edge-runtime.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { aliasOf, type Installed, typescripts } from "./installed.ts";
import { compile, place, type Row, run, type Service } from "./row.ts";

const web = ["es2022", "dom", "dom.iterable"];

export function serverRows({ sdk, next }: Installed, service: Service): Row[] {
  const tsc = (version: string) => join(sdk, "node_modules", aliasOf(version), "bin/tsc");
  const newest = typescripts.at(-1) ?? "";
  const calls = async (program: string, ...parameters: readonly string[]) => Number(await run(sdk, program, parameters, service));
  const esm = async (version: string, options: object = {}) => {
    await place(sdk, "ten-calls.mts", "run.mts");
    await compile(sdk, tsc(version), ["run.mts"], { module: "nodenext", lib: web, ...options });
  };
  const row = (what: string, made: () => Promise<number>): Row => ({ what, calls: 10, run: made });
  return [
    ...typescripts.map((version) =>
      row(`TypeScript ${version}, strict; Node ${process.version}, ES module`, async () => {
        await esm(version);
        return calls(process.execPath, "run.mjs");
      }),
    ),
    row("exactOptionalPropertyTypes and noUncheckedIndexedAccess", async () => {
      await esm(newest, { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true });
      return calls(process.execPath, "run.mjs");
    }),
    row(`Node ${process.version}, CommonJS`, async () => {
      for (const name of ["ten-calls", "run"]) {
        const text = await readFile(join(sdk, `${name}.mts`), "utf8");
        await writeFile(join(sdk, `${name}.cts`), text.replace("./ten-calls.mjs", "./ten-calls.cjs"));
      }
      await compile(sdk, tsc(newest), ["run.cts"], { module: "nodenext", lib: web });
      return calls(process.execPath, "run.cjs");
    }),
    row("Next.js 16: types, and a route handler", () => nextRoute(next, tsc(newest), service)),
    row("Bun", () => calls("node_modules/@oven/bun-linux-x64/bin/bun", "run.mjs")),
    row("Deno", () => calls(process.execPath, "node_modules/deno/bin.cjs", "run", "--allow-env", "--allow-net", "--node-modules-dir=manual", "run.mjs")),
    row("workerd, by Miniflare, without its modules of Node", async () => {
      await bundled(sdk, "worker", "es");
      return calls(process.execPath, "workerd.mjs");
    }),
    row("@edge-runtime/vm", async () => {
      await bundled(sdk, "edge", "iife");
      return calls(process.execPath, "edge-runtime.mjs");
    }),
  ];
}

/** The options that `create-next-app` writes. The handler is called with a request of Next.js. */
async function nextRoute(folder: string, tsc: string, service: Service): Promise<number> {
  await place(folder, "ten-calls.mts", "route.ts");
  const defaults = { lib: ["dom", "dom.iterable", "esnext"], module: "esnext", moduleResolution: "bundler", jsx: "preserve", esModuleInterop: true };
  await compile(folder, tsc, ["route.ts"], { ...defaults, types: ["node"], skipLibCheck: true, isolatedModules: true });
  const call = `import { NextRequest } from "next/server.js"; import { POST } from "./route.js";
const response = await POST(new NextRequest("http://shop.example/api", { method: "POST" }));
console.log((await response.json()).calls);`;
  const route = await readFile(join(folder, "route.js"), "utf8");
  await writeFile(join(folder, "route.js"), route.replace('"next/server"', '"next/server.js"'));
  return Number(await run(folder, process.execPath, ["--input-type=module", "--eval", call], service));
}

/** One file, as it is uploaded to an edge. */
async function bundled(folder: string, name: string, format: "es" | "iife"): Promise<void> {
  await place(folder, `${name}.mjs`, name === "worker" ? "workerd.mjs" : "edge-runtime.mjs");
  const lib = { entry: join(folder, `${name}.mjs`), formats: [format], name, fileName: () => `${name}.js` };
  await build({ root: folder, configFile: false, logLevel: "error", build: { lib, outDir: "bundled", emptyOutDir: false, target: "es2022" } });
}

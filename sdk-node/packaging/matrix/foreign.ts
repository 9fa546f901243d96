// Lines of clients that others generate from the document.
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { presentFile } from "../../../spec/release/files.ts";
import type { Installed } from "./installed.ts";
import { compile, place, type Row, run, type Service } from "./row.ts";

export function foreignRows({ foreign: folder }: Installed, service: Service): Row[] {
  const program = (name: string, ...parameters: readonly string[]) => run(folder, join(folder, "node_modules/.bin", name), parameters);
  const generators: Readonly<Record<string, () => Promise<unknown>>> = {
    "hey-api": () => program("openapi-ts", "--input", "openapi.json", "--output", "generated", "--client", "@hey-api/client-fetch"),
    orval: async () => {
      const output = { target: "./generated/client.ts", client: "fetch", mode: "single", baseUrl: service.url };
      await writeFile(join(folder, "orval.config.cjs"), `module.exports = ${JSON.stringify({ risk: { input: "./openapi.json", output } })};`);
      await program("orval", "--config", "orval.config.cjs");
    },
    "swagger-typescript-api": () => program("swagger-typescript-api", "generate", "--path", "openapi.json", "--output", "generated", "--name", "client.ts"),
    kubb: async () => {
      await writeFile(join(folder, "kubb.config.mjs"), KUBB);
      await program("kubb", "generate", "--config", "kubb.config.mjs");
    },
    "openapi-fetch": async () => {
      await mkdir(join(folder, "generated"));
      await program("openapi-typescript", "openapi.json", "--default-non-nullable=false", "--output", "generated/client.ts");
    },
  };
  return Object.entries(generators).map(([name, generate]) => ({
    what: name,
    calls: 5,
    run: async () => {
      await rm(join(folder, "generated"), { recursive: true, force: true });
      await cp(presentFile, join(folder, "openapi.json"));
      await generate();
      await place(folder, `foreign/${name}.ts`);
      const options = {
        module: "esnext",
        moduleResolution: "bundler",
        lib: ["es2022", "dom", "dom.iterable"],
        types: ["node"],
        skipLibCheck: true,
        noEmit: true,
      };
      await compile(folder, join(folder, "node_modules/typescript/bin/tsc"), [`${name}.ts`], options);
      const bundle = { ssr: join(folder, `${name}.ts`), outDir: "bundled", target: "es2022" };
      await build({ root: folder, configFile: false, logLevel: "error", ssr: { noExternal: true }, build: bundle });
      return Number(await run(folder, process.execPath, [`bundled/${name}.js`], service));
    },
  }));
}

const KUBB = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./generated", format: false, barrelType: "named" },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: { path: "types.ts", barrelType: false } }),
    pluginClient({ output: { path: "client.ts", barrelType: false }, client: "fetch" }),
  ],
});
`;

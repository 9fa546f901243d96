// All generated files, as a map from name to text: pure, so that writing and checking share it.
import { createHash } from "node:crypto";
import { type Model, navigateProgram, type Program } from "@typespec/compiler";
import { getExtensions } from "@typespec/openapi";
import openapiTS from "openapi-typescript";
import { accessFacts } from "./access.ts";
import { publishedDocument } from "./document.ts";
import { enumFactModule } from "./enum-facts.ts";
import { errorRegistry } from "./errors.ts";
import { expanded } from "./expanded.ts";
import { factModule } from "./facts.ts";
import { addDiscoveryExamples, apiVersion, discoveryDocuments } from "./field-catalogue.ts";
import { browserModels, modelModules } from "./models.ts";
import {
  banner,
  columnModule,
  credentialModule,
  discoveryModule,
  enumModule,
  errorModule,
  eventModule,
  handlerModule,
  operationTable,
  schemaMessageModule,
} from "./modules.ts";
import type { SecurityScheme } from "./openapi.ts";
import { patternMessages } from "./pattern-messages.ts";
import { standardDocument } from "./program.ts";
import { sdkFactsModule } from "./sdk-facts.ts";
import { browserResourceModule, resourceModule } from "./sdk-resources.ts";

/** Name to text of every file in `generated/`, the manifest included. Deterministic: the same specification gives the same bytes. */
export async function generatedFiles(program: Program): Promise<Map<string, string>> {
  const registry = errorRegistry(program);
  const version = apiVersion(program);
  const standard = await standardDocument(program);
  const document = publishedDocument(program, standard, registry, version);
  const discovery = discoveryDocuments(program, document, registry);
  addDiscoveryExamples(document, discovery);
  const whole = expanded(document);
  const messages = patternMessages(program);
  const { types, models } = modelModules(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }), document, whole);
  const files = new Map<string, string>([
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["models.ts", `${banner}${models}`],
    ["browser-models.ts", `${banner}${browserModels(document)}`],
    ["types.ts", `${banner}import type { Schemas } from "./models.ts";\n\n${types}`],
    ["operations.ts", operationTable(whole)],
    ["errors.ts", errorModule(registry)],
    ["credentials.ts", credentialModule(credentialSchemes(program), accessFacts(program))],
    ["discovery.ts", discoveryModule(whole, discovery, version)],
    ["enums.ts", enumModule(document)],
    ["events.ts", eventModule(whole)],
    ["enum-facts.ts", enumFactModule(document)],
    ["facts.ts", factModule(document)],
    ["schema-messages.ts", schemaMessageModule(messages)],
    ["columns.ts", columnModule(whole)],
    ["handlers.ts", handlerModule(whole)],
    ["sdk-resources.ts", resourceModule(whole)],
    ["browser-resources.ts", browserResourceModule(whole)],
    ["sdk-facts.ts", sdkFactsModule(whole, registry, credentialSchemes(program), messages)],
  ]);
  files.set("manifest.json", manifest(files));
  return files;
}

function credentialSchemes(program: Program): Record<string, NonNullable<SecurityScheme["x-credential"]>> {
  const schemes: Record<string, NonNullable<SecurityScheme["x-credential"]>> = {};
  navigateProgram(program, {
    model(model: Model) {
      const facts = getExtensions(program, model).get("x-credential");
      if (facts !== undefined) schemes[model.name] = facts as NonNullable<SecurityScheme["x-credential"]>;
    },
  });
  return schemes;
}

function manifest(files: Map<string, string>): string {
  const hashes = Object.fromEntries(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [name, createHash("sha256").update(text).digest("hex")]),
  );
  return `${JSON.stringify({ generator: "npm run generate", files: hashes }, null, 2)}\n`;
}

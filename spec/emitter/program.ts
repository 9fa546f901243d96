// Compiles the TypeSpec sources once, for the linter and every emitter.
import { fileURLToPath } from "node:url";
import { compile, type Diagnostic, formatDiagnostic, NodeHost, type Program, resolveCompilerOptions } from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import type { Document } from "./openapi.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The error of a specification that does not compile or breaks a house rule; its message lists every finding with file and line. */
export class SpecificationError extends Error {}

/** Fails with all diagnostics, warnings included: a specification is either clean or not done. */
export function assertClean(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    throw new SpecificationError(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { pathRelativeTo: process.cwd() })).join("\n"));
  }
}

/** Compiles `spec/main.tsp` (or another entry file) with the house rules that tspconfig.yaml enables. Throws SpecificationError. */
export async function compileSpecification(entry = fileURLToPath(new URL("../main.tsp", import.meta.url))): Promise<Program> {
  const [{ linterRuleSet }, findings] = await resolveCompilerOptions(NodeHost, { cwd: ROOT, entrypoint: entry });
  assertClean(findings);
  const program = await compile(NodeHost, entry, { noEmit: true, ...(linterRuleSet && { linterRuleSet }) });
  assertClean(program.diagnostics);
  return program;
}

/** The OpenAPI 3.1 document as the standard emitter sees it. */
export async function standardDocument(program: Program): Promise<Document> {
  const [record] = await getOpenAPI3(program, { "openapi-versions": ["3.1.0"], "experimental-parameter-examples": "data" });
  if (record === undefined || record.versioned) throw new SpecificationError("the specification must define exactly one unversioned service");
  assertClean(record.diagnostics);
  return record.document as unknown as Document;
}

// Validators that users of the document run before they generate a client from it: each has rules that the others lack.
import { readFile } from "node:fs/promises";
import SwaggerParser from "@apidevtools/swagger-parser";
import { compileErrors, validate } from "@readme/openapi-parser";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";

/** What a validator says against a document, errors and warnings; nothing, if it is content. */
export type Validator = (file: string) => Promise<string[]>;

const swaggerParser: Validator = async (file) => {
  // it completes the document that it gets
  const document = JSON.parse(await readFile(file, "utf8"));
  return SwaggerParser.validate(document).then(
    () => [],
    (error: Error) => [error.message],
  );
};

const readmeParser: Validator = async (file) => {
  const result = await validate(JSON.parse(await readFile(file, "utf8")));
  return result.valid && result.warnings.length === 0 ? [] : [compileErrors(result)];
};

/** Rules of `spectral:oas` that are switched off, with their reasons. */
const SPECTRAL_OFF = {
  // the licence says who answers for the text; a mailbox is the operator's to publish
  "info-contact": "off",
} as const;

/** Findings that are none: the catalogue of fields has members that are called `example` and `required`, and Spectral takes them for a schema. */
const isCatalogue = ({ code, path }: { readonly code: string | number; readonly path: readonly (string | number)[] }): boolean =>
  code === "oas3-valid-schema-example" && path.includes("catalogue");

/** Its own types are of an earlier version of the core. */
const recommended = oas as unknown as RulesetDefinition;

const spectral: Validator = async (file) => {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({ extends: [[recommended, "recommended"]], rules: SPECTRAL_OFF });
  const findings = await linter.run(JSON.parse(await readFile(file, "utf8")));
  return findings.filter((finding) => !isCatalogue(finding)).map(({ code, path, message }) => `${path.join(".")}: ${message} (${code})`);
};

/** The validators by name. */
export const validators: Readonly<Record<string, Validator>> = {
  "swagger-parser": swaggerParser,
  "@readme/openapi-parser": readmeParser,
  "spectral:oas": spectral,
};

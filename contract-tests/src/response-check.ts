import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { errors } from "../../generated/errors.ts";
import type { Answer } from "./answer.ts";
import { type ContractDocument, contract, type MediaTypeObject, operationOf, type ResponseObject, resolveHeader } from "./document.ts";
import { errorCode } from "./error-body.ts";
import { JSON_TYPE } from "./request.ts";
import { sealed, sealedId, sealedSchemas } from "./sealed-schemas.ts";

/** Headers that a response may leave out although it documents them; all others have to be there. */
export const conditionalHeaders: ReadonlySet<string> = new Set(["Idempotent-Replayed", "Preference-Applied", "Deprecation", "Link"]);

/** Headers of every answer that only some responses document: those whose value is their own. */
const undocumented: ReadonlySet<string> = new Set(["Cache-Control", "Preference-Applied"]);

/** Headers of every answer, also of those that belong to no operation. */
const everywhere = ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

/** Holds answers against a document. Each method gives what the contract does not describe, in words; nothing if all is described. */
export interface ResponseCheck {
  /** An answer of an operation: status, media type, body, error code, headers. */
  readonly operation: (operationId: string, answer: Answer) => string[];
  /** An answer to a request that is no operation's (unknown path, wrong method): the standard error body with its headers. */
  readonly refusal: (answer: Answer) => string[];
}

/** Compiles the check of a document. Unknown properties are refused wherever the document does not invite them. */
export function createResponseCheck(document: ContractDocument): ResponseCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(sealedSchemas(document));
  const compiled = new Map<MediaTypeObject, ValidateFunction>();

  function bodyValidator(response: ResponseObject, mediaType: string): ValidateFunction | undefined {
    const documented = response.content?.[mediaType];
    if (documented === undefined) return undefined;
    const validate = compiled.get(documented) ?? ajv.compile(sealed(documented.schema));
    compiled.set(documented, validate);
    return validate;
  }

  function bodyViolations(response: ResponseObject, answer: Answer): string[] {
    if (response.content === undefined) return answer.text === "" ? [] : ["there is a body, and none is documented"];
    const contentType = answer.headers.get("Content-Type") ?? "";
    const [mediaType = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
    const validate = bodyValidator(response, mediaType);
    if (validate === undefined) return [`content type ${JSON.stringify(contentType)} is not documented`];
    const strange = parameters.filter((parameter) => parameter !== "charset=utf-8").map((parameter) => `content type has the parameter ${parameter}`);
    if (mediaType !== JSON_TYPE) return [...strange, ...findings("body", validate, answer.text)];
    if (answer.json === undefined) return [...strange, `the body is not JSON: ${answer.text.slice(0, 200)}`];
    return [...strange, ...findings("body", validate, answer.json)];
  }

  function headerViolations(response: ResponseObject, headers: Headers): string[] {
    const declared = new Map(Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolveHeader(document, header)]));
    const wrong = [...declared].flatMap(([name, header]) => {
      const text = headers.get(name);
      if (text === null) return header.required !== true && conditionalHeaders.has(name) ? [] : [`header ${name} is missing`];
      return findings(`header ${name}`, ajv.compile(header.schema), headerValue(text, header.schema));
    });
    const undeclared = Object.keys(document.components.headers).filter((name) => !declared.has(name) && !undocumented.has(name) && headers.has(name));
    return [...wrong, ...undeclared.map((name) => `header ${name} is sent, and not documented for this response`)];
  }

  const errorBody = ajv.compile({ $ref: `${sealedId}#/$defs/sealed.ErrorBody` });

  return {
    operation: (operationId, answer) => {
      const response = operationOf(document, operationId).responses[answer.status];
      if (response === undefined) return [`status ${answer.status} is not documented for ${operationId}`];
      return [...bodyViolations(response, answer), ...codeViolations(operationId, response, answer), ...headerViolations(response, answer.headers)];
    },
    refusal: (answer) => [
      ...(answer.headers.get("Content-Type")?.startsWith("application/json") ? [] : ["a refusal is not JSON"]),
      ...findings("body", errorBody, answer.json ?? answer.text),
      ...registryViolations(errorCode(answer), answer),
      ...everywhere.filter((name) => !answer.headers.has(name)).map((name) => `header ${name} is missing`),
    ],
  };
}

/** The check of the published document. */
export const check: ResponseCheck = createResponseCheck(contract);

function findings(place: string, validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${place}${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** A header as the JSON value that its schema speaks of; the text itself where it cannot be read as one. */
function headerValue(text: string, schema: unknown): unknown {
  const { type } = schema as { type?: unknown };
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}

function codeViolations(operationId: string, response: ResponseObject, answer: Answer): string[] {
  const declared = response["x-error-codes"];
  if (declared === undefined) return [];
  const code = errorCode(answer, operationId);
  const known = code !== undefined && declared.includes(code);
  return [
    ...(known ? [] : [`error code ${code} is not documented for this operation and status (${declared.join(", ")})`]),
    ...registryViolations(code, answer),
  ];
}

function registryViolations(code: string | undefined, answer: Answer): string[] {
  const status = code !== undefined && Object.hasOwn(errors, code) ? errors[code as keyof typeof errors].status : undefined;
  return status === answer.status ? [] : [`error code ${code} goes with status ${status}, not ${answer.status}`];
}

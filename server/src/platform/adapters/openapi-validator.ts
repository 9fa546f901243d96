// Two middlewares of express-openapi-validator, used separately: the look-up of an operation, once per operation, and the validation of a request. The
// library returns an undocumented list of middlewares; they are recognised by the names of their functions.
// Checked with: express-openapi-validator 5.6.x
import type { NextFunction, Request, Response } from "express";
import * as OpenApiValidator from "express-openapi-validator";

type Middleware = (request: Request, response: Response, next: NextFunction) => unknown;

/** Options of the library. */
export type ValidatorOptions = Parameters<typeof OpenApiValidator.middleware>[0];

/** The request as the validator reads it. It strips unknown properties from `body` and fills in defaults, in place or by assigning. */
export interface ValidatedRequest {
  readonly method: string;
  readonly headers: object;
  readonly path: string;
  readonly originalUrl: string;
  body: unknown;
  params: Request["params"];
  query: Request["query"];
  /** The result of `metadata`, with the values of the path's parameters. */
  readonly openapi: object;
}

/** The parts of the library. */
export interface ValidatorParts {
  /** The library's metadata of the operation with a path template. */
  readonly metadata: (method: string, path: string) => Promise<object>;
  /** Resolves for a valid request; rejects with the library's error, whose `errors` name the fields. */
  readonly validate: (request: ValidatedRequest, response: Response) => Promise<void>;
}

/** Compiles the document of the options. Throws when the library no longer has these middlewares. */
export function validatorParts(options: ValidatorOptions): ValidatorParts {
  const middlewares = OpenApiValidator.middleware(options) as readonly unknown[] as readonly Middleware[];
  const named = (name: string): Middleware => {
    const found = middlewares.find((middleware) => middleware.name === name);
    if (found === undefined) throw new Error(`express-openapi-validator no longer has ${name}: see adapters/openapi-validator.ts`);
    return found;
  };
  const [lookUp, validate] = [named("metadataMiddleware"), named("requestMiddleware")];
  return {
    metadata: async (method, path) => {
      const probe: Record<string, unknown> = {
        method: method.toUpperCase(),
        path,
        originalUrl: path,
        url: path,
        baseUrl: "",
        headers: {},
        app: { enabled: () => false },
      };
      await run(lookUp, probe as never, {} as never);
      const { openapi } = probe;
      if (typeof openapi !== "object" || openapi === null) throw new Error(`express-openapi-validator does not know ${method} ${path}`);
      return openapi;
    },
    validate: (request, response) => run(validate, request as never, response),
  };
}

function run(middleware: Middleware, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown): void => (error === undefined ? resolve() : reject(error));
    try {
      const returned = middleware(request, response, next);
      if (returned instanceof Promise) returned.catch(reject);
    } catch (error) {
      reject(error);
    }
  });
}

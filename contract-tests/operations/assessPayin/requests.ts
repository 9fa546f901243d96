import { purchase } from "../../shared/steps.ts";
import type { CaseRequest } from "../../src/case.ts";

/** A pay-in with the key that is named, or that a step made. */
export const payinBy = (key: CaseRequest["key"], body: object = {}, headers?: CaseRequest["headers"]): CaseRequest => ({
  key,
  body: { ...purchase, ...body },
  headers,
});

/** A pay-in from the merchant's server. */
export const payin = (body?: object, headers?: CaseRequest["headers"]) => payinBy("secret", body, headers);

/** Header that makes a request repeatable. */
export const handle = (key: string) => ({ "Idempotency-Key": key });

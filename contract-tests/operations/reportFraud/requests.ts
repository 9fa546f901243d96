import { phishing } from "../../shared/steps.ts";
import type { CaseRequest } from "../../src/case.ts";

/** A fraud; what it is about comes with `body`. */
export const fraud = (body: object): CaseRequest => ({ key: "secret", body: { ...phishing, ...body } });

/** A payer of these cases. */
export const known = (name: string) => ({ email: `${name}@reports.example` });

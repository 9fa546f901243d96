// Properties of a request that the service does not know, mostly misspelt: assess ignores them, and a decision without them is weaker than it could be.
import type { AssessmentResult } from "../../generated/models.ts";

/** Warns of the ignored properties of an answer, once for each property. */
export type UnknownFields = (body: unknown) => void;

/** Most properties that are remembered, so that names made up by callers do not grow without end. */
const MOST = 100;

/** Warns on `logger`. */
export function unknownFieldWarnings(logger: { warn(line: string): void }): UnknownFields {
  const warned = new Set<string>();
  return (body) => {
    const unknown = (body as Partial<AssessmentResult> | undefined)?.field_warnings?.unknown;
    for (const { path, nearest } of unknown ?? []) {
      if (warned.has(path) || warned.size >= MOST) continue;
      warned.add(path);
      logger.warn(`fraud-risk: the service does not know ${path} and ignored it${nearest === undefined ? "" : `; did you mean ${nearest}?`}`);
    }
  };
}

// What redocly's diff knows to break: operations, parameters, answers, schemas, credentials, events. Its verdicts, in one sentence each.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../emitter/openapi.ts";
import { isAllowed } from "./allowed.ts";
import { redocly } from "./redocly.ts";

/** A change that breaks callers. */
export interface Break {
  /** Where it meets a caller: an operation, an event, or a part of the document. */
  readonly place: string;
  readonly what: string;
}

/** A change as redocly reports it, as far as it is read here. */
export interface DiffChange {
  readonly path: string;
  readonly property?: string;
  readonly base?: { readonly value?: unknown };
  readonly revision?: { readonly value?: unknown };
  readonly verdicts: readonly { readonly ruleId: string; readonly impact: string; readonly message: string; readonly location: { readonly pointer: string } }[];
}

/** What breaks between two documents, as far as redocly sees it and our rules do not allow it. */
export async function schemaBreaks(released: Document, present: Document): Promise<Break[]> {
  const changes = await diff(released, present);
  return changes.flatMap((change) =>
    change.verdicts
      .filter((verdict) => verdict.impact === "major" && !isAllowed(present, change, verdict))
      .map((verdict) => ({ place: placeOf(change.path), what: verdict.message.replace(/\.$/, "") })),
  );
}

async function diff(released: Document, present: Document): Promise<readonly DiffChange[]> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-diff-"));
  try {
    const files = [released, present].map((document, index) => {
      const file = join(folder, `${["released", "present"][index]}.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    });
    const { code, output, remarks } = await redocly("diff", ...files, "--format", "json", "--fail-on", "none");
    // unresolved references leave parts uncompared: a diff that is not sure is no diff
    if (code !== 0) throw new Error(`redocly diff failed:\n${remarks}${output.slice(0, 2000)}`);
    return JSON.parse(output).changes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `#/paths/~1api~1v1~1assess/post/…` as `POST /api/v1/assess`. */
function placeOf(path: string): string {
  const [, root = "document", name, verb] = path.split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (name === undefined) return root;
  if (root === "webhooks") return `event ${name}`;
  return root === "paths" ? [verb?.toUpperCase(), name].filter((part) => part !== undefined).join(" ") : `${root} ${name}`;
}

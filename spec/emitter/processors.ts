// What is said of each processor: it travels as `x-processors` of the enum, by value, and becomes `generated/processors.ts`.
import type { Program, UnionVariant } from "@typespec/compiler";
import { stateKeys } from "../library/decorators.js";
import { stringOf } from "./access.ts";
import { banner } from "./modules.ts";
import type { Document } from "./openapi.ts";
import { SpecificationError } from "./program.ts";

/** Adds the facts of the processors to their enum. Throws for a processor without any. */
export function describeProcessors(program: Program, document: Document): void {
  const schema = document.components.schemas.Processor;
  if (schema === undefined) return;
  const facts = Object.fromEntries([...program.stateMap(stateKeys.processors)].map(([variant, of]) => [stringOf(variant as UnionVariant), of]));
  const missing = (schema.enum ?? []).filter((name) => !Object.hasOwn(facts, String(name)));
  if (missing.length > 0) throw new SpecificationError(`processors without @processor: ${missing.join(", ")}`);
  schema["x-processors"] = facts;
}

/** `generated/processors.ts`: what people who connect a processor need to know of it. */
export function processorModule(document: Document): string {
  return `${banner}import type { Processor } from "./models.ts";

/** What people who connect a processor need to know of it. */
export interface ProcessorFacts {
  /** Its name, as it writes it. */
  readonly name: string;
  /** The events that its webhook is to send. */
  readonly events: readonly {
    /** Its type, by the processor's name. */
    readonly type: string;
    /** What becomes of it. */
    readonly effect: string;
  }[];
}

/** Every processor. */
export const processors = ${JSON.stringify(document.components.schemas.Processor?.["x-processors"] ?? {}, null, 2)} as const satisfies Readonly<Record<Processor, ProcessorFacts>>;
`;
}

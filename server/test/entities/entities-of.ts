// The operation on entities as a dashboard or a key calls it.
import { call, type TestAnswer } from "../harness/client.ts";

/** Reads an entity in the name of a session or key. */
export type ReadEntity = (kind: string, value: string) => Promise<TestAnswer>;

/** The operation of a caller. */
export const entitiesOf =
  (url: string, key: string): ReadEntity =>
  (kind, value) =>
    call(`${url}/api/v1/entities/${kind}/${encodeURIComponent(value)}`, { key });

/** A link in short. */
export const named = ({ kind, value }: { readonly kind: string; readonly value: string }): string => `${kind} ${value}`;

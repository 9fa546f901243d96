// Reading stored values: in clear text, encrypted, erased, or encrypted with a key that is currently unavailable.
import { ApiError } from "../errors/api-error.ts";
import { UnopenableSecret } from "../keyrings/seal.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { decryptBytes, UndecryptableValue, type ValueLocation } from "./encryption.ts";
import { unwrapped } from "./unwrapped.ts";

/** The columns of a stored request, with its data key. */
export interface StoredRequest {
  readonly request: unknown;
  readonly request_sealed: Buffer | null;
  readonly request_key: number | null;
  readonly data_key_ring_id: string | null;
  readonly data_key_wrapped: Buffer | null;
}

/** SQL of the encrypted part of a StoredRequest; `row` is the alias of the assessment, used with `joinDataKey`. */
export const sealedRequest = (row: string): string => `${row}.request_sealed, ${row}.request_key, k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped`;

/** SQL that joins the data key of a row as `k`, by the column with its generation (of an assessment unless named): one look-up for each row. */
export const joinDataKey = (row: string, generation = "request_key"): string =>
  `LEFT JOIN LATERAL (SELECT key_id, wrapped FROM data_keys WHERE organization_id = ${row}.organization_id AND generation = ${row}.${generation} LIMIT 1) k ON true`;

/** The columns of stored bytes, with their data key. */
export interface StoredBytes {
  readonly value: Buffer | null;
  readonly value_sealed: Buffer | null;
  readonly value_key: number | null;
  readonly data_key_ring_id: string | null;
  readonly data_key_wrapped: Buffer | null;
}

/** A request after reading. Erased: its data key was destroyed. Unreadable: the ring lacks the wrapping key, or the row was changed or moved. */
export type ReadRequest<Request> = { readonly state: "readable"; readonly request: Request } | { readonly state: "erased" } | { readonly state: "unreadable" };

/** Seconds after which a caller may retry when the ring lacks a key: an operator has to add it. */
const RETRY_AFTER = 60;

/** The error of an operation that needs a request which cannot be read. */
export function requestError(state: "erased" | "unreadable"): ApiError {
  return state === "erased" ? new ApiError("REQUEST_ERASED") : new ApiError("REQUEST_UNREADABLE", { retryAfter: RETRY_AFTER });
}

/** The same for bytes. */
export type ReadBytes = { readonly state: "readable"; readonly value: Buffer } | { readonly state: "erased" } | { readonly state: "unreadable" };

/** Reads stored requests, and values that are stored like them in another column, with the key ring of the installation. */
export type RequestReader = <Request>(organizationId: string, rowId: string, stored: StoredRequest, column?: ValueLocation["column"]) => ReadRequest<Request>;

/** Reads stored bytes with the key ring of the installation. */
export type BytesReader = (organizationId: string, rowId: string, stored: StoredBytes, column: ValueLocation["column"]) => ReadBytes;

/** Creates the reader of requests. */
export function createRequestReader(ring: readonly SecretsKey[]): RequestReader {
  const readBytes = createBytesReader(ring);
  return <Request>(
    organizationId: string,
    rowId: string,
    { request, request_sealed, request_key, ...dataKey }: StoredRequest,
    column: ValueLocation["column"] = "assessments.request",
  ): ReadRequest<Request> => {
    if (request !== null) return { state: "readable", request: request as Request };
    const read = readBytes(organizationId, rowId, { value: null, value_sealed: request_sealed, value_key: request_key, ...dataKey }, column);
    return read.state === "readable" ? { state: "readable", request: JSON.parse(read.value.toString("utf8")) as Request } : read;
  };
}

/** Creates the reader of bytes. */
export function createBytesReader(ring: readonly SecretsKey[]): BytesReader {
  return (organizationId, rowId, stored, column) => {
    const { value, value_sealed: sealed, value_key: generation, data_key_ring_id: keyId, data_key_wrapped: wrapped } = stored;
    if (value !== null) return { state: "readable", value };
    if (sealed === null || generation === null) return { state: "erased" };
    if (keyId === null) return { state: "unreadable" };
    if (wrapped === null) return { state: "erased" };
    try {
      return {
        state: "readable",
        value: decryptBytes(unwrapped(ring, organizationId, { generation, keyId, sealed: wrapped }), { organizationId, column, rowId }, sealed),
      };
    } catch (error) {
      if (error instanceof UnopenableSecret || error instanceof UndecryptableValue) return { state: "unreadable" };
      throw error;
    }
  };
}

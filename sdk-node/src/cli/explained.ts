import { isApiError } from "@fraud-risk/node";

/** What is wrong, and what to do: every place of the document that was refused, a line each. */
export function explained(error: unknown): string {
  if (isApiError(error, "CONFIGURATION_OUTDATED"))
    return "The configuration was changed since the file was pulled.\nRun `fraud-risk config pull`, repeat your changes in the file, then push it; or replace what is there with --force.";
  if (!isApiError(error)) return error instanceof Error ? error.message : String(error);
  const { fields = [], errors } = error.details;
  const places = [...fields, ...(Array.isArray(errors) ? errors : [])].map(
    (place: { path?: unknown; message?: unknown }) => `  ${place.path}: ${place.message}`,
  );
  const request = error.requestId === null ? "" : ` (request ${error.requestId})`;
  return [`${error.code ?? error.status}: ${places.length > 0 ? "nothing was changed." : error.message}${request}`, ...places].join("\n");
}

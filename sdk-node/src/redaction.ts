import { keyPrefixes } from "../../generated/sdk-facts.ts";

/** Removes credentials from a text. */
export type Redact = (text: string) => string;

/** Matches credentials: a key of any kind, also one issued by the response, or a JWT. */
const forms = new RegExp(`(${Object.values(keyPrefixes).join("|")})\\w{8,}|eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+`, "g");

/** Builds the redaction of a call's credential: proxies and debug pages like to echo the request, and errors end up in logs. */
export function redaction(credential?: string): Redact {
  const byForm: Redact = (text) => text.replace(forms, "[redacted]");
  return credential ? (text) => byForm(text.replaceAll(credential, "[redacted]")) : byForm;
}

/** The redaction of the credential that a request carries. */
export const redactionOf = ({ headers }: Request): Redact => redaction(headers.get("Authorization")?.replace(/^Bearer /, ""));

/** A copy of a response without credentials. */
export async function redacted(request: Request, response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  // a redirect that a browser did not follow: it has neither headers nor a body, and cannot be copied
  if (status === 0) return response;
  const redact = redactionOf(request);
  const text = redact(await response.text());
  return new Response(text || null, {
    status,
    statusText,
    headers: [...headers].map(([name, value]): [string, string] => [name, redact(value)]),
  });
}

/**
 * Cause of an error of fetch: the innermost error with a code, as a new error without data of the request.
 * Node wraps it as `TypeError: fetch failed`; other fetches attach their whole configuration, credential included.
 */
export function describeFailure(thrown: unknown, redact: Redact): { readonly networkCode: string | null; readonly cause: Error } {
  let error = thrown;
  let networkCode: string | null = null;
  let message = "unknown failure";
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    message = error.message || message;
    if ("code" in error && typeof error.code === "string") networkCode = redact(error.code);
    error = error.cause;
  }
  return { networkCode, cause: new Error(redact(message)) };
}

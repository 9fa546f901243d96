// The people of a demo, as they work: through the public API, each with a session of their own.
import type { Role } from "../../../generated/credentials.ts";

/** Calls the API as a person of that role, and answers the body. `body`: a file is sent as it is. Throws Refused. */
export type Call = <Body = unknown>(role: Role, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) => Promise<Body>;

/** The people of an organization. */
export interface Team {
  readonly call: Call;
  /** A person as cases and reviews name them. */
  readonly person: (role: Role) => string;
}

/** A call that the service refused. */
export class Refused extends Error {
  readonly status: number;

  constructor(call: string, status: number, answer: string) {
    super(`${call}: ${status} ${answer}`);
    this.status = status;
  }
}

/** The people of an organization before the service at `base`. `tokenOf`: a session of the person, valid at this moment. */
export function createTeam(base: string, organizationId: string, tokenOf: (role: Role) => Promise<string>): Team {
  return {
    person: (role) => `${role}@${organizationId}`,
    call: async (role, method, path, body) => {
      const file = body instanceof Uint8Array;
      const answer = await fetch(`${base}/api/v1/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${await tokenOf(role)}`,
          ...(body === undefined ? {} : { "Content-Type": file ? "application/octet-stream" : "application/json" }),
        },
        ...(body === undefined ? {} : { body: file ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, text);
      return text === "" ? undefined : JSON.parse(text);
    },
  };
}

/** What a call answers; undefined where the service has it already (409), as after a demo that was interrupted. */
export async function unlessThere<T>(made: Promise<T>): Promise<T | undefined> {
  return made.catch((error: unknown) => {
    if (error instanceof Refused && error.status === 409) return undefined;
    throw error;
  });
}

/** The first hundred of a listing. */
export async function listed<T>({ call }: Team, path: string): Promise<readonly T[]> {
  return (await call<{ data: readonly T[] }>("admin", "GET", `${path}${path.includes("?") ? "&" : "?"}limit=100`)).data;
}

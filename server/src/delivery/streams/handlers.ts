// The operation of event streams.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { Credential } from "../../platform/credentials/credential.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import type { EventStreams } from "./streams.ts";

/** Has proxies pass each message on at once: nginx by the second header, compressing ones by the first. */
const UNBUFFERED = { "Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no" } as const;

/** Implements the operation. */
export function streamHandlers(streams: EventStreams): Pick<Handlers<RequestContext>, "streamEvents"> {
  return {
    streamEvents: async ({ query, headers }, context) => {
      const credential = credentialOf(context.credential, context);
      const body = await streams.open(
        { credential, requestId: context.requestId },
        {
          types: query.types,
          after: headers?.["Last-Event-ID"] ?? query.after,
          maxSeconds: query.max_seconds ?? 3600,
          reauthorize: async () => credentialOf(await context.reauthorize?.(), context),
        },
      );
      return { status: 200, headers: UNBUFFERED, body };
    },
  };
}

function credentialOf(credential: Credential | undefined, { operation }: RequestContext): Credential {
  if (credential === undefined) throw new Error(`operation ${operation.id} was reached without a credential`);
  return credential;
}

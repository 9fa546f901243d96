// One delivery attempt: a POST to a user-supplied address. The address is checked when the connection is made, redirects
// are not followed, and memory and time of a response are bounded.

import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from "node:https";
import { isIPv6, type LookupFunction, type Socket } from "node:net";
import { urlToHttpOptions } from "node:url";
import { LRUCache } from "lru-cache";
import type { components } from "../../../../generated/types.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { isOpenAddress, type Openness, urlProblem } from "../../values/addresses/public-address.ts";
import { hideCardNumber, hideCardNumberInExcerpt } from "../../values/card-numbers/card-number.ts";
import { createNameResolver, type NameResolver, UnknownName } from "./host-names.ts";

/** Why an attempt got no response. */
export type AttemptFailure = Exclude<components["schemas"]["AttemptFailure"], "interrupted">;

/** Result of an attempt. */
export interface AttemptResult {
  readonly latencyMs: number;
  readonly statusCode: number | null;
  readonly failure: AttemptFailure | null;
  /** The beginning of the response; null without one. */
  readonly excerpt: string | null;
  readonly retryAfter: string | undefined;
}

/** Timeout (ms) of an attempt. */
const TIMEOUT = 15_000;
/** Bytes of a response that are stored; the rest is not read. */
const EXCERPT = 4096;
/** Idle connections per host: the concurrency limit of an endpoint. */
const IDLE = 64;
/** Size of the cache of checked addresses. */
const CHECKED = 1000;
/** Most bytes of response headers. */
const HEADERS = 16_384;

/** Sends events. */
export interface Outbound {
  /** Sends a body; never rejects. */
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<AttemptResult>;
  readonly close: () => void;
}

/** Creates the sender. Idle connections stay open for 30 s; the dispatcher limits their number, because many endpoints may share a host. */
export function createOutbound(openness: Openness, timeout = TIMEOUT, names: NameResolver = createNameResolver()): Outbound {
  // every address of a name is checked: one forbidden address rejects the name. A rejected name is reported like an unresolvable one; otherwise the
  // delivery log would reveal names and addresses of our own network
  const lookup: LookupFunction = (name, options, done) => {
    const checked = names.resolve(name).then((addresses) => {
      if (addresses.length === 0 || !addresses.every((address) => isOpenAddress(address, openness)))
        throw new UnknownName("the name does not resolve to public addresses");
      return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    });
    checked.then(
      (addresses) => (options.all === true ? done(null, addresses) : done(null, addresses[0]?.address ?? "", addresses[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
  const shared = { keepAlive: true, maxFreeSockets: IDLE, timeout: 30_000, lookup, autoSelectFamily: true } as const;
  const agents = { "http:": new HttpAgent(shared), "https:": new HttpsAgent(shared) };

  const checked = new LRUCache<string, { readonly options: RequestOptions | undefined }>({ max: CHECKED });
  /** Options of a request to the address; undefined if events are not sent there. It may have been registered under less strict settings. */
  function destination(address: string): RequestOptions | undefined {
    const known = checked.get(address);
    if (known !== undefined) return known.options;
    const options = urlProblem(address, openness) === undefined ? urlToHttpOptions(new URL(address)) : undefined;
    checked.set(address, { options });
    return options;
  }

  function post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<AttemptResult> {
    return new Promise((settle) => {
      const begun = systemClock.monotonic();
      let request: ClientRequest | undefined;
      let answer: Answer | undefined;
      let ended = false;
      const end = (result: Pick<AttemptResult, "statusCode" | "failure"> & Partial<AttemptResult>): void => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        settle({ excerpt: null, retryAfter: undefined, ...result, latencyMs: Math.round((systemClock.monotonic() - begun) * 10) / 10 });
      };
      const fail = (failure: AttemptFailure): void => {
        end({ statusCode: null, failure });
        request?.destroy();
      };
      // a response that has begun counts as received, even if it is slow to end
      const timer = setTimeout(() => (answer === undefined ? fail("timeout") : taken(answer)), timeout);
      const taken = ({ response, text }: Answer): void => {
        end({ statusCode: response.statusCode ?? null, failure: null, excerpt: text(), retryAfter: response.headers["retry-after"] });
        // the rest of a long response is not read: the connection is closed
        if (!response.complete) request?.destroy();
      };
      // addresses of a name are checked by the look-up
      const options = destination(address);
      if (options === undefined) return fail("forbidden_address");
      const protocol = options.protocol as keyof typeof agents;
      const send = protocol === "https:" ? httpsRequest : httpRequest;
      request = send({
        ...options,
        method: "POST",
        agent: agents[protocol],
        maxHeaderSize: HEADERS,
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body), "user-agent": "fraud-risk-webhooks/1" },
      });
      request.on("error", (error) => fail(failureOf(error)));
      // also without another event, as after a response that switches protocols
      request.on("close", () => answer === undefined && fail("connection"));
      request.on("socket", (socket: Socket) => {
        const assertAllowedAddress = (): void => {
          if (socket.remoteAddress !== undefined && !isOpenAddress(socket.remoteAddress, openness)) fail("forbidden_address");
        };
        if (socket.connecting) socket.once("connect", assertAllowedAddress);
        else assertAllowedAddress();
      });
      request.on("response", (response) => {
        const begun = readExcerpt(response, () => taken(begun));
        answer = begun;
        response.on("error", () => fail("connection"));
      });
      request.end(body);
    });
  }

  return {
    post,
    close: () => {
      names.close();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** A response that has begun. */
interface Answer {
  readonly response: IncomingMessage;
  /** The beginning of its body, as received so far. */
  readonly text: () => string;
}

/** Reads the beginning of a response; `done` when it is complete or the response has ended. */
function readExcerpt(response: IncomingMessage, done: () => void): Answer {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= EXCERPT) {
      response.pause();
      done();
    }
  });
  response.on("end", done);
  const text = (): string => {
    const beginning = Buffer.concat(chunks).subarray(0, EXCERPT).toString("utf8").replaceAll("\u0000", "\ufffd");
    // receivers may echo data: full card numbers are never stored
    return size > EXCERPT || !response.complete ? hideCardNumberInExcerpt(beginning) : hideCardNumber(beginning);
  };
  return { response, text };
}

function failureOf(error: Error): AttemptFailure {
  if (error instanceof UnknownName) return "dns";
  const { code = "" } = error as NodeJS.ErrnoException;
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/.test(code) ? "tls" : "connection";
}

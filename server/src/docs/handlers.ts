// Serves the documentation and the description documents. Each is rendered and compressed once, when it is first asked for.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import express, { type Request, type Response, type Router } from "express";
import { descriptions, servedAddresses } from "./addresses.ts";
import type { ApiDocument } from "./document.ts";
import { currentFacts } from "./facts.ts";
import { openapiJson, openapiYaml, readDocument } from "./generated-files.ts";
import { guideList } from "./guide-list.ts";
import { errorPage } from "./links.ts";
import { createSite } from "./site.ts";

/** What a page needs, and nothing else: it may load nothing from anywhere. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "img-src data:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Routes of the documentation: `/docs` and what is below it, `/openapi.json`, `/openapi.yaml`. Addresses of earlier versions lead to where
 * their text is now; an unknown one is left to the routes that follow.
 */
export function docsRouter(document: ApiDocument = readDocument()): Router {
  const router = express.Router();
  const site = createSite(document, currentFacts);
  const pages = new Map(site.pages.map((page) => [page.path, cached(() => site.render(page), "text/html; charset=utf-8", pageHeaders)]));
  router.get(`/${descriptions.json}`, cached(openapiJson, "application/json; charset=utf-8"));
  router.get(`/${descriptions.yaml}`, cached(openapiYaml, "application/yaml; charset=utf-8"));
  router.get("/docs{/*place}", (request, response, next) => {
    const place = request.path.slice("/docs/".length);
    const page = pages.get(place);
    if (page !== undefined) return page(request, response);
    const moved = movedTo(place);
    if (!pages.has(moved)) return next();
    response.set("X-Content-Type-Options", "nosniff").redirect(302, `${request.baseUrl}${servedAddresses.of(moved, "")}`);
  });
  return router;
}

const pageHeaders = { "Content-Security-Policy": contentSecurityPolicy, "Referrer-Policy": "no-referrer" };

/** Where the text of an address is that is none of a page: guides had one without their folder, and codes may be written in lower case. */
function movedTo(place: string): string {
  const [first = "", second, ...rest] = place.replace(/\/$/, "").split("/");
  if (second === undefined && guideList.some(({ id }) => id === first)) return `guides/${first}`;
  return first === "errors" && second !== undefined && rest.length === 0
    ? errorPage(second.toUpperCase())
    : [first, second, ...rest].filter((part) => part !== undefined).join("/");
}

/** A handler that answers one text, compressed where the client takes it, and 304 where the client has it. */
function cached(text: () => string | Promise<string>, contentType: string, headers: Readonly<Record<string, string>> = {}) {
  let made: Promise<ReturnType<typeof packed>> | undefined;
  const make = async () => packed(await text());
  return async (request: Request, response: Response): Promise<void> => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    const { plain, compressed, etag } = await made;
    const gzip = request.acceptsEncodings("gzip", "identity") === "gzip";
    response.set({
      ...headers,
      "Content-Type": contentType,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=300",
      Vary: "Accept-Encoding",
      ETag: etag,
    });
    if (gzip) response.set("Content-Encoding", "gzip");
    response.send(gzip ? compressed : plain);
  };
}

function packed(text: string) {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, compressed: gzipSync(plain, { level: 9 }), etag };
}

// Serves the documentation page and the description documents. Each is rendered and compressed once, when it is first asked for.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import express, { type Request, type Response, type Router } from "express";
import type { ApiDocument } from "./document.ts";
import { currentFacts } from "./facts.ts";
import { openapiJson, openapiYaml, readDocument } from "./generated-files.ts";
import { guides } from "./guides.ts";
import { documentLinks } from "./layout.ts";
import { errorAnchor } from "./links.ts";
import { renderDocs } from "./render.ts";

/** What the page needs, and nothing else: it may load nothing from anywhere. */
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
 * Routes of the documentation: `/docs`, `/docs/<guide>` and `/docs/errors/<CODE>` (redirects to their anchors), `/openapi.json`, `/openapi.yaml`.
 * An unknown guide or code is left to the routes that follow.
 */
export function docsRouter(document: ApiDocument = readDocument()): Router {
  const router = express.Router();
  const page = cached(() => renderDocs(document, currentFacts), "text/html; charset=utf-8", {
    "Content-Security-Policy": contentSecurityPolicy,
    "Referrer-Policy": "no-referrer",
  });
  router.get("/docs", page);
  router.get(documentLinks.json, cached(openapiJson, "application/json; charset=utf-8"));
  router.get(documentLinks.yaml, cached(openapiYaml, "application/yaml; charset=utf-8"));
  router.get("/docs/errors", (request, response) => redirect(request, response, "errors"));
  router.get("/docs/errors/:code", (request, response, next) => {
    const code = request.params.code.toUpperCase();
    if (!Object.hasOwn(currentFacts.errors, code)) return next();
    redirect(request, response, errorAnchor(code));
  });
  router.get("/docs/:guide", (request, response, next) => {
    const guide = guides.find(({ id }) => id === request.params.guide);
    if (guide === undefined) return next();
    redirect(request, response, guide.id);
  });
  return router;
}

/** A handler that answers one text, compressed where the client takes it, and 304 where the client has it. */
function cached(text: () => string, contentType: string, headers: Readonly<Record<string, string>> = {}) {
  let made: { readonly plain: Buffer; readonly compressed: Buffer; readonly etag: string } | undefined;
  return (request: Request, response: Response): void => {
    made ??= packed(text());
    const { plain, compressed, etag } = made;
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

function redirect(request: Request, response: Response, anchor: string): void {
  response.set("X-Content-Type-Options", "nosniff").redirect(302, `${request.baseUrl}/docs#${anchor}`);
}

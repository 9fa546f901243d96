// Serves the built dashboard (server/dashboard/build.ts). Pages are views of one document: an address without a file answers it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type Response, type Router } from "express";
import { html, render } from "../../platform/html/markup.ts";
import { contentTypeOf, type FileHandler, IMMUTABLE, namesIn, serveFile } from "../../platform/http/built-files.ts";
import type { DashboardSettings } from "./settings.ts";
import { startPage } from "./start-page.ts";

/** Folder of the built dashboard. */
export const dashboardFolder = fileURLToPath(new URL("../../../dashboard/dist", import.meta.url));

const DOCUMENT = "index.html";
/** Vite writes files with a digest in their names here. */
const HASHED = "assets/";

/**
 * Routes of the dashboard: `/dashboard/`, its files and settings. Deep links answer the document; `/` leads browsers there. Answers 503 with one page while the
 * dashboard is not built.
 */
export function dashboardRouter(settings: () => DashboardSettings, folder: string = dashboardFolder): Router {
  const router = express.Router();
  let found: ReadonlyMap<string, FileHandler> | undefined;
  router.get("/", (request, response) => startPage(settings(), request, response));
  router.get("/dashboard/config.json", (_request, response) => void response.set("Cache-Control", "no-store").json(settings()));
  router.get("/dashboard{/*place}", (request, response, next) => {
    if (request.path === "/dashboard") return response.redirect(302, `${request.baseUrl}/dashboard/`);
    if (found === undefined || found.size === 0) found = handlersOf(folder, () => contentSecurityPolicy(settings()));
    const document = found.get(DOCUMENT);
    if (document === undefined) return notBuilt(response);
    const place = request.path.slice("/dashboard/".length);
    const file = found.get(place);
    if (file !== undefined) return file(request, response);
    return place.startsWith(HASHED) ? next() : document(request, response);
  });
  return router;
}

function handlersOf(folder: string, policy: () => string): ReadonlyMap<string, FileHandler> {
  return new Map(
    namesIn(folder).flatMap((name) => {
      const type = contentTypeOf(name);
      if (type === undefined) return [];
      // all at once: a build that replaces the folder while the service runs must not mix with this one
      const content = readFileSync(join(folder, name));
      return [
        [
          name,
          serveFile(
            () => content,
            type,
            () => headersOf(name, policy),
          ),
        ] as const,
      ];
    }),
  );
}

function headersOf(name: string, policy: () => string): Readonly<Record<string, string>> {
  if (name === DOCUMENT) return { "Cache-Control": "no-cache", "Content-Security-Policy": policy(), "Cross-Origin-Opener-Policy": "same-origin" };
  return name.startsWith(HASHED) ? { "Cache-Control": IMMUTABLE } : {};
}

/** Policy of the document: nothing inline, and no other hosts but those that sign people in. */
export function contentSecurityPolicy({ sign_in }: DashboardSettings): string {
  const provider = sign_in === null ? [] : [new URL(sign_in.issuer).origin, sign_in.token_origin].filter((origin) => origin !== null);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(provider)].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function notBuilt(response: Response): void {
  response.status(503).type("html").set("Cache-Control", "no-store").send(notBuiltPage);
}

/** The page, as HTML without styles and scripts. */
const notBuiltPage = render(html`<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Dashboard not built</title></head>
  <body><main><h1>The dashboard is not built</h1>
  <p>Run <code>npm run dashboard</code> in the repository, then reload this page. The API at <code>/api/v1</code> is available.</p></main></body></html>`);

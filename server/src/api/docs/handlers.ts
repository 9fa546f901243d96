// Serves the built documentation and the description documents. Each file is read and compressed once, when it is first requested.
import express, { type Response, type Router } from "express";
import { type FileHandler, IMMUTABLE, serveFile } from "../../platform/http/built-files.ts";
import { contentSecurityPolicy, readNotFoundPage, type SiteFile, siteFiles } from "./built-site.ts";
import { openapiJson, openapiYaml } from "./generated-files.ts";

/** What the documentation depends on. */
export interface DocsOptions {
  /** Folder of the built site. */
  readonly folder?: string;
  /** Address under which callers reach the service, for the sitemap. */
  readonly publicUrl?: string | undefined;
  /** Do pages offer to send their requests to this service? Never in production. */
  readonly console?: boolean;
}

/**
 * Routes of the documentation: `/docs` and what is below it, `/openapi.json`, `/openapi.yaml`, and redirects of `/llms.txt` and `/sitemap.xml`. Addresses of
 * earlier versions redirect to the current page. An unknown one is a page for a browser, and falls through to later routes otherwise. Answers 503 while the site is
 * not built.
 */
export function docsRouter({ folder, publicUrl, console = false }: DocsOptions = {}): Router {
  const router = express.Router();
  let found: ReadonlyMap<string, FileHandler> | undefined;
  // other callers get another answer at this address
  const notFound = page(() => readNotFoundPage(folder), "text/html; charset=utf-8", { "Cache-Control": "no-store" });
  router.get(
    "/openapi.json",
    serveFile(() => Buffer.from(openapiJson()), "application/json; charset=utf-8"),
  );
  router.get(
    "/openapi.yaml",
    serveFile(async () => Buffer.from(await openapiYaml()), "application/yaml; charset=utf-8"),
  );
  router.get(["/llms.txt", "/sitemap.xml"], (request, response) => response.redirect(302, `${request.baseUrl}/docs${request.path}`));
  router.get("/docs{/*place}", (request, response, next) => {
    if (found === undefined || found.size === 0) found = handlersOf(siteFiles(folder), publicUrl, console);
    if (found.size === 0) return notBuilt(response);
    const place = request.path.slice("/docs/".length);
    const handler = found.get(place);
    if (handler !== undefined) return handler(request, response);
    const moved = movedTo(place, found);
    if (!found.has(moved)) return request.accepts("json", "html") === "html" ? notFound(request, response.status(404)) : next();
    response.set("X-Content-Type-Options", "nosniff").redirect(302, `${request.baseUrl}/docs/${moved}`);
  });
  return router;
}

function handlersOf(files: ReadonlyMap<string, SiteFile>, publicUrl: string | undefined, console: boolean): ReadonlyMap<string, FileHandler> {
  const file = (read: () => Buffer, contentType: string) =>
    serveFile(() => (publicUrl !== undefined && contentType.startsWith("application/xml") ? addressed(read(), publicUrl) : read()), contentType);
  const marked = (read: () => Buffer, contentType: string) => page(() => (console ? withConsole(read()) : read()), contentType);
  const handlers = { page: marked, asset, file };
  return new Map([...files].map(([place, { contentType, kind, read }]) => [place, handlers[kind](read, contentType)]));
}

function page(read: () => Buffer, contentType: string, headers: Readonly<Record<string, string>> = {}): FileHandler {
  let policy: string | undefined;
  return serveFile(read, contentType, () => {
    policy ??= contentSecurityPolicy(read().toString());
    return { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", ...headers };
  });
}

/** A file with a digest in its name never changes. */
function asset(read: () => Buffer, contentType: string): FileHandler {
  return serveFile(read, contentType, () => ({ "Cache-Control": IMMUTABLE }));
}

/** A page with the mark that its script offers the console by. */
function withConsole(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace("<html ", "<html data-console "));
}

/** The sitemap with the address of this service in place of the contract's. */
function addressed(sitemap: Buffer, publicUrl: string): Buffer {
  return Buffer.from(sitemap.toString().replace(/(?<=<loc>)https?:\/\/[^/]+/g, () => publicUrl));
}

function notBuilt(response: Response): void {
  response.status(503).type("text/plain").set("X-Content-Type-Options", "nosniff").send("The documentation is not built. Run `npm run docs`.\n");
}

/**
 * Current path for an address of an earlier version: guides had no folder, those in Spanish ended with `-es`, and error codes may be in lower case.
 * Below `es/`, what is in English only leads to its English page.
 */
function movedTo(address: string, known: ReadonlyMap<string, unknown>): string {
  const place = address.replace(/\/$/, "");
  const inSpanish = `es/guides/${/^(?:guides\/)?(.+)-es$/.exec(place)?.[1] ?? place.replace(/^es\//, "")}`;
  if (known.has(inSpanish) && (place.endsWith("-es") || place.startsWith("es/"))) return inSpanish;
  if (known.has(`${place}/`)) return `${place}/`;
  if (place.startsWith("es/") && !known.has(place)) return movedTo(place.slice("es/".length), known);
  const [first = "", second, ...rest] = place.split("/");
  if (second === undefined && known.has(`guides/${first}`)) return `guides/${first}`;
  return first === "errors" && second !== undefined && rest.length === 0
    ? `errors/${second.toUpperCase()}`
    : [first, second, ...rest].filter((part) => part !== undefined).join("/");
}

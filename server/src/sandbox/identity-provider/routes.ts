// Routes below `/identity`. Imported lazily, because it loads oidc-provider.
import type { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import express, { type Router } from "express";
import { Provider } from "oidc-provider";
import { type ConfigurationParts, configurationOf } from "./configuration.ts";
import { interactionRoutes } from "./interaction.ts";
import { overrideProvider } from "./overrides.ts";
import { pagesOf } from "./pages.ts";
import { loopbackSources } from "./redirects.ts";
import { styles } from "./styles.ts";

/** Holds for pages of the provider itself too; it adds the hash of the script of a page that only forwards a form. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  `form-action 'self' ${loopbackSources}`,
  "frame-ancestors 'none'",
].join("; ");

/** What the routes need. */
export interface RouteParts extends Omit<ConfigurationParts, "pages"> {
  /** Address of the call that the signed-in page makes. */
  readonly organizationUrl: string;
  /** Called with internal errors. */
  readonly failed: (error: unknown) => void;
}

/** The routes. */
export function identityRoutes(parts: RouteParts): Router {
  const { issuer, accounts, failed } = parts;
  const pages = pagesOf(issuer, parts.claims, parts.organizationUrl);
  const provider = new Provider(issuer, configurationOf({ ...parts, pages }));
  overrideProvider(provider);
  provider.on("server_error", (_context, error) => failed(error));
  // the types of the library leave out what it inherits
  (provider as EventEmitter).on("error", failed);
  const script = readFileSync(new URL("./sign-in.js", import.meta.url), "utf8");
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({
      "Content-Security-Policy": contentSecurityPolicy,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
    next();
  });
  router.get("/", (_request, response) => void response.send(pages.start()));
  router.get("/signed-in", (_request, response) => void response.send(pages.signedIn()));
  router.get("/style.css", (_request, response) => void response.type("css").send(styles));
  router.get("/sign-in.js", (_request, response) => void response.type("js").send(script));
  router.use(interactionRoutes(provider, accounts, pages));
  router.use(provider.callback());
  return router;
}

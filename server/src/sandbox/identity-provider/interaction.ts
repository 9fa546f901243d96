// The one question of a sign-in: who to be.
import express, { type ErrorRequestHandler, type Router } from "express";
import { errors, type Provider } from "oidc-provider";
import type { Accounts } from "./account.ts";
import type { Pages } from "./pages.ts";

/** Routes that show the forms and take their answers. */
export function interactionRoutes(provider: Provider, accounts: Accounts, pages: Pages): Router {
  const router = express.Router();
  router.get("/interaction/:uid", async (request, response) => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    // a client may request that consent is shown; it is granted by itself, so there is nothing to show
    if (prompt.name !== "login") return provider.interactionFinished(request, response, { consent: {} });
    response.send(pages.choose(await accounts(), new URL(String(params.redirect_uri)).origin));
  });
  router.post("/interaction/:uid", express.urlencoded({ extended: false, limit: "4kb" }), async (request, response) => {
    const { account: wanted } = (request.body ?? {}) as { account?: unknown };
    const chosen = (await accounts()).find(({ subject }) => subject === wanted);
    const result = chosen ? { login: { accountId: chosen.subject } } : { error: "access_denied", error_description: "no account was chosen" };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  router.use(expired(pages));
  return router;
}

function expired(pages: Pages): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (!(error instanceof errors.SessionNotFound)) return next(error);
    response.status(400).send(pages.failed("It has expired, or it was begun in another browser. Begin a new one."));
  };
}

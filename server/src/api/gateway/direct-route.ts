// Assess calls without Express' router, which compares the path with the routes of all operations and wraps each step. The steps are the same.
import type { RequestListener } from "node:http";
import type { Express, RequestHandler, Response } from "express";
import { prepareMessages } from "../../platform/adapters/express-messages.ts";
import type { Tracked } from "../../platform/http/context.ts";
import { handled } from "../../platform/http/request-fingerprint.ts";
import { answerFailure } from "./failure.ts";
import { begin, type Pipeline, stepsOf } from "./pipeline.ts";

/** Creates the request listener in front of the application: runs the steps of assess calls itself and passes other requests on, as well as other spellings of an address. */
export function createDirectRoutes(app: Express, pipeline: Pipeline): RequestListener {
  const routes: ReadonlyMap<string, readonly RequestHandler[]> = new Map(handled.map((rule) => [rule.path, stepsOf(rule, pipeline)]));
  return (message, answer) => {
    const steps = message.method === "POST" ? routes.get(message.url ?? "") : undefined;
    if (steps === undefined) return app(message, answer);
    const { request, response } = prepareMessages(app, message, answer);
    begin(request as Tracked, response, pipeline);
    run(steps, request as Tracked, response, pipeline);
  };
}

/** Runs the steps in order, each when the one before calls `next`; the first failure is answered. */
function run(steps: readonly RequestHandler[], request: Tracked, response: Response, pipeline: Pipeline): void {
  let index = 0;
  const failed = (error: unknown): void => void answerFailure(error, request, response, () => response.destroy(), pipeline).catch(() => response.destroy());
  const next = (error?: unknown): void => {
    const step = steps[index++];
    if (error !== undefined || step === undefined) {
      failed(error ?? new Error("no step has answered"));
      return;
    }
    try {
      const ended: unknown = step(request, response, next);
      if (ended instanceof Promise) ended.catch(failed);
    } catch (thrown) {
      failed(thrown);
    }
  };
  next();
}

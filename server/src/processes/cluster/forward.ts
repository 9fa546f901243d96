// Forwards what all workers share to the primary: a sign-in that begins at one worker continues at another.
import { request as send } from "node:http";
import type { RequestHandler } from "express";

/** Passes requests on to a loopback port of this machine, as they are. */
export function forwardTo(port: number): RequestHandler {
  return (request, response, next) => {
    const { method, originalUrl: path, headers } = request;
    const passed = send({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      // keep-alive with the caller is decided by this process
      const { connection: _, "keep-alive": __, ...forwarded } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, forwarded);
      answer.pipe(response);
    });
    passed.once("error", next);
    request.pipe(passed);
  };
}

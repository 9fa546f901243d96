// Sends answers: JSON text with the headers that every answer carries.
import type { Response } from "express";
import { Serialized } from "../../../generated/handlers.ts";
import type { ApiError } from "./api-error.ts";

/** Sends a JSON body. Bodies that are JSON text already go out byte for byte. */
export function sendJson(response: Response, status: number, body: unknown): void {
  const json = body instanceof Serialized ? body.json : JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(json));
  response.end(json);
}

/** Sends a failure in the shape that the operation was published with. */
export function sendError(response: Response, error: ApiError, shape: "standard" | "flat"): void {
  if (error.retryAfter !== undefined) response.setHeader("Retry-After", String(error.retryAfter));
  const { code, message, details } = error;
  sendJson(response, error.status, shape === "flat" ? { error: message, code, details } : { error: { code, message, details } });
}

// What `/` answers: browsers are led to the dashboard or the documentation, other clients get a short text with the addresses of the service.
import type { Request, Response } from "express";
import { operations } from "../../../../generated/operations.ts";
import type { DashboardSettings } from "./settings.ts";

/** The dashboard where people can sign in, else the documentation. */
const placeOf = ({ sign_in }: DashboardSettings): string => (sign_in === null ? "/docs" : "/dashboard/");

/** The same addresses as RFC 8631 names them, for programs. */
const LINKS = `</openapi.json>; rel="service-desc", </docs>; rel="service-doc", <${operations.readHealth.path}>; rel="status"`;

/** Addresses of the service, one a line. Paths alone: the service does not know under which name a client reached it. */
export function addressesText(settings: DashboardSettings): string {
  const lines = [
    ["Documentation", "/docs"],
    ["First decision", "/docs/guides/quickstart"],
    ["OpenAPI", "/openapi.json"],
    ["Health", operations.readHealth.path],
    ["Assess a payment", `POST ${operations.assessPayin.path}`],
    ...(settings.sign_in === null ? [] : [["Dashboard", "/dashboard/"]]),
  ];
  return `Fraud risk assessment service (${settings.stage})\n\n${lines.map(([name = "", place]) => `${name.padEnd(18)}${place}\n`).join("")}`;
}

/** Answers `/`. */
export function startPage(settings: DashboardSettings, request: Request, response: Response): void {
  response.vary("Accept");
  if (request.accepts("text", "html") === "html") response.redirect(302, placeOf(settings));
  else response.set("Link", LINKS).set("X-Content-Type-Options", "nosniff").type("text/plain").send(addressesText(settings));
}

// Where the contract stands: as it is, and as it was released last.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Document } from "../emitter/openapi.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The contract as it is. */
export const presentFile = at("generated/openapi.json");

/** The contract as it was released last. */
export const releasedFile = at("spec/released/openapi.json");

/** Settings of redocly, for its lint and its diff. */
export const redoclySettings = at("spec/redocly.yaml");

/** The package whose version is that of the release. */
export const sdkPackage = at("sdk-node/package.json");

/** Folder of what users of each release wrote. */
export const sdkReleases = at("sdk-node/released/");

/** A released document says of which release it is. */
export interface ReleasedDocument extends Document {
  info: Document["info"] & { "x-release": string };
}

/** Reads the contract as it is. */
export const readPresent = (): Document => JSON.parse(readFileSync(presentFile, "utf8"));

/** Reads the contract as it was released last. */
export const readReleased = (): ReleasedDocument => JSON.parse(readFileSync(releasedFile, "utf8"));

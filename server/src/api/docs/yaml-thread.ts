// Runs on a thread: writes the OpenAPI document in YAML, posts the text and ends.
import { parentPort } from "node:worker_threads";
import { stringify } from "yaml";
import { openapiJson } from "./generated-files.ts";

parentPort?.postMessage(stringify(JSON.parse(openapiJson()), { lineWidth: 0, aliasDuplicateObjects: false }));

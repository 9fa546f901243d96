// What this folder contributes to the service.

import type { Module } from "../../platform/modules/module.ts";
import { Secret } from "./secret.entity.ts";

export const secretsModule = {
  entities: [Secret],
} satisfies Module;

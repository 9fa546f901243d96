// What this folder contributes to the service.

import type { Module } from "../platform/modules/module.ts";
import { DevelopmentIdentity } from "./development-identity.entity.ts";

export const sandboxModule = {
  entities: [DevelopmentIdentity],
} satisfies Module;

// What this folder contributes to the service.

import type { Module } from "../../platform/modules/module.ts";
import { IdempotencyHandle } from "./idempotency-handle.entity.ts";

export const idempotencyModule = {
  entities: [IdempotencyHandle],
} satisfies Module;

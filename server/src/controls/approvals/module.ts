// What this folder contributes to the service.

import type { Module } from "../../platform/modules/module.ts";
import { Approval } from "./approval.entity.ts";

export const approvalsModule = {
  entities: [Approval],
} satisfies Module;

// Every permission names who can hold it, and every operation can be opened by someone: a holder of its permissions among its credentials.
import { navigateProgram, type Union } from "@typespec/compiler";
import { getAllHttpServices, getAuthenticationForOperation } from "@typespec/http";
import { getExtensions } from "@typespec/openapi";
import { accessFacts, stringOf } from "../emitter/access.ts";
import { stateKeys } from "../library/decorators.js";
import type { Rule } from "./index.ts";

const KINDS = ["publishable", "secret", "ingest"];

export const permissionHolders: Rule = (program, report) => {
  const { roles, holders } = accessFacts(program);
  navigateProgram(program, {
    union(union: Union) {
      if (union.name !== "Permission") return;
      for (const variant of union.variants.values()) {
        const named = holders.get(stringOf(variant)) ?? [];
        if (named.length === 0) report(variant, `permission ${stringOf(variant)} needs @heldBy`);
        for (const holder of named) if (![...KINDS, ...roles].includes(holder)) report(variant, `${holder} is neither a kind of key nor a role`);
      }
    },
  });
  for (const [model, { permission }] of program.stateMap(stateKeys.events))
    if (!holders.has(permission)) report(model, `permission ${permission} is not in Permission`);
  const [services] = getAllHttpServices(program);
  for (const { operation } of services.flatMap((service) => service.operations)) {
    const wanted = (getExtensions(program, operation).get("x-permissions") ?? []) as string[];
    for (const permission of wanted) if (!holders.has(permission)) report(operation, `permission ${permission} is not in Permission`);
    for (const option of getAuthenticationForOperation(program, operation)?.options ?? []) {
      for (const scheme of option.schemes) {
        const kind = { PublishableKey: ["publishable"], SecretKey: ["secret"], DashboardSession: roles }[scheme.id];
        const opened = kind === undefined || wanted.some((permission) => kind.some((holder) => holders.get(permission)?.includes(holder) === true));
        if (!opened) report(operation, `no ${scheme.id} can hold a permission of ${operation.name}`);
      }
    }
  }
};

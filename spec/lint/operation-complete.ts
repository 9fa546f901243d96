// An operation says who may call it, what SDKs call it, and shows an example; a secured one names its permission.
import { getOpExamples, getSummary } from "@typespec/compiler";
import { getAllHttpServices, getAuthenticationForOperation } from "@typespec/http";
import { getExtensions, getOperationId } from "@typespec/openapi";
import { stateKeys } from "../library/decorators.js";
import type { Rule } from "./index.ts";

export const operationComplete: Rule = (program, report) => {
  const [services] = getAllHttpServices(program);
  for (const { operation } of services.flatMap((service) => service.operations)) {
    const extensions = getExtensions(program, operation);
    const schemes = getAuthenticationForOperation(program, operation)?.options.flatMap((option) => option.schemes) ?? [];
    const expect = (fulfilled: boolean, what: string): void => {
      if (!fulfilled) report(operation, `operation ${operation.name} needs ${what}`);
    };
    expect(getOperationId(program, operation) !== undefined, "@operationId");
    expect(getSummary(program, operation) !== undefined, "@summary");
    expect(extensions.has("x-sdk"), "@sdk(resource, method)");
    expect(schemes.length > 0, "@useAuth: name the credentials, or NoAuth");
    expect(
      schemes.every((scheme) => scheme.type === "noAuth") || extensions.has("x-permissions") || schemes.every((scheme) => scheme.id === "IngestKey"),
      "@permission",
    );
    expect(getOpExamples(program, operation).length > 0 || program.stateMap(stateKeys.discoveryDocuments).has(operation), "@opExample");
  }
};

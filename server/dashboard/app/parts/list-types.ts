// Names of the kinds of identifier, from the contract.
import { listTypeFacts } from "../../../../generated/enum-facts.ts";
import { listTypeValues } from "../../../../generated/enums.ts";
import type { Schemas } from "../api/client.ts";
import { useApiLanguage } from "../i18n/catalogue.tsx";

/** The names of kinds of identifier, in the language of the API's texts; all of them, unless some are named. */
export function useListTypes(): Readonly<Record<Schemas["ListType"], string>>;
export function useListTypes<Type extends Schemas["ListType"]>(types: readonly Type[]): Readonly<Record<Type, string>>;
export function useListTypes(types: readonly Schemas["ListType"][] = listTypeValues): Readonly<Record<string, string>> {
  const language = useApiLanguage();
  return Object.fromEntries(types.map((type) => [type, listTypeFacts[type].label[language]]));
}

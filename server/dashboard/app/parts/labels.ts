// What people call values of the contract's enums, in the language of the API's texts.
import { listTypeFacts, roleFacts } from "../../../../generated/enum-facts.ts";
import { listTypeValues } from "../../../../generated/enums.ts";
import type { Schemas } from "../api/client.ts";
import { useApiLanguage } from "../i18n/catalogue.tsx";

type Labelled = { readonly label: Readonly<Record<Schemas["ExplanationLanguage"], string>> };

function useLabels<Value extends string>(facts: Readonly<Record<Value, Labelled>>, values: readonly Value[]): Readonly<Record<Value, string>> {
  const language = useApiLanguage();
  return Object.fromEntries(values.map((value) => [value, facts[value].label[language]])) as Record<Value, string>;
}

/** Names of kinds of identifier. */
export const useListTypes = () => useLabels(listTypeFacts, listTypeValues);

/** Names of some kinds of identifier, in their order. */
export const useListTypesAmong = <Type extends Schemas["ListType"]>(types: readonly Type[]) => useLabels<Type>(listTypeFacts, types);

/** Names of roles. */
export const useRoles = () => useLabels(roleFacts, Object.keys(roleFacts) as Schemas["Role"][]);

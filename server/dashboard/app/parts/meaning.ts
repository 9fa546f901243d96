// What a signal means, from the catalogue, in the person's language.
import { api } from "../api/client.ts";
import { useApiLanguage } from "../i18n/catalogue.tsx";

/** The meaning of a signal; undefined while it is loading, and for a code that the catalogue has no more. */
export function useMeaning(code: string): string | undefined {
  const language = useApiLanguage();
  const { data } = api.useQuery("get", "/api/v1/signals", {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.data.find((signal) => signal.code === code)?.meaning[language];
}

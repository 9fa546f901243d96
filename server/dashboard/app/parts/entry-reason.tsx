// Why an entry is on a list.
import { useText } from "../i18n/catalogue.tsx";
import { Given } from "./values.tsx";

/** The reason as it was given; of the service's own entries in the language of the page. */
export function EntryReason({ reason }: { readonly reason: string | null }) {
  const { lists } = useText();
  return <Given value={reason === null ? null : ((lists.ownReasons as Readonly<Record<string, string>>)[reason] ?? reason)} />;
}

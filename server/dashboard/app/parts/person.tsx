// A person of the organization. Names are the identity provider's alone: others are shown by their subject there.
import { useText } from "../i18n/catalogue.tsx";
import { useSession } from "../session/context.tsx";

/** The person of a subject; who is signed in is "You". */
export function Person({ subject }: { readonly subject: string }) {
  const text = useText();
  return subject === useSession().person.subject ? <span>{text.common.you}</span> : <bdi className="given">{subject}</bdi>;
}

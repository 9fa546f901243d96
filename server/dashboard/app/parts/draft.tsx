// Text of a form that is stored while it is not sent.
import { useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { useSession } from "../session/context.tsx";
import { readDraft, storeDraft } from "../session/drafts.ts";

/** A draft. */
export interface Draft<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** Removes it, when it is sent or discarded. */
  readonly forget: () => void;
  /** It was stored before the page was loaded, and is neither sent nor discarded. */
  readonly restored: boolean;
}

/** State that is stored for the person and an object until `forget`. What is as it was at first is not stored. Another object needs another `key` of the component. */
export function useDraft<Value extends string | object>(object: string, initial: Value): Draft<Value> {
  const { draftOwner } = useSession();
  const [stored] = useState(() => restoredFrom(readDraft(draftOwner, object), initial));
  const [value, setValue] = useState(stored ?? initial);
  const [restored, setRestored] = useState(stored !== undefined);
  const forget = (): void => {
    storeDraft(draftOwner, object, undefined);
    setRestored(false);
  };
  return {
    value,
    set: (next) => {
      setValue(next);
      if (JSON.stringify(next) === JSON.stringify(initial)) forget();
      else storeDraft(draftOwner, object, next);
    },
    forget,
    restored,
  };
}

/** A stored value of the same kind; fields that are new since then are as at first. */
function restoredFrom<Value extends string | object>(stored: unknown, initial: Value): Value | undefined {
  if (typeof stored !== typeof initial || stored === null) return undefined;
  return (typeof initial === "string" ? stored : { ...(initial as object), ...(stored as object) }) as Value;
}

/** Says that a draft was restored; with `discard`, a button removes it. */
export function RestoredDraft({ shown, discard }: { readonly shown: boolean; readonly discard?: () => void }) {
  const { common } = useText();
  if (!shown) return null;
  return (
    <p className="note restored" role="status">
      {common.draftRestored}
      {discard !== undefined && (
        <button type="button" className="button small" onClick={discard}>
          {common.discardDraft}
        </button>
      )}
    </p>
  );
}

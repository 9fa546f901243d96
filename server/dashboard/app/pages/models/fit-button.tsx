// A fit now, instead of at the weekly one.
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";

/** The button, for those who may. */
export function FitButton() {
  const text = useText();
  const say = useSay();
  const may = useMay("models:write");
  const [confirming, setConfirming] = useState(false);
  const fit = api.useMutation("post", "/api/v1/models/fit", {
    onSuccess: ({ outcomes }) => say.done(text.models.fitQueued({ count: outcomes.frauds, payments: outcomes.payments })),
    onError: (error: unknown) => say.failed(error),
  });
  if (!may) return null;
  return (
    <>
      <button type="button" className="button push" disabled={fit.isPending} onClick={() => setConfirming(true)}>
        {text.models.fit}
      </button>
      {confirming && (
        <ReasonDialog
          title={text.models.fit}
          text={text.models.fitText}
          action={text.models.fit}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            fit.mutate({ body: {} });
          }}
        />
      )}
    </>
  );
}

// Approve, reject, roll back: each confirmed, with a reason where the API records one.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";
import { RollBackDialog } from "./roll-back-dialog.tsx";

type Move = "approve" | "reject" | "rollBack";

/** What is possible in each state. */
const possible: Readonly<Record<Schemas["ModelState"], readonly Move[]>> = {
  proposed: ["reject", "approve"],
  shadow: ["reject", "approve"],
  live: ["rollBack"],
  archived: [],
  rejected: [],
};

/** The buttons, for those who may. */
export function Moves({ model, changed }: { readonly model: Schemas["RiskModel"]; readonly changed: () => void }) {
  const text = useText();
  const say = useSay();
  const may = useMay("models:write");
  const [requested, setRequested] = useState<Move>();
  const close = (): void => setRequested(undefined);
  const after = (message: string) => ({
    onError: (error: unknown) => say.failed(error),
    onSuccess: () => {
      say.done(message);
      changed();
    },
  });
  const approve = api.useMutation("post", "/api/v1/models/{id}/approve", after(text.models.approved));
  const reject = api.useMutation("post", "/api/v1/models/{id}/reject", after(text.models.rejected));
  const rollBack = api.useMutation("post", "/api/v1/models/{id}/rollback", after(text.models.rolledBack));
  if (!may) return null;
  const params = { path: { id: model.id } };
  return (
    <>
      {possible[model.state].map((move) => (
        <button key={move} type="button" className={move === "approve" ? "button primary" : "button"} onClick={() => setRequested(move)}>
          {text.models[move]}
        </button>
      ))}
      {requested === "approve" && (
        <ReasonDialog
          title={text.models.approve}
          text={text.models.approveText}
          action={text.models.approve}
          onClose={close}
          onConfirm={() => {
            close();
            approve.mutate({ params });
          }}
        />
      )}
      {requested === "reject" && (
        <ReasonDialog
          title={text.models.reject}
          action={text.models.reject}
          danger
          onClose={close}
          onConfirm={(reason) => {
            close();
            reject.mutate({ params, body: { reason } });
          }}
        />
      )}
      {requested === "rollBack" && (
        <RollBackDialog
          onClose={close}
          onConfirm={(body) => {
            close();
            rollBack.mutate({ params, body });
          }}
        />
      )}
    </>
  );
}

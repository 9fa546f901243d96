// Changes of status, each with a reason.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useMay, useSession } from "../../session/context.tsx";
import { useSay } from "../../shell/toasts.tsx";

type Move = "draft" | "shadow" | "live" | "approve" | "archive";

/** Where each status can lead. */
const next: Readonly<Record<Schemas["RuleStatus"], readonly Move[]>> = {
  draft: ["archive", "shadow", "live"],
  shadow: ["archive", "draft", "live"],
  live: ["archive", "shadow"],
  archived: ["draft"],
};

/** A button for each change that is possible; approval is another person's than the request. */
export function Moves({ rule, changed }: { readonly rule: Schemas["Rule"]; readonly changed: () => void }) {
  const text = useText();
  const say = useSay();
  const may = useMay("rules:write");
  const { person } = useSession();
  const [requested, setRequested] = useState<Move>();
  const init = {
    onError: (error: unknown) => say.failed(error),
    onSuccess: () => {
      say.done(text.rules.moved);
      changed();
    },
  };
  const mutations = {
    draft: api.useMutation("post", "/api/v1/rules/{id}/draft", init),
    shadow: api.useMutation("post", "/api/v1/rules/{id}/shadow", init),
    live: api.useMutation("post", "/api/v1/rules/{id}/live", init),
    approve: api.useMutation("post", "/api/v1/rules/{id}/approve", init),
    archive: api.useMutation("post", "/api/v1/rules/{id}/archive", init),
  };
  if (!may) return null;
  const pending = rule.pending_approval;
  const mayApprove = pending !== null && pending.requested_by.id !== person.subject;
  const moves: readonly Move[] = [...next[rule.status], ...(mayApprove ? (["approve"] as const) : [])];
  const main = moves.at(-1);
  return (
    <>
      {moves.map((move) => (
        <button key={move} type="button" className={move === main ? "button primary" : "button"} onClick={() => setRequested(move)}>
          {text.rules.moves[move]}
        </button>
      ))}
      {requested !== undefined && (
        <ReasonDialog
          title={text.rules.moves[requested]}
          action={text.rules.moves[requested]}
          onClose={() => setRequested(undefined)}
          onConfirm={(reason) => {
            setRequested(undefined);
            mutations[requested].mutate({ params: { path: { id: rule.id } }, body: { reason } });
          }}
        />
      )}
    </>
  );
}

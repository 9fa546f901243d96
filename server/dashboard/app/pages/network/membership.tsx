// Taking part: what is contributed and consumed, and leaving.
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";

/** The choices; those who may not change them read them. */
export function Membership({ membership }: { readonly membership: Schemas["NetworkMembership"] }) {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const client = useQueryClient();
  const may = useMay("network:contribute");
  const [contribute, setContribute] = useState(membership.contribute);
  const [consume, setConsume] = useState(membership.consume);
  const [leaving, setLeaving] = useState(false);
  const done = (message: string): void => {
    say.done(message);
    void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => /network/.test(String(path)) });
  };
  const onError = (error: unknown): void => say.failed(error);
  const set = api.useMutation("put", "/api/v1/network/membership", { onSuccess: () => done(text.common.saved), onError });
  const leave = api.useMutation("delete", "/api/v1/network/membership", {
    onSuccess: ({ withdrawn }) => done(text.network.left({ withdrawn })),
    onError,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    set.mutate({ body: { contribute, consume: contribute && consume } });
  };
  const unchanged = membership.member && contribute === membership.contribute && consume === membership.consume;
  // the dialog is outside of the form: its own form would send this one too
  return (
    <>
      <form className="form" onSubmit={submit}>
        {membership.member_since !== null && (
          <p className="soft">
            {text.network.since} {format.dateTime(membership.member_since)}
          </p>
        )}
        <label className="check">
          <input type="checkbox" disabled={!may} checked={contribute} onChange={({ target }) => setContribute(target.checked)} />
          {text.network.contribute}
        </label>
        <label className="check">
          <input type="checkbox" disabled={!may || !contribute} checked={contribute && consume} onChange={({ target }) => setConsume(target.checked)} />
          <span>
            {text.network.consume}
            <br />
            <small className="soft">{text.network.consumeNeeds}</small>
          </span>
        </label>
        {may ? (
          <div className="actions end">
            {membership.member && (
              <button type="button" className="button" onClick={() => setLeaving(true)}>
                {text.network.leave}
              </button>
            )}
            <button type="submit" className="button primary" disabled={unchanged || set.isPending}>
              {membership.member ? text.common.save : text.network.join}
            </button>
          </div>
        ) : (
          <p className="note">{text.network.readOnly}</p>
        )}
      </form>
      {leaving && (
        <ReasonDialog
          title={text.network.leave}
          text={text.network.leaveText}
          action={text.network.leave}
          danger
          onClose={() => setLeaving(false)}
          onConfirm={() => {
            setLeaving(false);
            leave.mutate({});
          }}
        />
      )}
    </>
  );
}

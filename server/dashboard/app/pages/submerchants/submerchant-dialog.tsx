// One submerchant: what is known, its keys, edit and suspend.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Moment, Properties } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { SubmerchantForm } from "./submerchant-form.tsx";
import { SubmerchantKeys } from "./submerchant-keys.tsx";

type Submerchant = Schemas["Submerchant"];

/** The dialog. */
export function SubmerchantDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useText();
  const mayWrite = useMay("submerchants:write");
  const [step, setStep] = useState<"edit" | "suspend">();
  const query = api.useQuery("get", "/api/v1/submerchants/{id}", { params: { path: { id } } });
  const { data } = query;
  const update = useUpdate();
  const path = { params: { path: { id } } };
  const close = (): void => setStep(undefined);
  if (step === "edit" && data !== undefined) return <SubmerchantForm submerchant={data} onClose={close} />;
  if (step === "suspend" && data !== undefined)
    return (
      <ReasonDialog
        title={text.submerchants.suspendTitle({ name: data.name })}
        text={text.submerchants.suspendText}
        action={text.submerchants.suspend}
        danger
        onClose={close}
        onConfirm={() => {
          close();
          update.mutate({ ...path, body: { status: "inactive" } });
        }}
      />
    );
  return (
    <Dialog open onClose={onClose} title={data?.name ?? text.submerchants.title} name="wide">
      <div className="content stack">
        <Loaded query={query} rows={5}>
          {(submerchant) => (
            <>
              <Known submerchant={submerchant} />
              <SubmerchantKeys submerchantId={id} />
              {mayWrite && (
                <div className="actions end">
                  {submerchant.status === "active" ? (
                    <button type="button" className="button" onClick={() => setStep("suspend")}>
                      {text.submerchants.suspend}
                    </button>
                  ) : (
                    <button type="button" className="button" onClick={() => update.mutate({ ...path, body: { status: "active" } })}>
                      {text.submerchants.activate}
                    </button>
                  )}
                  <button type="button" className="button primary" onClick={() => setStep("edit")}>
                    {text.submerchants.edit}
                  </button>
                </div>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

function useUpdate() {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  return api.useMutation("patch", "/api/v1/submerchants/{id}", {
    onSuccess: () => {
      say.done(text.common.saved);
      void client.invalidateQueries({ predicate: ({ queryKey: [, called] }) => String(called).startsWith("/api/v1/submerchants") });
    },
    onError: (error: unknown) => say.failed(error),
  });
}

function Known({ submerchant }: { readonly submerchant: Submerchant }) {
  const text = useText();
  return (
    <Properties
      items={[
        [
          text.common.status,
          <Badge key="status" tone={submerchant.status === "active" ? "green" : "grey"}>
            {text.submerchants.statuses[submerchant.status]}
          </Badge>,
        ],
        [text.submerchants.identifier, <code key="id">{submerchant.id}</code>],
        [text.submerchants.externalId, <Given key="external" value={submerchant.external_id} />],
        [text.submerchants.country, submerchant.country],
        [text.submerchants.category, submerchant.category_code ?? "–"],
        [text.common.created, <Moment key="created" at={submerchant.created_at} />],
        [text.common.changed, <Moment key="changed" at={submerchant.updated_at} />],
      ]}
    />
  );
}

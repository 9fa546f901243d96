// One endpoint: its events, and what can be done with it.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SecretDialog } from "../../parts/secret-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Given, Moment, Properties } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

/** The dialog. */
export function EndpointDialog({ endpoint, onClose }: { readonly endpoint: Schemas["WebhookEndpoint"]; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("webhooks:write");
  const [secret, setSecret] = useState<string>();
  const params = { path: { id: endpoint.id } };
  const onError = (error: unknown): void => say.failed(error);
  const done = (message: string): void => {
    say.done(message);
    void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith("/api/v1/webhook") });
    onClose();
  };
  const update = api.useMutation("patch", "/api/v1/webhook-endpoints/{id}", { onSuccess: () => done(text.common.saved), onError });
  const remove = api.useMutation("delete", "/api/v1/webhook-endpoints/{id}", { onSuccess: () => done(text.webhooks.removed), onError });
  const test = api.useMutation("post", "/api/v1/webhook-endpoints/{id}/test", { onSuccess: () => done(text.webhooks.tested), onError });
  const rotate = api.useMutation("post", "/api/v1/webhook-endpoints/{id}/rotate-secret", { onSuccess: (rotated) => setSecret(rotated.secret), onError });
  if (secret !== undefined) return <SecretDialog title={text.webhooks.secret} value={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={endpoint.url} name="wide">
      <div className="content stack">
        <Properties
          items={[
            [text.common.status, endpoint.enabled ? text.webhooks.enabled : text.webhooks.disabled],
            [text.common.created, <Moment key="created" at={endpoint.created_at} />],
            ...(endpoint.failing_since === null ? [] : [[text.webhooks.failing, <Moment key="failing" at={endpoint.failing_since} />] as const]),
            [text.common.description, <Given key="description" value={endpoint.description} />],
          ]}
        />
        <p className="soft">{endpoint.events.join(", ")}</p>
        {mayWrite && (
          <div className="actions end">
            <button type="button" className="button" onClick={() => remove.mutate({ params })}>
              {text.common.remove}
            </button>
            <button type="button" className="button" onClick={() => rotate.mutate({ params })}>
              {text.webhooks.rotate}
            </button>
            <button type="button" className="button" onClick={() => update.mutate({ params, body: { enabled: !endpoint.enabled } })}>
              {endpoint.enabled ? text.webhooks.disable : text.webhooks.enable}
            </button>
            <button type="button" className="button primary" onClick={() => test.mutate({ params, body: {} })}>
              {text.webhooks.test}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

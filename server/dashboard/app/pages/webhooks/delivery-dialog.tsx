// One delivery: why an attempt failed, what was sent, another try.
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Given, Moment } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

/** The dialog. */
export function DeliveryDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("webhooks:write");
  const path = { params: { path: { id } } };
  const query = api.useQuery("get", "/api/v1/webhook-deliveries/{id}", path);
  const redeliver = api.useMutation("post", "/api/v1/webhook-deliveries/{id}/redeliver", {
    onSuccess: () => {
      say.done(text.webhooks.redelivered);
      void client.invalidateQueries({ predicate: ({ queryKey: [, called] }) => String(called).startsWith("/api/v1/webhook-deliveries") });
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <Dialog open onClose={onClose} title={query.data?.event_type ?? text.webhooks.deliveries} name="wide">
      <div className="content stack">
        <Loaded query={query} rows={4}>
          {(delivery) => (
            <>
              <Attempts attempts={delivery.attempt_log} />
              <section>
                <h3>{text.webhooks.body}</h3>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
                <pre className="json" tabIndex={0}>
                  {JSON.stringify(delivery.event, null, 2)}
                </pre>
              </section>
            </>
          )}
        </Loaded>
        {mayWrite && (
          <div className="actions end">
            <button type="button" className="button primary" disabled={redeliver.isPending} onClick={() => redeliver.mutate(path)}>
              {text.webhooks.redeliver}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly Schemas["WebhookAttempt"][] }) {
  const text = useText();
  const format = useFormat();
  if (attempts.length === 0) return null;
  return (
    <PlainTable
      rows={attempts}
      rowKey={({ number }) => number}
      columns={[
        { header: text.webhooks.attempt, cell: ({ number }) => format.number(number) },
        { header: text.common.time, cell: ({ started_at: at }) => <Moment at={at} /> },
        {
          header: text.webhooks.answer,
          cell: ({ failure, status_code: status, response_excerpt: excerpt }) => (
            <>
              {failure === null ? status : text.webhooks.failures[failure]} {excerpt !== null && <Given value={excerpt} />}
            </>
          ),
        },
        { header: text.webhooks.latency, numeric: true, cell: ({ latency_ms: latency }) => (latency === null ? "–" : `${format.score(latency)} ms`) },
      ]}
    />
  );
}

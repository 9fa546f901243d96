// One case: its content, its history, its submission to the regulator.
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { api, client as calls, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Money, Properties } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { AcknowledgeDialog } from "./acknowledge.tsx";
import { CaseComments } from "./comments.tsx";
import { DossierPreview } from "./dossier-preview.tsx";
import { CaseFiles } from "./files.tsx";
import { CasePayment } from "./payment.tsx";
import { Steps } from "./steps.tsx";
import { priorityTones, statusTones } from "./tones.ts";
import { CaseWork } from "./work.tsx";

type Case = Schemas["Case"];

/** The page. */
export function CasePage() {
  const text = useText();
  const { caseId } = useParams({ from: "/cases/$caseId" });
  const query = api.useQuery("get", "/api/v1/cases/{id}", { params: { path: { id: caseId } } });
  const { data } = query;
  const heading = data && (
    <>
      {data.reference_number}
      <Badge tone={statusTones[data.status]}>{text.cases.statuses[data.status]}</Badge>
      <Badge tone={priorityTones[data.priority]}>{text.cases.priorities[data.priority]}</Badge>
    </>
  );
  return (
    <Page title={data?.reference_number ?? text.cases.title} heading={heading ?? text.cases.title} actions={data && <Actions found={data} />}>
      <Loaded query={query}>{(found) => <Content found={found} />}</Loaded>
    </Page>
  );
}

function Content({ found }: { readonly found: Case }) {
  const text = useText();
  const format = useFormat();
  const mayReadPayment = useMay("assessments:read");
  return (
    <div className="columns">
      <div className="stack">
        <Panel title={text.cases.incident}>
          <div className="stack">
            <Properties
              items={[
                [text.cases.incident, text.cases.incidents[found.incident_type]],
                [text.common.amount, <Money key="amount" amount={found.amount} currency={found.currency} />],
                [text.cases.incidentDate, format.date(found.incident_date)],
                [text.cases.jurisdiction, found.jurisdiction],
                [text.cases.regulator, <Given key="regulator" value={found.regulator} />],
                [text.cases.victim, <Given key="victim" value={found.victim_name} />],
              ]}
            />
            {found.description !== null && (
              <p>
                <bdi className="given">{found.description}</bdi>
              </p>
            )}
          </div>
        </Panel>
        {mayReadPayment && found.session_id !== null && <CasePayment sessionId={found.session_id} />}
      </div>
      <div className="stack">
        <CaseWork found={found} />
        <CaseFiles found={found} />
        <CaseComments caseId={found.id} />
        <History caseId={found.id} />
      </div>
    </div>
  );
}

function History({ caseId }: { readonly caseId: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/cases/{id}/history", { params: { path: { id: caseId } } });
  return (
    <Panel title={text.cases.history}>
      <Loaded query={query} rows={3}>
        {({ data }) => <Steps steps={data} />}
      </Loaded>
    </Panel>
  );
}

function Actions({ found }: { readonly found: Case }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("cases:write");
  const maySubmit = useMay("cases:submit");
  const options = {
    onSuccess: () => {
      say.done(text.cases.moved);
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith("/api/v1/cases") });
    },
    onError: (error: unknown) => say.failed(error),
  };
  const update = api.useMutation("patch", "/api/v1/cases/{id}", options);
  const submit = api.useMutation("post", "/api/v1/cases/{id}/submit", options);
  const acknowledge = api.useMutation("post", "/api/v1/cases/{id}/acknowledgement", options);
  const [answering, setAnswering] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const path = { params: { path: { id: found.id } } };
  const download = async (): Promise<void> => {
    try {
      const { data } = await calls.GET("/api/v1/cases/{id}/dossier", { params: { ...path.params, query: { format: "pdf" } }, parseAs: "blob" });
      if (data instanceof Blob) saveFile(data, `${found.reference_number}.pdf`);
    } catch (error) {
      say.failed(error);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setPreviewing(true)}>
        {text.dossier.preview}
      </button>
      <button type="button" className="button" onClick={() => void download()}>
        <Icon name="download" />
        {text.cases.dossier}
      </button>
      {mayWrite && ["borrador", "en_revision", "resuelto"].includes(found.status) && (
        <button type="button" className="button" onClick={() => update.mutate({ ...path, body: { status: "archivado" } })}>
          {text.cases.archive}
        </button>
      )}
      {mayWrite && found.status === "borrador" && (
        <button type="button" className="button primary" onClick={() => update.mutate({ ...path, body: { status: "en_revision" } })}>
          {text.cases.startReview}
        </button>
      )}
      {maySubmit && found.status === "en_revision" && (
        <button type="button" className="button primary" onClick={() => submit.mutate(path)}>
          {text.cases.submit}
        </button>
      )}
      {maySubmit && found.status === "enviado" && (
        <button type="button" className="button primary" onClick={() => setAnswering(true)}>
          {text.cases.acknowledge}
        </button>
      )}
      {previewing && <DossierPreview found={found} download={() => void download()} onClose={() => setPreviewing(false)} />}
      {answering && (
        <AcknowledgeDialog
          onClose={() => setAnswering(false)}
          onConfirm={(answer) => {
            setAnswering(false);
            acknowledge.mutate({ ...path, body: answer });
          }}
        />
      )}
    </>
  );
}

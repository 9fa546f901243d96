// One identifier: its payments, what became of them, the lists that have it, and what it is linked with.
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useAssessmentColumns } from "../../parts/assessment-columns.tsx";
import type { EntityKind } from "../../parts/entity-link.tsx";
import { FigureRow } from "../../parts/headline-figures.tsx";
import { ListDialog } from "../../parts/list-dialog.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { DataTable } from "../../parts/table.tsx";
import { Badge, Given } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { allAssessments } from "./all-assessments.ts";
import { Entries, isExpired } from "./entries.tsx";
import { Links } from "./links.tsx";
import { EntitySearchForm } from "./search-form.tsx";
import { Decisions, Outcomes, Summary } from "./summary.tsx";

type Entity = Schemas["Entity"];

/** The page. */
export function EntityPage() {
  const text = useText();
  const params = useParams({ from: "/entities/$kind/$value" });
  const kind = (Object.keys(text.entities.kinds) as EntityKind[]).find((name) => name === params.kind);
  if (kind === undefined)
    return (
      <Page title={text.entities.title}>
        <EntitySearchForm value={params.value} />
        <Empty title={text.state.notFound} />
      </Page>
    );
  return <Known key={`${kind} ${params.value}`} kind={kind} value={params.value} />;
}

function Known({ kind, value }: { readonly kind: EntityKind; readonly value: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/entities/{kind}/{value}", { params: { path: { kind, value } } });
  const name = text.entities.kinds[kind];
  const heading = (
    <>
      <Badge tone="violet">{name}</Badge>
      <Given value={query.data?.value ?? value} />
    </>
  );
  return (
    // characters that only change the direction of text would turn around the title of the window
    <Page title={`${name} ${value.replace(/\p{Cf}/gu, "").slice(0, 60)}`} heading={heading} actions={query.data && <Actions entity={query.data} />}>
      <EntitySearchForm kind={kind} value={value} />
      <Loaded query={query}>{(entity) => <Content entity={entity} />}</Loaded>
    </Page>
  );
}

/** Block and allow, unless an entry does so already; nothing for a role that may not, and nothing where no entry can hold the value. */
function Actions({ entity: { list_type: type, value, blocklist, allowlist } }: { readonly entity: Entity }) {
  const text = useText();
  const may = useMay("blocklists:write");
  const [list, setList] = useState<"block" | "allow">();
  if (!may || type === null) return null;
  return (
    <>
      {!allowlist?.some(allows) && (
        <button type="button" className="button" onClick={() => setList("allow")}>
          {text.entities.allow}
        </button>
      )}
      {!blocklist?.some(blocks) && (
        <button type="button" className="button danger" onClick={() => setList("block")}>
          {text.assessment.block}
        </button>
      )}
      {list !== undefined && <ListDialog list={list} given={{ type, value }} onClose={() => setList(undefined)} />}
    </>
  );
}

/** Entries that decide now, in both flows: their expiry is changed on the page of lists. */
const allows = (entry: Schemas["AllowlistEntry"]): boolean => entry.flow_scope === "all" && !isExpired(entry);
const blocks = (entry: Schemas["BlocklistEntry"]): boolean => entry.is_active && entry.severity === "block" && entry.flow_scope === "all" && !isExpired(entry);

function Content({ entity }: { readonly entity: Entity }) {
  const text = useText();
  if (entity.assessments === 0)
    return (
      <>
        <Empty title={text.entities.neverSeen}>{text.entities.neverSeenText}</Empty>
        <Entries entity={entity} />
      </>
    );
  return (
    <>
      <Figures entity={entity} />
      <Links entity={entity} />
      <div className="columns thirds">
        <Entries entity={entity} />
        <div className="stack">
          <Summary entity={entity} />
          <Outcomes entity={entity} />
        </div>
        <Decisions entity={entity} />
      </div>
      <Newest entity={entity} />
    </>
  );
}

function Figures({ entity: { assessments, more, frauds, distinct, network } }: { readonly entity: Entity }) {
  const text = useText();
  const format = useFormat();
  const shown = format.number(assessments);
  return (
    <>
      <FigureRow
        figures={[
          { label: text.entities.assessments, value: more ? text.overview.atLeast({ shown }) : shown },
          { label: text.entities.frauds, value: format.number(frauds) },
          ...(["payers", "emails", "cards", "devices", "ips"] as const).map((name) => ({
            label: text.entities.distinct[name],
            value: format.number(distinct[name]),
          })),
        ]}
      />
      {more && <p className="soft">{text.entities.partial}</p>}
      {network !== null && <p className="soft">{text.entities.ofNetwork({ network })}</p>}
    </>
  );
}

function Newest({ entity }: { readonly entity: Entity }) {
  const text = useText();
  const navigate = useNavigate();
  const columns = useAssessmentColumns();
  const all = allAssessments(entity);
  return (
    <Panel
      title={text.entities.newest}
      actions={
        all !== undefined && (
          <Link to="/assessments" search={all}>
            {text.entities.all}
          </Link>
        )
      }
    >
      <div className="limited">
        <DataTable
          label={text.entities.newest}
          columns={columns}
          rows={entity.newest}
          rowKey={({ session_id }) => session_id}
          link={({ session_id }, content) => (
            <Link to="/assessments/$sessionId" params={{ sessionId: session_id }} preload={false}>
              {content}
            </Link>
          )}
          open={({ session_id }) => void navigate({ to: "/assessments/$sessionId", params: { sessionId: session_id } })}
        />
      </div>
    </Panel>
  );
}

// What an entity is linked with: a graph of the nearest, and a table of all.
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { EntityLink } from "../../parts/entity-link.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { type Column, DataTable } from "../../parts/table.tsx";
import { Badge, Given } from "../../parts/values.tsx";
import { type DrawnNode, LinkGraph } from "./link-graph.tsx";

type Reference = Schemas["EntityReference"];
type Link = Schemas["EntityLink"];

/** Most nodes that are drawn of each hop. */
const DRAWN = { 1: 10, 2: 16 } as const;

const keyOf = ({ kind, value }: Reference): string => `${kind} ${value}`;

/** The panel. */
export function Links({ entity }: { readonly entity: Schemas["Entity"] }) {
  const text = useText();
  const { links } = entity;
  const nodes = drawnOf(links);
  const columns = useColumns();
  return (
    <Panel title={text.entities.links}>
      {links.length === 0 ? (
        <p className="soft">{text.entities.noLinks}</p>
      ) : (
        <div className="stack">
          <p className="soft">
            {text.entities.linksText} {nodes.length < links.length && text.entities.shownLinks({ shown: nodes.length, total: links.length })}{" "}
            {entity.more_links && text.entities.moreLinks}
          </p>
          <LinkGraph label={text.entities.graph} root={<Node entity={entity} />} nodes={nodes} />
          <div className="limited">
            <DataTable
              label={text.entities.links}
              columns={columns}
              rows={links}
              rowKey={keyOf}
              link={(link, content) => (
                <EntityLink kind={link.kind} value={link.value}>
                  {content}
                </EntityLink>
              )}
            />
          </div>
        </div>
      )}
    </Panel>
  );
}

/** The most shared links of each hop; of the second those that a drawn one leads to. */
function drawnOf(links: readonly Link[]): readonly DrawnNode[] {
  const first = links.filter(({ hop }) => hop === 1).slice(0, DRAWN[1]);
  const keys = new Set(first.map(keyOf));
  const second = links.filter(({ hop, via }) => hop === 2 && via.some((by) => keys.has(keyOf(by)))).slice(0, DRAWN[2]);
  return [...first, ...second].map((link) => ({
    key: keyOf(link),
    hop: link.hop === 1 ? 1 : 2,
    via: link.via.map(keyOf),
    weight: link.shared_assessments,
    content: <Linked link={link} />,
  }));
}

function Linked({ link }: { readonly link: Link }) {
  const tone = link.fraud ? " marked red" : link.blocklisted === true ? " marked amber" : "";
  return (
    <EntityLink kind={link.kind} value={link.value} name={`link-node${tone}`}>
      <Names entity={link} />
      <Marks link={link} />
    </EntityLink>
  );
}

function Node({ entity }: { readonly entity: Reference }) {
  return (
    <span className="link-node">
      <Names entity={entity} />
    </span>
  );
}

function Names({ entity: { kind, value } }: { readonly entity: Reference }) {
  const text = useText();
  return (
    <>
      <small>{text.entities.kinds[kind]}</small>
      <bdi title={value}>{value}</bdi>
    </>
  );
}

/** Icons with their words for screen readers. */
function Marks({ link }: { readonly link: Link }) {
  const text = useText();
  const mark = (icon: "warning" | "block", word: string): ReactNode => (
    <span title={word}>
      <Icon name={icon} />
      <span className="hidden">{word}</span>
    </span>
  );
  if (!link.fraud && link.blocklisted !== true) return null;
  return (
    <span className="marks">
      {link.fraud && mark("warning", text.entities.fraud)}
      {link.blocklisted === true && mark("block", text.entities.blocklisted)}
    </span>
  );
}

function useColumns(): readonly Column<Link>[] {
  const text = useText();
  const format = useFormat();
  return [
    { key: "value", header: text.common.value, width: "minmax(9rem, 1.4fr)", cell: ({ value }) => <Given value={value} /> },
    { key: "kind", header: text.entities.kind, width: "minmax(7rem, 0.7fr)", wide: true, cell: ({ kind }) => text.entities.kinds[kind] },
    { key: "hop", header: text.entities.hop, width: "4rem", wide: true, cell: ({ hop }) => hop },
    {
      key: "via",
      header: text.entities.via,
      width: "minmax(8rem, 1fr)",
      wide: true,
      cell: ({ via }) => <Given value={via.map(({ value }) => value).join(", ")} />,
    },
    {
      key: "marks",
      header: text.entities.marks,
      width: "minmax(9.25rem, 0.7fr)",
      cell: ({ fraud, blocklisted }) =>
        fraud || blocklisted === true ? (
          <span className="marks">
            {fraud && <Badge tone="red">{text.entities.fraud}</Badge>}
            {blocklisted === true && <Badge tone="amber">{text.entities.blocklisted}</Badge>}
          </span>
        ) : (
          <span className="soft">–</span>
        ),
    },
    {
      key: "shared",
      header: text.entities.shared,
      width: "10.5rem",
      numeric: true,
      wide: true,
      cell: ({ shared_assessments: shared }) => format.number(shared),
    },
  ];
}

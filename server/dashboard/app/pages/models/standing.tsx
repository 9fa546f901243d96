// What decides now, what is compared with it, and what waits.
import { Link } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Time } from "../../parts/values.tsx";

/** The live model, the challenger and the proposal; the catalogue decides where no model is live. */
export function Standing() {
  const text = useText();
  return (
    <div className="standing">
      <One label={text.models.champion} state="live" absent={text.models.catalogue} />
      <One label={text.models.challenger} state="shadow" absent={text.models.none} />
      <One label={text.models.proposal} state="proposed" absent={text.models.none} />
    </div>
  );
}

function One({ label, state, absent }: { readonly label: string; readonly state: Schemas["ModelState"]; readonly absent: string }) {
  const text = useText();
  const { data } = api.useInfiniteQuery("get", "/api/v1/models", { params: { query: { state, limit: 100 } } }, paged);
  const [model] = rowsOf(data);
  if (model === undefined)
    return (
      <div>
        <span className="soft">{label}</span>
        <strong>{data === undefined ? "…" : absent}</strong>
      </div>
    );
  return (
    <Link to="/models/$modelId" params={{ modelId: model.id }}>
      <span className="soft">{label}</span>
      <strong>{text.models.sources[model.source]}</strong>
      <Since model={model} />
    </Link>
  );
}

function Since({ model }: { readonly model: Schemas["RiskModel"] }) {
  const text = useText();
  const format = useFormat();
  const { shadow, live_since: liveSince } = model;
  return (
    <small className="soft">
      {shadow !== null && model.state === "shadow" ? (
        text.models.shadowText({ changed: shadow.changed, decisions: shadow.decisions, share: format.percent(shadow.changed_share) })
      ) : (
        <Time at={liveSince ?? model.created_at} />
      )}
    </small>
  );
}

// What others report of one value. The value is not stored.
import { type SubmitEvent, useState } from "react";
import { networkSignalTypeValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { useListTypesAmong } from "../../parts/labels.ts";
import { Panel } from "../../parts/page-frame.tsx";
import { Failure } from "../../parts/states.tsx";
import { Badge, Properties } from "../../parts/values.tsx";

type SignalType = Schemas["NetworkSignalType"];

/** The panel. */
export function QueryForm() {
  const text = useText();
  const listTypes = useListTypesAmong(networkSignalTypeValues);
  const [type, setType] = useState<SignalType>("email");
  const [value, setValue] = useState("");
  const query = api.useMutation("post", "/api/v1/network/signals/query");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    query.mutate({ body: { signals: [{ signal_type: type, value: value.trim() }] } });
  };
  const answer = query.data?.data[0];
  return (
    <Panel title={text.network.query}>
      <form className="form" onSubmit={submit}>
        <div className="pair">
          <Field label={text.common.type}>{(id) => <Select {...id} value={type} options={listTypes} onChange={(next) => setType(next ?? type)} />}</Field>
          <Field label={text.common.value}>
            {(id) => <input {...id} required pattern=".*\S.*" maxLength={255} value={value} onChange={({ target }) => setValue(target.value)} />}
          </Field>
        </div>
        <div className="actions end">
          <button type="submit" className="button" disabled={query.isPending}>
            {text.network.queryButton}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {query.error !== null && <Failure error={query.error} />}
        {answer !== undefined && <Answer answer={answer} />}
      </div>
    </Panel>
  );
}

function Answer({ answer }: { readonly answer: Schemas["NetworkAnswer"] }) {
  const text = useText();
  return (
    <div className="stack">
      {answer.participants === null ? (
        <p>{text.network.nobody}</p>
      ) : (
        <Properties
          items={[
            [text.network.participants, answer.participants],
            [text.network.lastSeen, answer.last_seen_month ?? "–"],
            [text.network.category, answer.categories.map((category) => text.network.categories[category]).join(", ") || "–"],
          ]}
        />
      )}
      {answer.own && (
        <p>
          <Badge tone="violet">{text.network.own}</Badge>
        </p>
      )}
    </div>
  );
}

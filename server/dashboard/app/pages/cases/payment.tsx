// The payment that a case is about, with its identifiers.
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { KeyValues } from "../../parts/key-values.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";

/** The panel. */
export function CasePayment({ sessionId }: { readonly sessionId: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/assessments/{session_id}", { params: { path: { session_id: sessionId } } });
  return (
    <Panel
      title={text.assessments.payment}
      actions={
        <Link to="/assessments/$sessionId" params={{ sessionId }}>
          {text.cases.assessment}
        </Link>
      }
    >
      <Loaded query={query} rows={4}>
        {(assessment) => <KeyValues assessment={assessment} />}
      </Loaded>
    </Panel>
  );
}

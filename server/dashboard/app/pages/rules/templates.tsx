// Rules that are ready to create: a template fills the form.
import { api, type Schemas } from "../../api/client.ts";
import { useApiLanguage, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Properties } from "../../parts/values.tsx";

type Template = Schemas["RuleTemplate"];

/** The templates in the person's language. */
export function Templates({ use }: { readonly use: (template: Template, words: Schemas["RuleTemplateText"]) => void }) {
  const { templates } = useText();
  const query = api.useQuery("get", "/api/v1/rules/templates", {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Panel title={templates.title}>
      <div className="stack">
        <p className="soft">{templates.text}</p>
        <Loaded query={query}>
          {({ data }) => (
            <ul className="templates">
              {data.map((template) => (
                <Entry key={template.id} template={template} use={use} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

function Entry({ template, use }: { readonly template: Template; readonly use: (template: Template, words: Schemas["RuleTemplateText"]) => void }) {
  const text = useText();
  const words = template.texts[useApiLanguage()];
  return (
    <li>
      <details>
        <summary>
          {words.name} <small className="soft">{text.flows[template.rule.flow]}</small>
        </summary>
        <div className="stack">
          <p className="soft">{words.description}</p>
          <pre className="json expression">{template.rule.expression}</pre>
          <Properties
            items={[
              [text.templates.catches, words.catches],
              [text.templates.leavesAlone, words.leaves_alone],
              [text.templates.tuning, words.tuning],
            ]}
          />
          <div className="actions end">
            <button type="button" className="button" aria-label={`${text.templates.use}: ${words.name}`} onClick={() => use(template, words)}>
              {text.templates.use}
            </button>
          </div>
        </div>
      </details>
    </li>
  );
}

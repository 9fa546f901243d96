// Who is signed in, and what each role may do. Roles are the identity provider's to assign.
import { type Permission, permissions, type Role, rolePermissions } from "../../../../../generated/credentials.ts";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useRoles } from "../../parts/labels.ts";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Properties } from "../../parts/values.tsx";
import { useSession } from "../../session/context.tsx";

const ROLES = Object.keys(rolePermissions) as Role[];

/** The page. */
export function TeamPage() {
  const text = useText();
  const roles = useRoles();
  const { person } = useSession();
  const query = api.useQuery("get", "/api/v1/session", {});
  return (
    <Page title={text.team.title}>
      <div className="measure">
        <Panel title={text.team.session}>
          <Loaded query={query} rows={4}>
            {(session) => (
              <Properties
                items={[
                  [text.common.name, <bdi key="name">{person.name}</bdi>],
                  ...(person.email === "" ? [] : [[text.common.email, <bdi key="email">{person.email}</bdi>] as const]),
                  [text.team.subject, <code key="subject">{session.subject}</code>],
                  [text.team.role, roles[session.role]],
                  [text.settings.organization, <bdi key="organization">{session.organization.name}</bdi>],
                  [text.settings.segment, text.settings.segments[session.organization.segment]],
                ]}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={text.team.permissions}>
          <div className="stack">
            <p className="soft">{text.team.assigned}</p>
            <Matrix own={person.role} />
          </div>
        </Panel>
      </div>
    </Page>
  );
}

function Matrix({ own }: { readonly own: Role }) {
  const text = useText();
  const roles = useRoles();
  return (
    <PlainTable
      rows={permissions}
      rowKey={(permission) => permission}
      columns={[
        {
          header: text.team.permission,
          names: true,
          cell: (permission) => (
            <>
              {text.auditLog.permissions[permission]} <code className="soft">{permission}</code>
            </>
          ),
        },
        ...ROLES.map((role) => ({
          header: role === own ? `${roles[role]} (${text.team.yours})` : roles[role],
          cell: (permission: Permission) =>
            (rolePermissions[role] as readonly string[]).includes(permission) ? (
              <>
                <Icon name="check" />
                <span className="hidden">{text.common.yes}</span>
              </>
            ) : (
              <span className="soft">–</span>
            ),
        })),
      ]}
    />
  );
}

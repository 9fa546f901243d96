// The command palette (Ctrl+K): pages, payments by id, order or e-mail, and identifiers.
import { Dialog } from "@base-ui/react/dialog";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { likelyKind } from "../parts/entity-link.tsx";
import { Icon } from "../parts/icon.tsx";
import { useSession } from "../session/context.tsx";
import { isFor, navigation } from "./navigation.ts";

const SESSION = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Command {
  readonly group: string;
  readonly label: string;
  readonly run: () => void;
}

/** The palette, open. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog.Root open onOpenChange={(now) => now || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette" aria-label={text.palette.label}>
          <Commands onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Commands({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const id = useId();
  const [query, setQuery] = useState("");
  const [current, setCurrent] = useState(0);
  const commands = useCommands(query.trim());
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setCurrent((current + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === "Enter") run(commands[current]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={commands.length === 0 ? undefined : `${id}-${current}`}
          aria-label={text.palette.label}
          placeholder={text.palette.placeholder}
          value={query}
          maxLength={320}
          onChange={({ target }) => {
            setQuery(target.value);
            setCurrent(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={text.palette.label} tabIndex={-1} className="palette-list">
        {commands.map((command, index) => (
          <div
            key={`${command.group} ${command.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            onMouseMove={() => setCurrent(index)}
            onClick={() => run(command)}
            onKeyDown={onKey}
          >
            <bdi>{command.label}</bdi>
            <small>{command.group}</small>
          </div>
        ))}
      </div>
      {commands.length === 0 && <p className="palette-nothing">{text.palette.nothing}</p>}
    </>
  );
}

function useCommands(query: string): readonly Command[] {
  const text = useText();
  const { person } = useSession();
  const navigate = useNavigate();
  const pages = navigation.flatMap(({ places }) =>
    places.flatMap((place) => {
      const { to, label } = place;
      const name = label(text);
      const matches = isFor(place, person) && name.toLowerCase().includes(query.toLowerCase());
      return matches ? [{ group: text.palette.goTo, label: name, run: () => void navigate({ to }) }] : [];
    }),
  );
  if (query === "" || !person.permissions.has("assessments:read")) return pages;
  const group = text.palette.find;
  if (SESSION.test(query))
    return [
      { group, label: text.palette.openSession({ id: query }), run: () => void navigate({ to: "/assessments/$sessionId", params: { sessionId: query } }) },
    ];
  const filters = query.includes("@")
    ? [{ group, label: text.palette.byEmail({ email: query }), run: () => void navigate({ to: "/assessments", search: { email: query } }) }]
    : [{ group, label: text.palette.byOrder({ id: query }), run: () => void navigate({ to: "/assessments", search: { order_id: query } }) }];
  const kind = likelyKind(query);
  const entity = {
    group,
    label: text.entities.lookUpValue({ value: query }),
    // a text of no special form may be of several kinds: the form has the choice
    run: () =>
      void (kind === "payer"
        ? navigate({ to: "/entities", search: { value: query } })
        : navigate({ to: "/entities/$kind/$value", params: { kind, value: query } })),
  };
  return [...pages, ...filters, entity];
}

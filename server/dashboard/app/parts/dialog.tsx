// A dialog: focus stays inside, Escape closes it.
import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Icon } from "./icon.tsx";

/** A dialog with a title. `name`: its class, for its width. */
export function Dialog({
  open,
  onClose,
  title,
  name = "",
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly name?: string;
  readonly children: ReactNode;
}) {
  const text = useText();
  return (
    <Base.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className={`dialog ${name}`}>
          <header>
            <Base.Title>{title}</Base.Title>
            <Base.Close className="icon-button" aria-label={text.common.close}>
              <Icon name="close" />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

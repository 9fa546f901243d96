// Short messages about what was just done.
import { Toast } from "@base-ui/react/toast";
import { failureOf } from "../api/failure.ts";
import { useText } from "../i18n/catalogue.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { Icon } from "./icon.tsx";

/** Says what was done, or what failed. */
export interface Say {
  readonly done: (message: string, action?: ToastAction) => void;
  readonly failed: (error: unknown) => void;
}

/** What can be done about what was just done. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Time (ms) for which a message with an action is shown. */
const ACTION_SHOWN = 10_000;

/** Messages for the component's own actions. */
export function useSay(): Say {
  const { add, close } = Toast.useToastManager();
  const text = useText();
  return {
    done: (message, action) => {
      const id = add({
        title: message,
        timeout: action === undefined ? 4000 : ACTION_SHOWN,
        ...(action === undefined
          ? {}
          : {
              actionProps: {
                children: action.label,
                onClick: () => {
                  close(id);
                  action.run();
                },
              },
            }),
      });
    },
    failed: (error) => {
      const failure = failureOf(error);
      const fields = failure.fields.map(({ path, message }) => `${path}: ${message}`).join("; ");
      add({ title: fields || failureSentence(failure, text), type: "failed", timeout: 10_000, priority: "high" });
    },
  };
}

/** Where the messages appear. */
export function Toasts() {
  const { toasts } = Toast.useToastManager();
  const text = useText();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toasts">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={`toast ${toast.type ?? ""}`}>
            <Toast.Title />
            {toast.actionProps !== undefined && <Toast.Action className="button" />}
            <Toast.Close className="icon-button" aria-label={text.common.close}>
              <Icon name="close" />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
